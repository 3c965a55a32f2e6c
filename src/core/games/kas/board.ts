import { JUNCTIONS, inGadong, type Gadong } from '../../board/junction'
import type { Board } from '../../pattern/cells'
import { lowest, SIZE } from './bits'
import { LINE_INDEX } from './captureTable'
import { BLACK, WHITE } from './codes'
import { COLUMN, FIRST_FILE, junctionOn, LINE_COUNT, ROW } from './geometry'
import { kasWord, toggle, tokenWord } from './zobrist'

/**
 * The tokens, kas and hauls of a kas game as sets of places by line (see geometry), and the key of it all. It knows
 * no rules: the state beside it decides what may be done.
 */
export class KasBoard {
  /** Token sets by `colour * 22 + line`. Every token is on two lines. */
  readonly tokens = new Int32Array(2 * LINE_COUNT)
  /** The same tokens by line as an index of the capture table. */
  readonly indices = new Int32Array(LINE_COUNT)
  /** The gadong's places by line. */
  readonly closed = new Int32Array(LINE_COUNT)
  /** Junction of each seat's kas, or -1 before its promotion. */
  readonly kas = new Int32Array([-1, -1])
  /** File emptied by each seat, or -1. */
  readonly passages = new Int32Array([-1, -1])
  /** Tokens left on the board, by colour. */
  readonly left = new Int32Array(2)
  /** Tokens captured, by `seat * 2 + colour`. */
  readonly hauls = new Int32Array(4)
  /** The key, as two signed halves. A typed array, because a field beyond 31 bits would be boxed. */
  readonly key = new Int32Array(2)

  constructor(
    readonly gadong: Gadong,
    board?: Board,
  ) {
    for (const junction of JUNCTIONS) {
      const row = ROW[junction] as number
      const column = COLUMN[junction] as number
      if (inGadong(junction, gadong)) {
        this.closed[row] = (this.closed[row] as number) | (1 << column)
        this.closed[FIRST_FILE + column] = (this.closed[FIRST_FILE + column] as number) | (1 << row)
      }
      const cell = board?.cells[junction]
      if (cell === 'b' || cell === 'w') this.changeToken(cell === 'b' ? BLACK : WHITE, junction, 1)
    }
  }

  /** The places of one colour on a line. */
  set(colour: number, line: number): number {
    return this.tokens[colour * LINE_COUNT + line] as number
  }

  /** The places of a line that hold a token. */
  occupied(line: number): number {
    return this.set(BLACK, line) | this.set(WHITE, line)
  }

  /** The places of a line where no kas may stop or pass, the other kas apart. */
  stopping(line: number): number {
    // [choice] RULES 2: the gadong stops a slide, though a line of capture spans it.
    return this.set(BLACK, line) | this.set(WHITE, line) | (this.closed[line] as number)
  }

  /** Adds a token (`sign` 1) or removes it (-1). */
  changeToken(colour: number, junction: number, sign: 1 | -1): void {
    this.changeLine(colour, ROW[junction] as number, 1 << (COLUMN[junction] as number), sign)
    this.left[colour] = (this.left[colour] as number) + sign
    toggle(this.key, tokenWord(colour, junction))
  }

  /** Takes a set of one colour on one line into a seat's haul (`sign` 1), or puts it back (-1). */
  transfer(seat: number, colour: number, line: number, set: number, sign: 1 | -1): void {
    this.changeLine(colour, line, set, sign === 1 ? -1 : 1)
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      toggle(this.key, tokenWord(colour, junctionOn(line, lowest(rest))))
    }
    const change = sign * (SIZE[set] as number)
    const haul = seat * 2 + colour
    this.left[colour] = (this.left[colour] as number) - change
    this.hauls[haul] = (this.hauls[haul] as number) + change
  }

  /** Adds or removes a set of one colour on one line and those crossing it; key, hauls and `left` are the caller's. */
  changeLine(colour: number, line: number, set: number, sign: 1 | -1): void {
    const { tokens, indices } = this
    const value = sign * (colour + 1)
    const plane = colour * LINE_COUNT
    tokens[plane + line] = (tokens[plane + line] as number) ^ set
    indices[line] = (indices[line] as number) + value * (LINE_INDEX[set] as number)
    const crossing = line < FIRST_FILE ? FIRST_FILE : 0
    const bit = 1 << (line + crossing - FIRST_FILE)
    const power = value * (LINE_INDEX[bit] as number)
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const crossed = crossing + lowest(rest)
      tokens[plane + crossed] = (tokens[plane + crossed] as number) ^ bit
      indices[crossed] = (indices[crossed] as number) + power
    }
  }

  /** Moves a seat's kas; -1 takes it off the board. */
  placeKas(seat: number, junction: number): void {
    const before = this.kas[seat] as number
    if (before >= 0) toggle(this.key, kasWord(seat, before))
    if (junction >= 0) toggle(this.key, kasWord(seat, junction))
    this.kas[seat] = junction
  }

  /** Tokens of a colour that a seat has captured. */
  haul(seat: number, colour: number): number {
    return this.hauls[seat * 2 + colour] as number
  }

  /** Points of a seat's haul: 1 for a black token, 2 for a white one (RULES 1). */
  points(seat: number): number {
    return this.haul(seat, BLACK) + 2 * this.haul(seat, WHITE)
  }

  /** Tokens that lie on the board. */
  tokensLeft(): number {
    return (this.left[BLACK] as number) + (this.left[WHITE] as number)
  }

  /** Points that lie on the board. */
  pointsLeft(): number {
    return (this.left[BLACK] as number) + 2 * (this.left[WHITE] as number)
  }

  /** Whether no token is left. */
  isEmpty(): boolean {
    return this.pointsLeft() === 0
  }

  /** An independent copy. */
  copy(): KasBoard {
    const copy = new KasBoard(this.gadong)
    copy.tokens.set(this.tokens)
    copy.indices.set(this.indices)
    copy.kas.set(this.kas)
    copy.passages.set(this.passages)
    copy.left.set(this.left)
    copy.hauls.set(this.hauls)
    copy.key.set(this.key)
    return copy
  }
}
