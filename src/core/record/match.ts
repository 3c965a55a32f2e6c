import type { Seat } from '../games/contract'
import { takeBack, type Game } from '../games/game'
import { openRecord } from './open'
import type { PatternDocument } from '../pattern/document'
import type { GameRecord, SeatRecord } from './record'

/**
 * The seat whose player begins the next round (RULES 2, match play): who captured the last token, or after suntuk and a
 * resignation the winner. Null for a game that is not over.
 */
export function nextOpener(game: Game): Seat | null {
  const { result } = game.position
  if (result === null) return null
  const winner = result.winners[0]
  const forfeited = result.reason === 'suntuk' || result.reason === 'resigned'
  if (forfeited && winner !== undefined) return winner
  return takeBack(game).position.turn // every move captures, so the last capture is the last mover's
}

/** The seats of the next round: its opener South, the others after it in the same order of turns. Null as `nextOpener`. */
export function nextSeats(game: Game, seats: readonly SeatRecord[]): readonly SeatRecord[] | null {
  const first = seats.findIndex(({ seat }) => seat === nextOpener(game))
  if (first < 0) return null
  // [choice] RULES 2: South always moves first, so whoever is to begin a round sits South.
  return seats.map(({ seat }, index) => ({ ...(seats[(first + index) % seats.length] as SeatRecord), seat }))
}

export interface NextRound {
  readonly startedAt: string // ISO 8601, UTC
  readonly matchId: string // for the first round of a match, if it was not known to be one
  readonly pattern?: PatternDocument | undefined // a complete one; the same again by default
}

/**
 * The record of the round after a finished game, before its first move: same ruleset, options and players. Null when the game is
 * not over, or its record does not say how it really ended.
 */
export function nextRound(record: GameRecord, { startedAt, matchId, pattern }: NextRound): GameRecord | null {
  const { game, warning } = openRecord(record)
  const seats = warning === null ? nextSeats(game, record.seats) : null
  if (seats === null) return null
  const { id, round } = record.match ?? { id: matchId, round: 1 }
  return {
    format: record.format,
    version: record.version,
    ruleset: record.ruleset,
    options: record.options,
    pattern: pattern ?? record.pattern,
    seats,
    moves: [],
    startedAt,
    match: { id, round: round + 1 },
  }
}
