import type { GameState, RulesetId } from '../../games/contract'
import type { KasState } from '../../games/kas/state'
import type { TranspositionTable } from '../table'
import type { Endgame } from './endgame'
import { KasEndgame } from './kas'

/** A solver of the end for a state, in the games that have one. */
export const ENDGAMES: Readonly<
  Record<RulesetId, (state: GameState, table: TranspositionTable) => Endgame | null>
> = {
  kas: (state, table) => new KasEndgame(state as KasState, table),
  bell: () => null,
}
