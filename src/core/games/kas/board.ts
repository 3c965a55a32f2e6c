import { BOARD_SIZE, JUNCTIONS, inGadong, type Gadong } from '../../board/junction'
import type { Board } from '../../pattern/cells'
import { lowest, SIZE } from './bits'
import { BLACK, RANK, WHITE } from './codes'
import { TERNARY } from './lineCounts'
import { kasWord, passageWord, toggle, tokenWord, TURN_WORD } from './zobrist'

/**
 * The tokens, kas and hauls of a kas game as sets of places by line, and the key of it all. It knows no rules: the
 * state beside it decides what may be done.
 */
export class KasBoard {
  /** Token sets by `(colour * 2 + axis) * 11 + line`. Every token is in one set of each axis. */
  readonly tokens = new Int32Array(44)
  /** The same tokens as a ternary number by `axis * 11 + line`: see lineCounts. */
  readonly numbers = new Int32Array(22)
  /** The gadong's places by line; the same on both axes. */
  readonly closed = new Int32Array(BOARD_SIZE)
  /** Junction of each seat's kas, or -1 before its promotion. */
  readonly kas = new Int32Array([-1, -1])
  /** File emptied by each seat, or -1. */
  readonly passages = new Int32Array([-1, -1])
  /** Tokens captured, by `seat * 2 + colour`. */
  readonly hauls = new Int32Array(4)
  /** The key, as two signed halves. A typed array, because a field beyond 31 bits would be boxed. */
  readonly key = new Int32Array(2)

  constructor(
    readonly gadong: Gadong,
    board?: Board,
  ) {
    for (const junction of JUNCTIONS) {
      const row = rowOf(junction)
      if (inGadong(junction, gadong))
        this.closed[row] = (this.closed[row] as number) | (1 << columnOf(junction))
      const cell = board?.cells[junction]
      if (cell === 'b' || cell === 'w') this.changeToken(cell === 'b' ? BLACK : WHITE, junction, 1)
    }
  }

  /** The set of one colour's places on a line. */
  set(colour: number, axis: number, line: number): number {
    return this.tokens[(colour * 2 + axis) * BOARD_SIZE + line] as number
  }

  /** The places of a line that hold a token. */
  occupied(axis: number, line: number): number {
    return this.set(BLACK, axis, line) | this.set(WHITE, axis, line)
  }

  /** The place of a seat's kas on a line, or -1 if it does not stand there. */
  kasOn(seat: number, axis: number, line: number): number {
    const junction = this.kas[seat] as number
    if (junction < 0) return -1
    const row = rowOf(junction)
    const column = columnOf(junction)
    if (axis === RANK) return row === line ? column : -1
    return column === line ? row : -1
  }

  /** Adds a token (`sign` 1) or removes it (-1). */
  changeToken(colour: number, junction: number, sign: 1 | -1): void {
    const row = rowOf(junction)
    this.changeLine(colour, RANK, row, 1 << columnOf(junction), sign)
    toggle(this.key, tokenWord(colour, junction))
  }

  /** Takes a set of one colour on one line into a seat's haul (`sign` 1), or puts it back (-1). */
  transfer(seat: number, colour: number, axis: number, line: number, set: number, sign: 1 | -1): void {
    this.changeLine(colour, axis, line, set, sign === 1 ? -1 : 1)
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      toggle(this.key, tokenWord(colour, junctionOn(axis, line, lowest(rest))))
    }
    const haul = seat * 2 + colour
    this.hauls[haul] = (this.hauls[haul] as number) + sign * (SIZE[set] as number)
  }

  /** Adds or removes a set of one colour on one line, on both axes; the key and the hauls are the caller's. */
  changeLine(colour: number, axis: number, line: number, set: number, sign: 1 | -1): void {
    const { tokens, numbers } = this
    const value = sign * (colour + 1)
    const here = axis * BOARD_SIZE + line
    const across = (1 - axis) * BOARD_SIZE
    const plane = colour * 2 * BOARD_SIZE
    tokens[plane + here] = (tokens[plane + here] as number) ^ set
    numbers[here] = (numbers[here] as number) + value * (TERNARY[set] as number)
    const bit = 1 << line
    const power = value * (TERNARY[bit] as number)
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const there = across + lowest(rest)
      tokens[plane + there] = (tokens[plane + there] as number) ^ bit
      numbers[there] = (numbers[there] as number) + power
    }
  }

  /** Moves a seat's kas; -1 takes it off the board. */
  placeKas(seat: number, junction: number): void {
    const before = this.kas[seat] as number
    if (before >= 0) toggle(this.key, kasWord(seat, before))
    if (junction >= 0) toggle(this.key, kasWord(seat, junction))
    this.kas[seat] = junction
  }

  /** Notes the file that a seat emptied; -1 forgets it. */
  setPassage(seat: number, file: number): void {
    const before = this.passages[seat] as number
    this.keyPassage(seat, file >= 0 ? file : before)
    this.passages[seat] = file
  }

  /** Takes a passage into the key or out of it: it is in from the passage to the seat's promotion. */
  keyPassage(seat: number, file: number): void {
    toggle(this.key, passageWord(seat, file))
  }

  /** Passes the turn in the key. */
  keyTurn(): void {
    toggle(this.key, TURN_WORD)
  }

  /** Tokens of a colour that a seat has captured. */
  haul(seat: number, colour: number): number {
    return this.hauls[seat * 2 + colour] as number
  }

  /** Points of a seat's haul: 1 for a black token, 2 for a white one (RULES 1). */
  points(seat: number): number {
    return this.haul(seat, BLACK) + 2 * this.haul(seat, WHITE)
  }

  /** Whether no token is left. */
  isEmpty(): boolean {
    for (let line = 0; line < BOARD_SIZE; line++) if (this.occupied(RANK, line) !== 0) return false
    return true
  }

  /** An independent copy. */
  copy(): KasBoard {
    const copy = new KasBoard(this.gadong)
    copy.tokens.set(this.tokens)
    copy.numbers.set(this.numbers)
    copy.kas.set(this.kas)
    copy.passages.set(this.passages)
    copy.hauls.set(this.hauls)
    copy.key.set(this.key)
    return copy
  }
}

/** The rank of a junction as a line index, 0..10. */
export function rowOf(junction: number): number {
  return (junction / BOARD_SIZE) | 0
}

/** The file of a junction as a line index, 0..10. */
export function columnOf(junction: number): number {
  return junction % BOARD_SIZE
}

/** The junction on a place of a line of an axis. */
export function junctionOn(axis: number, line: number, place: number): number {
  return axis === RANK ? line * BOARD_SIZE + place : place * BOARD_SIZE + line
}
