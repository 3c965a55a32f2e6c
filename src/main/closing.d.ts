/** What the close conversation needs to know of the window, and may do to it. */
export interface ClosingWindow {
    /** Whether somebody in the window would answer: it is loaded, alive and responsive. */
    canAnswer(): boolean;
    /** Asks the window whether it may close; it answers by `answer`. */
    ask(): void;
    /** Closes the window without asking. */
    destroy(): void;
    /** Ends the program, which asks every window that is still there. */
    quit(): void;
}
/**
 * The conversation before the window closes: it is asked, and closes when it says so. Quitting waits for the same answer
 * and is given up when the window stays.
 */
export declare class Closing {
    private readonly window;
    private asking;
    private quitting;
    constructor(window: ClosingWindow);
    /** The program is about to quit: closing the window goes on to that. */
    beforeQuit(): void;
    /** The window is about to close. True when it may; else the window is being asked. */
    mayClose(): boolean;
    /** What the window said; without a question it is nothing. */
    answer(mayClose: boolean): void;
    /** The page has gone: nobody will answer the question any more, and the window stays. */
    forget(): void;
}
