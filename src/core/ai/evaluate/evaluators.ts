import type { GameState, RulesetId } from '../../games/contract'
import type { KasState } from '../../games/kas/state'
import { KAS_WEIGHTS, kasEvaluator } from './kas'
import { POINT, scoreDifference, type Evaluator } from './evaluator'

const byScore: Evaluator = (state, seat) => scoreDifference(state, seat) * POINT

/** One evaluator a game. */
export const EVALUATORS: Readonly<Record<RulesetId, Evaluator>> = {
  kas: kasEvaluator(KAS_WEIGHTS),
  bell: byScore,
}

/** Whether the side to move loses everything when it finds no move (suntuk), instead of the points being counted. */
export const FORFEITS: Readonly<Record<RulesetId, (state: GameState) => boolean>> = {
  kas: (state) => !(state as KasState).board.isEmpty(),
  bell: () => false,
}

/** At most how many moves a game can still take, where that is known from its board. */
export const MOVES_LEFT: Readonly<Record<RulesetId, (state: GameState) => number>> = {
  kas: (state) => (state as KasState).board.tokensLeft(),
  bell: () => Infinity,
}
