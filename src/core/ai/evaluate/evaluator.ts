import type { GameState } from '../../games/contract'

/** Values of positions are in sixteenths of a point, so that an evaluator can weigh less than a point. */
export const POINT = 16

/** A decided game is worth this plus its margin in points; estimates stay below. */
export const WIN = 1_000_000

/** Judges a position that is not over, from the view of a seat index, in sixteenths of a point, between -WIN and WIN. */
export type Evaluator = (state: GameState, seat: number) => number

/** A seat's score less the best of the others', in points. */
export function scoreDifference(state: GameState, seat: number): number {
  let best = -Infinity
  for (let other = 0; other < state.seats.length; other++) {
    if (other !== seat) best = Math.max(best, state.score(other))
  }
  return state.score(seat) - best
}

/** The value of a finished game for a seat index: its margin, with WIN added to a win and taken from a loss. */
export function finalValue(state: GameState, seat: number): number {
  const margin = scoreDifference(state, seat)
  if (margin === 0) return 0
  return margin * POINT + (margin > 0 ? WIN : -WIN)
}
