import type { Watch } from '#bridge/works'

const AT_ONCE = 32 // files that are written side by side; between two such lots a person may stop the work

/** Does something to many things, a lot at a time, until all are done or the watch says to stop; the outcomes in their order. */
export async function inLots<A, R>(
  things: readonly A[],
  watch: Pick<Watch, 'goOn'>,
  act: (lot: readonly A[]) => Promise<readonly R[]>,
): Promise<readonly R[]> {
  const outcomes: R[] = []
  for (let done = 0; done < things.length; done += AT_ONCE) {
    if (!watch.goOn(done, things.length)) break
    outcomes.push(...(await act(things.slice(done, done + AT_ONCE))))
  }
  return outcomes
}
