import { BOARD_SIZE, fileOf, JUNCTIONS, rankOf } from '../../board/junction'

/**
 * Cells: the board inside of a frame two cells wide, so that a leap over the edge meets a blocked cell instead of needing
 * a check. The two cells between one rank and the next serve as the frame of both.
 */
export const STRIDE = BOARD_SIZE + 2
export const FIRST_ROW = 2
export const END_ROW = FIRST_ROW + BOARD_SIZE
export const CELL_COUNT = STRIDE * (END_ROW + 2)

/** Row of each cell: its rank + 1 on the board. */
export const ROW_OF = Uint8Array.from({ length: CELL_COUNT }, (_, cell) => Math.floor(cell / STRIDE))

/** File of each cell: 0..10 on the board. */
export const FILE_OF = Uint8Array.from({ length: CELL_COUNT }, (_, cell) => cell % STRIDE)

/** Cell of each junction 0..120. */
export const CELL_OF = Uint8Array.from(
  JUNCTIONS,
  (junction) => (rankOf(junction) + 1) * STRIDE + fileOf(junction),
)

/** Junction of each cell of the board; whatever for the frame. */
export const JUNCTION_OF = Uint8Array.from(
  { length: CELL_COUNT },
  (_, cell) => ((ROW_OF[cell] as number) - FIRST_ROW) * BOARD_SIZE + (FILE_OF[cell] as number),
)

/** Directions of a leap, clockwise from north; the opposite of each is 4 apart, and the odd ones are diagonal. */
export const NORTH = 0
export const NORTH_EAST = 1
export const EAST = 2
export const SOUTH_EAST = 3
export const SOUTH = 4
export const SOUTH_WEST = 5
export const WEST = 6
export const NORTH_WEST = 7
export const OPPOSITE = 4 // to be XORed

/** What to add to a cell to go one junction in a direction. */
export const DELTA = Int8Array.of(STRIDE, STRIDE + 1, 1, 1 - STRIDE, -STRIDE, -STRIDE - 1, -1, STRIDE - 1)

/** Lines that hold a set of tokens as bits by file: the rows by their number, then the two main diagonals. */
export const RISING = END_ROW + 2
export const FALLING = RISING + 1
export const LINE_COUNT = FALLING + 1

/** The diagonal through each cell, or 0. The centre, which both share, is always gadong. */
export const DIAGONAL_OF = Uint8Array.from({ length: CELL_COUNT }, (_, cell) => {
  const file = FILE_OF[cell] as number
  const row = ROW_OF[cell] as number
  if (row === rowOn(RISING, file)) return RISING
  return row === rowOn(FALLING, file) ? FALLING : 0
})

/** The row in which a diagonal crosses a file. */
export function rowOn(diagonal: number, file: number): number {
  return diagonal === RISING ? FIRST_ROW + file : END_ROW - 1 - file
}

const STRAIGHT = Uint8Array.of(NORTH, EAST, SOUTH, WEST)
const ALSO_RISING = Uint8Array.of(NORTH, NORTH_EAST, EAST, SOUTH, SOUTH_WEST, WEST)
const ALSO_FALLING = Uint8Array.of(NORTH, EAST, SOUTH_EAST, SOUTH, WEST, NORTH_WEST)

/**
 * The directions of the marked lines through each cell, ascending (RULES 4): a leap that starts along one of the
 * diagonals stays on it.
 */
export const DIRECTIONS_AT: readonly Uint8Array[] = Array.from(DIAGONAL_OF, (diagonal) => {
  if (diagonal === 0) return STRAIGHT
  return diagonal === RISING ? ALSO_RISING : ALSO_FALLING
})

/** The corners a1, k1, a11, k11, as junctions. */
export const CORNERS: readonly number[] = [0, 10, 110, 120]
