import type { WorkProgress } from './api'

/** How the work on many things is followed. */
export interface Watch {
  /** Says that it is under way, though not yet how much there is to do. */
  begin(): void
  /** Says how much is done, and whether to go on. */
  goOn(done: number, total: number): boolean
  isStopped(): boolean
}

/** The calls under way that a window may stop by the name it gave them. */
export class Works {
  private readonly running = new Set<string>()
  private readonly stopped = new Set<string>()

  constructor(private readonly emit: (progress: WorkProgress) => void) {}

  /** Runs work on many things; without a name nobody watches. */
  async run<T>(work: string | undefined, act: (watch: Watch) => Promise<T>): Promise<T> {
    if (work === undefined) return act({ begin: () => undefined, goOn: () => true, isStopped: () => false })
    const isStopped = () => this.stopped.has(work)
    this.running.add(work)
    try {
      return await act({
        begin: () => this.emit({ kind: 'progress', work, done: 0, total: null }),
        goOn: (done, total) => {
          this.emit({ kind: 'progress', work, done, total })
          return !isStopped()
        },
        isStopped,
      })
    } finally {
      this.running.delete(work)
      this.stopped.delete(work)
    }
  }

  /** Has work of that name end soon; none of that name is no failure. */
  stop(work: string): void {
    if (this.running.has(work)) this.stopped.add(work)
  }
}
