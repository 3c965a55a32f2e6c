import { BOARD_SIZE, JUNCTION_COUNT } from '../../board/junction'

/**
 * The 22 lines of the board: 0-10 are the ranks (their places are the files), 11-21 the files (their places are the
 * ranks minus 1).
 */
export const LINE_COUNT = 2 * BOARD_SIZE
export const FIRST_FILE = BOARD_SIZE

/** The set of all lines. */
export const ALL_LINES = (1 << LINE_COUNT) - 1

/** The rank line of a junction; also its place on its file line. */
export const ROW = Uint8Array.from({ length: JUNCTION_COUNT }, (_, junction) =>
  Math.floor(junction / BOARD_SIZE),
)

/** The file of a junction, which is its place on its rank line. */
export const COLUMN = Uint8Array.from({ length: JUNCTION_COUNT }, (_, junction) => junction % BOARD_SIZE)

/** The junction on a place of a line, by `line * 11 + place`. */
export const JUNCTION_ON = Uint8Array.from({ length: LINE_COUNT * BOARD_SIZE }, (_, index) => {
  const line = Math.floor(index / BOARD_SIZE)
  const place = index % BOARD_SIZE
  return line < FIRST_FILE ? index : place * BOARD_SIZE + (line - FIRST_FILE)
})

/** The junction on a place of a line. */
export function junctionOn(line: number, place: number): number {
  return JUNCTION_ON[line * BOARD_SIZE + place] as number
}
