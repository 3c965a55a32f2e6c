/**
 * A move code: bits 0-6 the junction that it starts from, 7-9 the number of leaps, then three bits a direction, the
 * first leap lowest: 31 bits at most. The opening's code has no leaps, only the corner.
 */
export const MAX_LEAPS = 7
export const LEAP_BITS = 10

/** The junction 0..120 that a code starts from, or the corner that it takes. */
export function startOf(code: number): number {
  return code & 127
}

/** How many leaps a code makes: 1, 3, 5 or 7, or 0 for the opening. */
export function leapsOf(code: number): number {
  return (code >>> 7) & 7
}

/** The directions of a code, three bits each; take the lowest, then shift by three. */
export function directionsOf(code: number): number {
  return code >>> LEAP_BITS
}

/** Puts a code together. */
export function leapCode(start: number, leaps: number, directions: number): number {
  return start | (leaps << 7) | (directions << LEAP_BITS)
}
