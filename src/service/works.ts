import type { BridgeEvent } from '#bridge/api'

const AT_ONCE = 32 // files that are written side by side; between two such lots a person may stop the work

/** How the work on many things is followed. */
export interface Watch {
  /** Says how much is done, and whether to go on. */
  goOn(done: number, total: number): boolean
}

/** The calls under way that a window may stop by the name it gave them. */
export class Works {
  private readonly running = new Set<string>()
  private readonly stopped = new Set<string>()

  constructor(private readonly emit: (event: BridgeEvent) => void) {}

  /** Runs work on many things; without a name nobody watches. */
  async run<T>(work: string | undefined, act: (watch: Watch) => Promise<T>): Promise<T> {
    if (work === undefined) return act({ goOn: () => true })
    this.running.add(work)
    try {
      return await act({
        goOn: (done, total) => {
          this.emit({ kind: 'progress', work, done, total })
          return !this.stopped.has(work)
        },
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

/** Does something to many things, a lot at a time, until all are done or the watch says to stop; the outcomes in their order. */
export async function inLots<A, R>(
  things: readonly A[],
  watch: Watch,
  act: (lot: readonly A[]) => Promise<readonly R[]>,
): Promise<readonly R[]> {
  const outcomes: R[] = []
  for (let done = 0; done < things.length; done += AT_ONCE) {
    if (!watch.goOn(done, things.length)) break
    outcomes.push(...(await act(things.slice(done, done + AT_ONCE))))
  }
  return outcomes
}
