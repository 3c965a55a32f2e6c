import { EVALUATORS } from '#core/ai/evaluate/evaluators'
import { DECIDED, POINT, scoreDifference } from '#core/ai/evaluate/evaluator'
import type { GameState } from '#core/games/contract'

/** A game lost by suntuk, far below all points. */
export const LOST = -DECIDED

/** The value of a finished game for a seat: its margin, or more than that after a suntuk. */
export function finalValue(state: GameState, seat: number): number {
  const margin = scoreDifference(state, seat)
  return state.result()?.reason === 'suntuk' ? Math.sign(margin) * -LOST : margin * POINT
}

/** Plain minimax without anything that could go wrong: the value for the seat, all others against it. */
export function minimax(state: GameState, depth: number, seat: number): number {
  if (state.turn < 0) return finalValue(state, seat)
  if (depth === 0) {
    const evaluate = EVALUATORS[state.ruleset]
    return state.seats.length === 2 && state.turn !== seat
      ? -evaluate(state, state.turn)
      : evaluate(state, seat)
  }
  const codes = new Int32Array(4096)
  const values: number[] = []
  const turn = state.turn
  const count = state.moves(codes, 0)
  for (const code of codes.subarray(0, count)) {
    state.make(code)
    values.push(minimax(state, depth - 1, seat))
    state.unmake()
  }
  return turn === seat ? Math.max(...values) : Math.min(...values)
}
