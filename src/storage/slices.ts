import { setImmediate } from 'node:timers/promises'

const SLICE = 10 // milliseconds

/** Maps all items in their order, and lets other work of the program go on every few milliseconds. */
export async function mapInSlices<T, R>(items: readonly T[], map: (item: T) => R): Promise<readonly R[]> {
  const results: R[] = []
  let began = performance.now()
  for (const item of items) {
    results.push(map(item))
    if (performance.now() - began < SLICE) continue
    await setImmediate()
    began = performance.now()
  }
  return results
}
