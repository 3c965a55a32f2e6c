export interface Bounds {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
}
/** How the window was left; kept beside Chromium's own profile. */
export interface WindowState {
    readonly bounds: Bounds | null;
    readonly maximized: boolean;
    readonly fullScreen: boolean;
    readonly folder: string | null;
}
export declare const MINIMUM: {
    width: number;
    height: number;
};
export declare const FIRST_STATE: WindowState;
/** Reads what `writeWindowState` made; the state of a first run for anything else. */
export declare function parseWindowState(text: string | null): WindowState;
/** The text of a state's file. */
export declare function makeWindowState(state: WindowState): string;
/**
 * Where to show the window: where it was if a person could still move it from there, else centred on the first display.
 * `areas` are the displays' areas without bars, the main one first; the window is never larger than its display.
 */
export declare function placeWindow(saved: Bounds | null, areas: readonly Bounds[]): Bounds;
