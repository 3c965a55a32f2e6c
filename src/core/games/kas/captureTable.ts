import { BOARD_SIZE } from '../../board/junction'
import { CAPTURE_BITS, CAPTURE_MASK, captures, isCapture, type Captures } from './lines'

/** Lines of tokens as ternary numbers: the digit of a place is 0 for empty, 1 for black, 2 for white. */
const LINE_NUMBERS = 3 ** BOARD_SIZE

const COUNT_SHIFT = 2 * CAPTURE_BITS

/**
 * By set of places: the index in the capture table of a line with black tokens there. White tokens add it twice, so
 * that the index of any line is a sum.
 */
export const LINE_INDEX = Int32Array.from({ length: 1 << BOARD_SIZE }, (_, set) => lineIndex(set))

let table: Int32Array | null = null

/**
 * What can be captured on every line: by the index of the line plus the place of the capturing kas, its captures and
 * how many they are. Only for lines without the opponent's kas; nothing for a place with a token. Takes 8 MB and some
 * 20 ms when first asked for.
 */
export function captureTable(): Int32Array {
  table ??= buildTable()
  return table
}

/** The captures of an entry of the table. */
export function capturesOf(entry: number): Captures {
  return entry & ((1 << COUNT_SHIFT) - 1)
}

/** How many captures an entry of the table holds, 0 to 2. */
export function countOf(entry: number): number {
  return entry >> COUNT_SHIFT
}

function buildTable(): Int32Array {
  const entries = new Int32Array(LINE_NUMBERS * BOARD_SIZE)
  for (let occupied = 0; occupied < 1 << BOARD_SIZE; occupied++) {
    for (let white = occupied; ; white = (white - 1) & occupied) {
      fillLine(entries, occupied & ~white, white)
      if (white === 0) break
    }
  }
  return entries
}

function fillLine(entries: Int32Array, black: number, white: number): void {
  const index = (LINE_INDEX[black] as number) + 2 * (LINE_INDEX[white] as number)
  for (let place = 0; place < BOARD_SIZE; place++) {
    if ((((black | white) >> place) & 1) === 1) continue
    const found = captures(black, white, place)
    const count = isCapture(found & CAPTURE_MASK) + isCapture(found >> CAPTURE_BITS)
    entries[index + place] = found | (count << COUNT_SHIFT)
  }
}

function lineIndex(set: number): number {
  let number = 0
  for (let place = BOARD_SIZE - 1; place >= 0; place--) number = 3 * number + ((set >> place) & 1)
  return BOARD_SIZE * number
}
