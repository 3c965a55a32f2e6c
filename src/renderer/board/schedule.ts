export const SLIDE_MS = 180
const FLIGHT_MS = 160
const FLIGHT_GAP_MS = 40
const FLIGHTS_TOTAL_MS = 600
const HOP_MS = 140

/** When one animation starts and how long it takes, in milliseconds. */
export interface Timing {
  readonly delay: number
  readonly duration: number
}

/** Timings of tokens flying to the bowl, in order: 160 ms each, 40 ms apart, closer where they would pass 600 ms in all. */
export function flightTimings(count: number, start: number): readonly Timing[] {
  const gap = count < 2 ? 0 : Math.min(FLIGHT_GAP_MS, (FLIGHTS_TOTAL_MS - FLIGHT_MS) / (count - 1))
  return Array.from({ length: count }, (_, index) => ({ delay: start + index * gap, duration: FLIGHT_MS }))
}

/** Timings of the leaps of a chain, one after the other. A single step takes the time of a slide. */
export function hopTimings(count: number): readonly Timing[] {
  const duration = count === 1 ? SLIDE_MS : HOP_MS
  return Array.from({ length: count }, (_, index) => ({ delay: index * duration, duration }))
}

/** The easing curve cubic-bezier(.2, 0, 0, 1): progress 0..1 of time to progress 0..1 of way. */
export function ease(time: number): number {
  if (time <= 0) return 0
  if (time >= 1) return 1
  let low = 0
  let high = 1
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2
    if (bezier(middle, 0.2, 0) < time) low = middle
    else high = middle
  }
  return bezier((low + high) / 2, 0, 1)
}

function bezier(parameter: number, first: number, second: number): number {
  const rest = 1 - parameter
  return 3 * rest * rest * parameter * first + 3 * rest * parameter ** 2 * second + parameter ** 3
}
