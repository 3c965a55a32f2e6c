import type { BridgeEvent } from '#bridge/api'

/** Work as the one who does it sees it. */
export interface WatchedWork {
  /** Says how much is done; false when it is to end. */
  goOn(done: number, total: number): boolean
  isStopped(): boolean
}

/** The work that this window does itself for want of a host that could: told of and stopped like that of the host. */
export class OwnWork {
  private readonly listeners = new Set<(event: BridgeEvent) => void>()
  private readonly running = new Set<string>()
  private readonly stopped = new Set<string>()

  /** Listens to how far the work is until the returned function is called. */
  listen(listener: (event: BridgeEvent) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Does some work; nobody hears of it and nobody can stop it when it has no name. */
  async run<T>(work: string | undefined, act: (watched: WatchedWork) => Promise<T>): Promise<T> {
    if (work === undefined) return act({ goOn: () => true, isStopped: () => false })
    const isStopped = () => this.stopped.has(work)
    this.running.add(work)
    try {
      return await act({
        goOn: (done, total) => {
          for (const listener of this.listeners) listener({ kind: 'progress', work, done, total })
          return !isStopped()
        },
        isStopped,
      })
    } finally {
      this.running.delete(work)
      this.stopped.delete(work)
    }
  }

  stop(work: string): void {
    if (this.running.has(work)) this.stopped.add(work)
  }
}
