import { ABOVE, BELOW, BEYOND, isSome, SIZE } from './bits'

/**
 * Tokens of one colour that a kas can capture on a line: bits 0-10 their places, bit 11 set if they are white. 0 is
 * nothing.
 */
export type Capture = number

/** What a kas can capture on one line (RULES 2, Lines): one capture in bits 0-11, another in bits 12-23. */
export type Captures = number

export const CAPTURE_BITS = 12
export const CAPTURE_MASK = (1 << CAPTURE_BITS) - 1
const WHITE_SHIFT = 11

/** A place beyond the line: the lowest member of a side without tokens. */
const NOWHERE = 1 << 11

/**
 * The lines of odd size through `place`, on a line of the board with these tokens. What stands beyond the opponent's
 * kas must be left out; the gadong is simply empty here, since lines of capture span it.
 */
export function captures(black: number, white: number, place: number): Captures {
  const above = ABOVE[place] as number
  const below = BELOW[place] as number
  const up = runAbove(black & above, white & above)
  const down = runBelow(black & below, white & below)
  const upIsWhite = isSome(up & white)
  const downIsWhite = isSome(down & white)
  // Runs of one colour on both sides are one line: the kas has entered it.
  const merged = -(isSome(up) & isSome(down) & (1 ^ upIsWhite ^ downIsWhite))
  return ifOdd(up | (down & merged), upIsWhite) | (ifOdd(down & ~merged, downIsWhite) << CAPTURE_BITS)
}

/** 1 if a capture takes something, else 0. Arithmetic, because a branch would often be guessed wrong. */
export function isCapture(capture: Capture): number {
  return (capture + CAPTURE_MASK) >> CAPTURE_BITS
}

/** The lowest token of a side and the further ones of its colour below the other's: one of the two parts is empty. */
function runAbove(black: number, white: number): number {
  const lowBlack = (black | NOWHERE) & -(black | NOWHERE)
  const lowWhite = (white | NOWHERE) & -(white | NOWHERE)
  return (black & (lowWhite - 1)) | (white & (lowBlack - 1))
}

function runBelow(black: number, white: number): number {
  return (black & (BEYOND[white] as number)) | (white & (BEYOND[black] as number))
}

/** The capture of a set if its size is odd, else nothing. */
function ifOdd(set: number, isWhite: number): Capture {
  return (set | (isWhite << WHITE_SHIFT)) & -((SIZE[set] as number) & 1)
}
