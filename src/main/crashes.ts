const HEALTHY_MS = 60_000

/**
 * Decides what happens when the page of the window has died: it is loaded once more by itself, with the unsaved work that
 * was kept; if it dies again within a minute, the person is asked.
 */
export class CrashPolicy {
  private lastAt = Number.NEGATIVE_INFINITY

  /** What to do about a death at a time in milliseconds. */
  onDeath(now: number): 'reload' | 'ask' {
    const again = now - this.lastAt < HEALTHY_MS
    this.lastAt = now
    return again ? 'ask' : 'reload'
  }
}
