import { ABOVE, BELOW, BEYOND, FULL_LINE, SIZE } from './bits'

/**
 * What a kas can capture on one axis (RULES 2, Lines), packed in one number: bits 0-10 a set of places, bits 11-21 a
 * second one, bit 22 and bit 23 set where the first and the second is white. An empty set stands for nothing.
 */
export type Captures = number

export const SECOND_SHIFT = 11
export const FIRST_SET = FULL_LINE
export const SECOND_SET = FULL_LINE << SECOND_SHIFT
export const FIRST_WHITE = 1 << 22
export const SECOND_WHITE = 1 << 23

/** A place beyond the line: the lowest member of a side without tokens. */
const NOWHERE = 1 << 11

/**
 * The lines of odd size through `place`, on an axis that holds `black` and `white`; `kas` is the place of the
 * opponent's kas on it, or -1. The gadong is simply empty here: lines span it.
 */
export function captures(black: number, white: number, place: number, kas: number): Captures {
  let above = ABOVE[place] as number
  let below = BELOW[place] as number
  if (kas > place) above &= (1 << kas) - 1
  else if (kas >= 0) below &= -2 << kas
  const up = runAbove(black & above, white & above)
  const down = runBelow(black & below, white & below)
  const upIsWhite = (up & white) !== 0
  const downIsWhite = (down & white) !== 0
  if (upIsWhite === downIsWhite && up !== 0 && down !== 0) return first(up | down, upIsWhite)
  return first(up, upIsWhite) | second(down, downIsWhite)
}

/** The lowest token of a side and the further ones of its colour below the other's: the other part is empty. */
function runAbove(black: number, white: number): number {
  const lowBlack = (black | NOWHERE) & -(black | NOWHERE)
  const lowWhite = (white | NOWHERE) & -(white | NOWHERE)
  return (black & (lowWhite - 1)) | (white & (lowBlack - 1))
}

function runBelow(black: number, white: number): number {
  return (black & (BEYOND[white] as number)) | (white & (BEYOND[black] as number))
}

function first(run: number, isWhite: boolean): Captures {
  if (((SIZE[run] as number) & 1) === 0) return 0
  return isWhite ? run | FIRST_WHITE : run
}

function second(run: number, isWhite: boolean): Captures {
  if (((SIZE[run] as number) & 1) === 0) return 0
  return isWhite ? (run << SECOND_SHIFT) | SECOND_WHITE : run << SECOND_SHIFT
}
