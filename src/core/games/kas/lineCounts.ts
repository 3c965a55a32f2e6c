import { captures, FIRST_SET, SECOND_SET } from './lines'

/** A line of tokens as one number: its digits in base 3 by place are 0 empty, 1 black, 2 white. */
const LINE_NUMBERS = 3 ** 11

/** By set of places: the number of a line that holds black tokens there. White ones count twice. */
export const TERNARY = Int32Array.from({ length: 1 << 11 }, (_, set) => ternaryOf(set))

let table: Int32Array | null = null

/**
 * How many lines can be captured (0 to 2), by the number of a line and, two bits each, by the place of the capturing
 * kas on it. Only for lines without the opponent's kas, and for places without a token. Made when first asked for.
 */
export function lineCounts(): Int32Array {
  table ??= buildLineCounts()
  return table
}

function buildLineCounts(): Int32Array {
  const counts = new Int32Array(LINE_NUMBERS)
  for (let occupied = 0; occupied < 1 << 11; occupied++) {
    for (let white = occupied; ; white = (white - 1) & occupied) {
      counts[(TERNARY[occupied] as number) + (TERNARY[white] as number)] = countsOf(occupied & ~white, white)
      if (white === 0) break
    }
  }
  return counts
}

function countsOf(black: number, white: number): number {
  let packed = 0
  for (let place = 0; place <= 10; place++) {
    if ((((black | white) >> place) & 1) === 1) continue
    const found = captures(black, white, place, -1)
    packed |= (((found & FIRST_SET) !== 0 ? 1 : 0) + ((found & SECOND_SET) !== 0 ? 1 : 0)) << (2 * place)
  }
  return packed
}

function ternaryOf(set: number): number {
  let number = 0
  for (let place = 10; place >= 0; place--) number = 3 * number + ((set >> place) & 1)
  return number
}
