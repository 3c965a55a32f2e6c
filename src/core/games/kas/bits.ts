/** Sets of places on one line of the board: bit i is place i, 0 (west or south end) to 10. */
export const FULL_LINE = 0x7ff

const LINE_SETS = 1 << 11

/** How many places a set holds. */
export const SIZE = Uint8Array.from({ length: LINE_SETS }, (_, set) => countBits(set))

/** The places beyond the highest member of a set: all of them for the empty set. */
export const BEYOND = Uint16Array.from(
  { length: LINE_SETS },
  (_, set) => FULL_LINE & ~lowerSet(32 - Math.clz32(set)),
)

/** The places above a place. */
export const ABOVE = Uint16Array.from({ length: 11 }, (_, place) => FULL_LINE & ~lowerSet(place + 1))

/** The places below a place. */
export const BELOW = Uint16Array.from({ length: 11 }, (_, place) => lowerSet(place))

/** By `place * 2048 + stopping`: where a piece on that place may slide when pieces on `stopping` places stop it. */
export const REACH = Uint16Array.from({ length: 11 * LINE_SETS }, (_, index) =>
  reachOf(index >> 11, index & 0x7ff),
)

/** The index of the lowest member of a set that is not empty. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set)
}

/** 1 for a set of places with members, 0 for the empty one; arithmetic, because a branch would be guessed wrong. */
export function isSome(set: number): number {
  return (set + FULL_LINE) >> 11
}

function lowerSet(count: number): number {
  return (1 << count) - 1
}

function countBits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

function reachOf(place: number, stopping: number): number {
  let reach = 0
  for (let to = place + 1; to <= 10 && (stopping & (1 << to)) === 0; to++) reach |= 1 << to
  for (let to = place - 1; to >= 0 && (stopping & (1 << to)) === 0; to--) reach |= 1 << to
  return reach
}
