import { FULL_LINE, lowest } from './bits'
import type { KasBoard } from './board'
import { captureTable, countOf } from './captureTable'
import { crossedLines, entryFor, linesThrough } from './generate'
import { COLUMN, FIRST_FILE, ROW } from './geometry'

/** How many slides with a capture the kas of a seat has, without listing them. Both kas must be on the board. */
export function countSlides(board: KasBoard, seat: number): number {
  const own = board.kas[seat] as number
  const other = board.kas[1 - seat] as number
  const lines = crossedLines(board, own, other)
  const shielded = lines & linesThrough(other)
  let sum = countOn(board, lines ^ shielded, own)
  for (let rest = shielded; rest !== 0; rest &= rest - 1) {
    const line = lowest(rest)
    sum += countOf(entryFor(board, line, placeOn(line, own), other, FULL_LINE))
  }
  return sum
}

/** The captures on a set of lines by a kas that slides there from a junction; the other kas is on none of them. */
export function countOn(board: KasBoard, lines: number, from: number): number {
  const { indices } = board
  const table = captureTable()
  const row = ROW[from] as number
  const column = COLUMN[from] as number
  let sum = 0
  for (let rest = lines; rest !== 0; rest &= rest - 1) {
    const line = lowest(rest)
    sum += countOf(table[(indices[line] as number) + (line < FIRST_FILE ? column : row)] as number)
  }
  return sum
}

/** Where a kas that slides from a junction to a line crossing its way stops on that line. */
function placeOn(line: number, from: number): number {
  return (line < FIRST_FILE ? COLUMN[from] : ROW[from]) as number
}
