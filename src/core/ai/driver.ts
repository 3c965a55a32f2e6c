import type { Work } from './work'

/** Longest time that work goes on without attending to messages (milliseconds). */
export const SLICE = 8

/**
 * Runs a search or other work to its end in slices of SLICE milliseconds and calls `done` once. `later` must run its argument after
 * waiting messages have been attended to.
 */
export function drive(work: Work, later: (task: () => void) => void, done: () => void): void {
  const step = () => {
    if (work.run(SLICE)) done()
    else later(step)
  }
  later(step)
}
