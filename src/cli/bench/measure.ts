import { PerformanceObserver } from 'node:perf_hooks'
import { setImmediate as turn } from 'node:timers/promises'

/** What repeated runs of one case cost. */
export interface Measured<T> {
  readonly value: T // of the last run
  readonly milliseconds: number // median
  readonly runs: number
  readonly bytes: number // heap bytes that the median run allocated, as far as no collection hid them
  readonly collections: number // of garbage, over all measured runs
}

/** Runs a case once to warm up and then `runs` times (odd), and takes the median. The value must not differ between runs. */
export async function measure<T>(runs: number, run: () => T | Promise<T>): Promise<Measured<T>> {
  let value = await run()
  let collections = 0
  const observer = new PerformanceObserver((list) => (collections += list.getEntries().length))
  observer.observe({ entryTypes: ['gc'] })
  const times: number[] = []
  const bytes: number[] = []
  for (let i = 0; i < runs; i++) {
    await turn()
    const heap = process.memoryUsage().heapUsed
    const started = performance.now()
    value = await run()
    times.push(performance.now() - started)
    bytes.push(Math.max(0, process.memoryUsage().heapUsed - heap))
  }
  await turn()
  await turn() // entries arrive a turn late
  observer.disconnect()
  return { value, milliseconds: median(times), runs, bytes: median(bytes), collections }
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN
}
