import type { Fault } from '../../faults/fault'
import type { Board } from '../../pattern/cells'
import { ok, type Result } from '../../result'
import type { GameResult, GameState, Ruleset, Seat } from '../contract'
import { parseOptionValues } from '../options'
import { BellState } from './state'

export interface BellOptions {
  readonly players: 2 | 3 | 4
}

const PLAYERS = [2, 3, 4] as const

/** RULES 4: who sits where, in the order of turns. */
const SEATS_OF: Readonly<Record<BellOptions['players'], readonly Seat[]>> = {
  2: ['south', 'north'],
  3: ['south', 'west', 'north'],
  4: ['south', 'west', 'north', 'east'],
}

/** Bell's Pasang (RULES 4): leap chains by any token, two to four players. */
export const bellRuleset: Ruleset<BellOptions, Board> = {
  id: 'bell',
  options: [{ key: 'players', values: PLAYERS }],
  defaults: { players: 2 },
  parseOptions,
  seats: (options) => SEATS_OF[options.players],
  // [choice] RULES 4: on the board of 120 junctions too; its diagonals then reach e5, g5, e7 and g7.
  start: (pattern, options) => new BellState(pattern, SEATS_OF[options.players]),
  resign,
}

/** Checks options from outside: `players` 2, 3 or 4, two when missing; anything else is a fault. */
function parseOptions(value: unknown): Result<BellOptions, readonly Fault[]> {
  const parsed = parseOptionValues(bellRuleset.options, value)
  return parsed.ok ? ok({ players: parsed.value.players as BellOptions['players'] }) : parsed
}

/** The points of the resigner go to the opponent when two play; null where resigning is not offered. */
function resign(state: GameState, seat: number): GameResult | null {
  // [choice] RULES 2: with three or four seats there is no resigning.
  if (state.seats.length !== 2 || state.seats[seat] === undefined || state.turn < 0) return null
  const sum = state.score(0) + state.score(1)
  return {
    reason: 'resigned',
    scores: state.seats.map((_, index) => (index === seat ? 0 : sum)),
    winners: state.seats.filter((_, index) => index !== seat),
  }
}
