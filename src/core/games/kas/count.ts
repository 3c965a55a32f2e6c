import { lowest, REACH } from './bits'
import { columnOf, rowOf, type KasBoard } from './board'
import { BLACK, FILE, RANK, WHITE } from './codes'
import { lineCounts, TERNARY } from './lineCounts'

/** How many slides with a capture the kas of a seat has, without listing them. */
export function countSlides(board: KasBoard, seat: number): number {
  const own = board.kas[seat] as number
  const other = board.kas[1 - seat] as number
  const row = rowOf(own)
  const column = columnOf(own)
  const otherRow = rowOf(other)
  const otherColumn = columnOf(other)
  return (
    countAlong(board, RANK, row, column, otherRow, otherColumn) +
    countAlong(board, FILE, column, row, otherColumn, otherRow)
  )
}

/** The captures of a kas that slides on a line of an axis; the other kas is on `otherLine`, `otherPlace` of that axis. */
function countAlong(
  board: KasBoard,
  axis: number,
  line: number,
  place: number,
  otherLine: number,
  otherPlace: number,
): number {
  const { numbers } = board
  const counts = lineCounts()
  const across = (1 - axis) * 11
  const shift = 2 * line
  let blocked = board.occupied(axis, line) | (board.closed[line] as number)
  if (otherLine === line) blocked |= 1 << otherPlace
  let rest = REACH[(place << 11) | blocked] as number
  let sum = 0
  if (((rest >> otherPlace) & 1) === 1) {
    sum += countShielded(board, 1 - axis, otherPlace, line, otherLine)
    rest ^= 1 << otherPlace
  }
  for (; rest !== 0; rest &= rest - 1) {
    sum += ((counts[numbers[across + lowest(rest)] as number] as number) >> shift) & 3
  }
  return sum
}

/** The captures from a place of a line on which the other kas stands. */
function countShielded(board: KasBoard, axis: number, line: number, place: number, kas: number): number {
  const side = kas > place ? (1 << kas) - 1 : -2 << kas
  const black = TERNARY[board.set(BLACK, axis, line) & side] as number
  const white = TERNARY[board.set(WHITE, axis, line) & side] as number
  return ((lineCounts()[black + 2 * white] as number) >> (2 * place)) & 3
}
