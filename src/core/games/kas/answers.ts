import { FULL_LINE, lowest, REACH } from './bits'
import type { KasBoard } from './board'
import { captureTable, countOf, LINE_INDEX } from './captureTable'
import { capturedSet, colourOf, lineOf, placeOf, targetOf } from './codes'
import { countOn } from './count'
import { crossedLines, entryFor } from './generate'
import { ALL_LINES, COLUMN, FIRST_FILE, ROW } from './geometry'

/**
 * Counts the slides that answer a slide of the other kas, without making it. A slide takes tokens from one line only,
 * so only those answers change whose way or line of capture meets that line: all answers are counted once with the
 * other kas off the board, and each of its slides then costs a difference.
 */
export class AnswerCounter {
  private kas = 0 // junction of the answering kas
  private row = 0
  private column = 0
  private lines = 0 // it crosses, with the other kas off the board
  private sum = 0 // of its captures on them

  constructor(private readonly board: KasBoard) {}

  /** Takes the answers of a seat in hand; only the lines `among` are looked at, which must hold all with tokens. */
  prepare(seat: number, among = ALL_LINES): void {
    const { board } = this
    const kas = board.kas[seat] as number
    const lines = crossedLines(board, kas, -1) & among
    this.kas = kas
    this.row = ROW[kas] as number
    this.column = COLUMN[kas] as number
    this.lines = lines
    this.sum = countOn(board, lines, kas)
  }

  /** The number of answers to a slide of the other kas; `among` as for `prepare`. */
  answersTo(code: number, among = ALL_LINES): number {
    const { board } = this
    const line = lineOf(code)
    const place = placeOf(code)
    const set = capturedSet(code)
    const isFile = line >= FIRST_FILE
    const index = isFile ? line - FIRST_FILE : line
    const parallel = isFile ? this.column : this.row // the index of the answering kas's own line beside it
    const meeting = isFile ? this.row : this.column // where its other line meets the line of capture
    let { lines, sum } = this
    if ((((set | (1 << place)) >> meeting) & 1) === 1 || parallel === index) {
      lines = this.linesAfter(line, place, set) & among
      sum = countOn(board, lines, this.kas)
    }
    const crossing = isFile ? 0 : FIRST_FILE
    const target = targetOf(code)
    sum += this.lossOn(set & (lines >> crossing), crossing, parallel, index, colourOf(code))
    if (((lines >> line) & 1) === 1) sum += this.shieldOn(line, meeting, target, FULL_LINE & ~set)
    const own = crossing + place
    if (((lines >> own) & 1) === 1) sum += this.shieldOn(own, parallel, target, FULL_LINE)
    return sum
  }

  /** What the loss of one token, at `index`, changes on each of a set of lines crossing the line of capture. */
  private lossOn(set: number, crossing: number, place: number, index: number, colour: number): number {
    const table = captureTable()
    const { indices } = this.board
    const lost = (LINE_INDEX[1 << index] as number) * (colour + 1)
    let sum = 0
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const entry = (indices[crossing + lowest(rest)] as number) + place
      sum += countOf(table[entry - lost] as number) - countOf(table[entry] as number)
    }
    return sum
  }

  /** What it changes on a line that the other kas now stands on it, with only some of its places still counted. */
  private shieldOn(line: number, place: number, other: number, places: number): number {
    const { board } = this
    const before = captureTable()[(board.indices[line] as number) + place] as number
    return countOf(entryFor(board, line, place, other, places)) - countOf(before)
  }

  /** The lines crossed after a capture that opens or closes a way of the answering kas. */
  private linesAfter(line: number, place: number, set: number): number {
    const { board, column, lines, row } = this
    const files = 0x7ff << FIRST_FILE
    const isFile = line >= FIRST_FILE
    const index = isFile ? line - FIRST_FILE : line
    const parallel = isFile ? column : row
    const meeting = isFile ? row : column
    if (parallel === index) {
      const reach = REACH[(meeting << 11) | (board.stopping(line) & ~set) | (1 << place)] as number
      return isFile ? (lines & files) | reach : (lines & 0x7ff) | (reach << FIRST_FILE)
    }
    const freed = ((set >> meeting) & 1) << index
    const blocked = place === meeting ? 1 << index : 0
    const stopping = (board.stopping((isFile ? 0 : FIRST_FILE) + meeting) & ~freed) | blocked
    const reach = REACH[(parallel << 11) | stopping] as number
    return isFile ? (lines & 0x7ff) | (reach << FIRST_FILE) : (lines & files) | reach
  }
}
