export declare const SCHEME = "app";
/** The address of the window's page. */
export declare const WINDOW_URL = "app://bundle/index.html";
/** Whether an address is one of the window's own. (Its `origin` does not say: Node knows none for such schemes.) */
export declare function isOwnUrl(text: string): boolean;
