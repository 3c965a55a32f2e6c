import type { Search } from './contract'

/** Longest time that a search works without attending to messages (milliseconds). */
export const SLICE = 8

/**
 * Runs a search to its end in slices of SLICE milliseconds and calls `done` once. `later` must run its argument after
 * waiting messages have been attended to.
 */
export function drive(search: Search, later: (task: () => void) => void, done: () => void): void {
  const step = () => {
    if (search.run(SLICE)) done()
    else later(step)
  }
  later(step)
}
