import type { GameState } from '../../games/contract'

/** Values of positions are in sixteenths of a point, so that an evaluator can weigh less than a point. */
export const POINT = 16

/** A game won by suntuk after n moves is worth FORFEIT - n: the sooner the better, and more than any count of points. */
export const FORFEIT = 100_000

/** Values beyond this, on either side, are games won or lost by suntuk; margins and estimates stay below. */
export const DECIDED = FORFEIT - 1_000

/** Judges a position that is not over, from the view of a seat index, in sixteenths of a point, between -DECIDED and DECIDED. */
export type Evaluator = (state: GameState, seat: number) => number

/** A seat's score less the best of the others', in points. */
export function scoreDifference(state: GameState, seat: number): number {
  let best = -Infinity
  for (let other = 0; other < state.seats.length; other++) {
    if (other !== seat) best = Math.max(best, state.score(other))
  }
  return state.score(seat) - best
}

/** Whether a value says that the game is won or lost by suntuk. */
export function isDecided(value: number): boolean {
  return value >= DECIDED || value <= -DECIDED
}
