import { AnswerCounter } from './answers'
import type { KasBoard } from './board'
import { capturedSet, colourOf, lineOf, originOf, targetOf } from './codes'
import { countSlides } from './count'
import { writeSlides } from './generate'
import { MAX_MOVES, MAX_PLIES, PLAY_PLY, type KasState } from './state'

/**
 * Counts sequences of moves (RULES 6). Slides are counted without keys and hauls, the last two plies together; every
 * sequence is reached, none is looked up in a table of positions.
 */
export class KasPerft {
  private readonly board: KasBoard
  private readonly answers: AnswerCounter
  /** The moves of every level, one after the other. */
  private readonly buffer = new Int32Array(MAX_MOVES * MAX_PLIES)

  constructor(private readonly state: KasState) {
    this.board = state.board
    this.answers = new AnswerCounter(state.board)
  }

  /** The number of sequences of `depth` moves from the state; the buffer is free from `at` on. */
  count(depth: number, at = 0): number {
    const { buffer, state } = this
    if (depth === 0) return 1
    if (depth === 1) return state.count()
    if (state.ply >= PLAY_PLY) return this.countSlides(state.mover, depth, at)
    const end = at + state.moves(buffer, at)
    let sum = 0
    for (let index = at; index < end; index++) {
      state.make(buffer[index] as number)
      sum += this.count(depth - 1, end)
      state.unmake()
    }
    return sum
  }

  private countSlides(seat: number, depth: number, at: number): number {
    const { board, buffer } = this
    if (depth === 1) return countSlides(board, seat)
    const end = writeSlides(board, seat, buffer, at)
    if (depth === 2) return this.countPairs(1 - seat, at, end)
    let sum = 0
    for (let index = at; index < end; index++) {
      const code = buffer[index] as number
      board.kas[seat] = targetOf(code)
      board.changeLine(colourOf(code), lineOf(code), capturedSet(code), -1)
      sum += this.countSlides(1 - seat, depth - 1, end)
      board.changeLine(colourOf(code), lineOf(code), capturedSet(code), 1)
      board.kas[seat] = originOf(code)
    }
    return sum
  }

  private countPairs(answering: number, at: number, end: number): number {
    const { answers, buffer } = this
    answers.prepare(answering)
    let sum = 0
    for (let index = at; index < end; index++) sum += answers.answersTo(buffer[index] as number)
    return sum
  }
}
