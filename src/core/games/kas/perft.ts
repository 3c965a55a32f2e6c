import { columnOf, rowOf, type KasBoard } from './board'
import { axisOf, capturedSet, colourOf, originOf, RANK, targetOf } from './codes'
import { countSlides } from './count'
import { writeSlides } from './generate'
import { countPairs } from './pairs'

/** Counts the sequences of `depth` slides from here; `buffer` has room for the moves of every level from `at` on. */
export function perftSlides(
  board: KasBoard,
  seat: number,
  depth: number,
  buffer: Int32Array,
  at: number,
): number {
  if (depth === 1) return countSlides(board, seat)
  if (depth === 2) return countPairs(board, seat)
  const end = writeSlides(board, seat, buffer, at)
  let sum = 0
  for (let index = at; index < end; index++) {
    const code = buffer[index] as number
    const axis = axisOf(code)
    const to = targetOf(code)
    const line = axis === RANK ? rowOf(to) : columnOf(to)
    const colour = colourOf(code)
    const set = capturedSet(code)
    board.kas[seat] = to
    board.changeLine(colour, axis, line, set, -1)
    sum += perftSlides(board, 1 - seat, depth - 1, buffer, end)
    board.changeLine(colour, axis, line, set, 1)
    board.kas[seat] = originOf(code)
  }
  return sum
}
