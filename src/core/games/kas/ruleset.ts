import type { Board } from '../../pattern/cells'
import type { GameResult, GameState, Ruleset } from '../contract'
import { startKas } from './engine'
import { forfeitResult } from './observe'
import { KAS_DEFAULTS, KAS_OPTIONS, parseKasOptions, type KasOptions } from './options'
import { KAS_SEATS } from './state'

/** Pasang with the kas and right-angle capture (RULES 2), the short leap included as an option (RULES 3). */
export const kasRuleset: Ruleset<KasOptions, Board> = {
  id: 'kas',
  options: KAS_OPTIONS,
  defaults: KAS_DEFAULTS,
  parseOptions: parseKasOptions,
  seats: () => KAS_SEATS,
  start: startKas,
  resign: resignKas,
}

/** Resigning scores as suntuk: all points go to the opponent (RULES 2). Null when the game is over. */
function resignKas(state: GameState, seat: number): GameResult | null {
  if (state.turn < 0 || KAS_SEATS[seat] === undefined) return null
  return forfeitResult('resigned', seat, state.score(0) + state.score(1))
}
