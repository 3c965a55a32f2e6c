/** Answers a request of the window's scheme with a file of the built window; 403, 404 or 405 for anything else. */
export declare function serveWindow(folder: string, request: Request): Promise<Response>;
