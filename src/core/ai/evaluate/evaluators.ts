import type { RulesetId } from '../../games/contract'
import { POINT, scoreDifference, type Evaluator } from './evaluator'

const byScore: Evaluator = (state, seat) => scoreDifference(state, seat) * POINT

/** One evaluator a game. */
export const EVALUATORS: Readonly<Record<RulesetId, Evaluator>> = { kas: byScore, bell: byScore }
