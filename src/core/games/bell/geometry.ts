import { BOARD_SIZE, fileOf, JUNCTIONS, rankOf } from '../../board/junction'

/**
 * The board inside of a frame two cells wide, so that a leap over the edge meets a blocked cell instead of needing a
 * check. The two cells between one rank and the next serve as the frame of both.
 */
export const STRIDE = BOARD_SIZE + 2
export const CELL_COUNT = STRIDE * (BOARD_SIZE + 4)

/** Cell of each junction 0..120. */
export const CELL_OF = Uint8Array.from(
  JUNCTIONS,
  (junction) => (rankOf(junction) + 1) * STRIDE + fileOf(junction),
)

/** Junction of each cell; 255 for the frame. */
export const JUNCTION_OF = new Uint8Array(CELL_COUNT).fill(255)
for (const junction of JUNCTIONS) JUNCTION_OF[cellOf(junction)] = junction

/** Directions of a leap: north, then clockwise; the odd ones are diagonal. */
export const NORTH = 0
export const EAST = 2
export const SOUTH = 4
export const WEST = 6

/** What to add to a cell to go one junction in a direction 0..7. */
export const DELTA = Int8Array.of(STRIDE, STRIDE + 1, 1, 1 - STRIDE, -STRIDE, -STRIDE - 1, -1, STRIDE - 1)

const STRAIGHT = Uint8Array.of(0, 2, 4, 6)
const STRAIGHT_AND_RISING = Uint8Array.of(0, 1, 2, 4, 5, 6)
const STRAIGHT_AND_FALLING = Uint8Array.of(0, 2, 3, 4, 6, 7)

/**
 * The directions of the marked lines through each cell, ascending (RULES 4): the diagonals join only junctions of
 * the two main diagonals, so a leap that starts along one stays on it. The centre is gadong and starts nothing.
 */
export const DIRECTIONS_AT: readonly Uint8Array[] = Array.from({ length: CELL_COUNT }, (_, cell) => {
  const file = cell % STRIDE
  const rank = Math.floor(cell / STRIDE) - 2
  if (file === rank) return STRAIGHT_AND_RISING
  if (file + rank === BOARD_SIZE - 1) return STRAIGHT_AND_FALLING
  return STRAIGHT
})

/** The corners a1, k1, a11, k11, as junctions. */
export const CORNERS: readonly number[] = [0, 10, 110, 120]

function cellOf(junction: number): number {
  return CELL_OF[junction] ?? 0
}
