import { ABOVE, BELOW, BEYOND, FULL_LINE, SIZE } from './bits'

/**
 * What a kas can capture on one axis (RULES 2, Lines), packed in one number: bits 0-10 a set of places, bits 11-21 a
 * second one, bit 22 and bit 23 set where the first and the second is white. An empty set stands for nothing.
 */
export type Captures = number

export const SECOND_SHIFT = 11
export const FIRST_WHITE = 1 << 22
export const SECOND_WHITE = 1 << 23

/**
 * The lines of odd size through `place`, on an axis that holds `black` and `white`; `kas` is the place of the
 * opponent's kas on it, or -1. The gadong is simply empty here: lines span it.
 */
export function captures(black: number, white: number, place: number, kas: number): Captures {
  let above = ABOVE[place] as number
  let below = BELOW[place] as number
  if (kas > place) above &= (1 << kas) - 1
  else if (kas >= 0) below &= -2 << kas
  const blackUp = black & above
  const whiteUp = white & above
  const blackDown = black & below
  const whiteDown = white & below
  // The nearer colour above has the lower lowest bit, the nearer below the higher highest bit.
  const upIsWhite = lowBit(whiteUp) < lowBit(blackUp)
  const downIsWhite = whiteDown > blackDown
  const up = upIsWhite ? whiteUp & (lowBit(blackUp) - 1) : blackUp & (lowBit(whiteUp) - 1)
  const down = downIsWhite
    ? whiteDown & (BEYOND[blackDown] as number)
    : blackDown & (BEYOND[whiteDown] as number)
  if (upIsWhite === downIsWhite && up !== 0 && down !== 0) return odd(up | down, upIsWhite)
  return odd(up, upIsWhite) | second(down, downIsWhite)
}

function odd(run: number, isWhite: boolean): Captures {
  if (((SIZE[run] as number) & 1) === 0) return 0
  return isWhite ? run | FIRST_WHITE : run
}

function second(run: number, isWhite: boolean): Captures {
  if (((SIZE[run] as number) & 1) === 0) return 0
  return isWhite ? (run << SECOND_SHIFT) | SECOND_WHITE : run << SECOND_SHIFT
}

/** The lowest member of a set as a set of its own; a place beyond the line for the empty set. */
function lowBit(set: number): number {
  return set === 0 ? FULL_LINE + 1 : set & -set
}
