/**
 * Decides what happens when the page of the window has died: it is loaded once more by itself, with the unsaved work that
 * was kept; if it dies again within a minute, the person is asked.
 */
export declare class CrashPolicy {
    private lastAt;
    /** What to do about a death at a time in milliseconds. */
    onDeath(now: number): 'reload' | 'ask';
}
