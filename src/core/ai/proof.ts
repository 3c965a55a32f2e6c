import { replayMoves, type Game } from '../games/game'
import type { Evaluation } from './analysis'

/** How a position ends, where that is proven. */
export type Outcome = 'win' | 'draw' | 'loss'

/** A proven result, from the view of who is to move. */
export interface Proof {
  readonly outcome: Outcome
  readonly by: number | null // points at the end of the line found; null where that is not known
  readonly suntuk: number | null // moves of all seats until somebody has none; null where the line does not end so
}

/** What is proven of a game's position by the evaluation of it; null where nothing is. */
export function proofOf(game: Game, { score, pv }: Evaluation): Proof | null {
  if (score.kind === 'points') return score.proven ? { outcome: 'draw', by: 0, suntuk: null } : null
  const { result } = replayMoves(game, pv).game.position
  return {
    outcome: score.kind,
    by: score.margin === undefined ? null : Math.abs(score.margin),
    suntuk: result?.reason === 'suntuk' ? pv.length : null,
  }
}
