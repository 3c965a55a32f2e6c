/**
 * Flushes the names of folders. Of many files that change in one folder at the same time each waits until its own change is
 * on the disk, and all that asked before a flush began share it.
 */
export class FolderSyncs {
  private readonly running = new Map<string, Promise<void>>()
  private readonly waiting = new Map<string, Promise<void>>()

  constructor(private readonly syncFolder: (path: string) => Promise<void>) {}

  /** Resolves when every name that is in the folder now is on the disk itself; rejects as the flush does. */
  sync(path: string): Promise<void> {
    const waiting = this.waiting.get(path)
    if (waiting) return waiting
    const running = this.running.get(path)
    if (!running) return this.start(path)
    const next = running
      .catch(() => undefined) // told to those who wait for it
      .then(() => {
        this.waiting.delete(path)
        return this.start(path)
      })
    this.waiting.set(path, next)
    return next
  }

  private start(path: string): Promise<void> {
    const flush = this.syncFolder(path).finally(() => this.running.delete(path))
    this.running.set(path, flush)
    return flush
  }
}
