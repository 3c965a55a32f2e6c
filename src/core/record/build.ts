import type { GameResult } from '../games/contract'
import type { Game, GameSetup } from '../games/game'
import { RULESETS } from '../games/rulesets'
import { RECORD_FORMAT, RECORD_VERSION, type GameRecord, type MatchRound, type SeatRecord } from './record'

/** What a record says besides the game itself. */
export interface RecordDetails {
  readonly seats: readonly SeatRecord[] // those of the ruleset, in the order of turns
  readonly startedAt: string // ISO 8601, UTC
  readonly match?: MatchRound | undefined
}

/** The record of a game before its first move. Throws when the seats are not those of the ruleset. */
export function newRecord(setup: GameSetup, { seats, startedAt, match }: RecordDetails): GameRecord {
  const { ruleset, options, pattern } = setup
  const expected = RULESETS[ruleset].seats(options).join()
  const found = seats.map(({ seat }) => seat).join()
  if (found !== expected) throw new Error(`the seats should be ${expected}, not ${found}`)
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ruleset,
    options,
    pattern: pattern.document,
    seats,
    moves: [],
    startedAt,
    ...(match && { match }),
  }
}

/** The record with one more move. Throws when it has a result already; whether the move is legal is the game's to say. */
export function withMove(record: GameRecord, notation: string): GameRecord {
  if (record.result !== undefined) throw new Error('a finished game takes no more moves')
  return { ...record, moves: [...record.moves, notation] }
}

/** The record with a result, or with none (null). */
export function withResult(record: GameRecord, result: GameResult | null): GameRecord {
  const { result: _, ...rest } = record
  return result === null ? rest : { ...rest, result }
}

/**
 * The record with a comment on the position after `ply` moves; an empty text takes the comment away. Throws a RangeError
 * when there is no such position.
 */
export function withComment(record: GameRecord, ply: number, text: string): GameRecord {
  if (!Number.isInteger(ply) || ply < 0 || ply > record.moves.length) {
    throw new RangeError(`no position after ${ply} of ${record.moves.length} moves`)
  }
  const { [String(ply)]: _, ...others } = record.comments ?? {}
  return withComments(record, text === '' ? others : { ...others, [ply]: text })
}

/**
 * The record of what has become of its game: moves and result are those of the game, and comments on positions that it no
 * longer has are dropped. All else, unknown keys too, is kept. For the same ruleset and pattern.
 */
export function withGame(record: GameRecord, game: Game): GameRecord {
  const moves = game.moves.map(({ notation }) => notation)
  const kept = commonStart(record.moves, moves)
  const comments = Object.entries(record.comments ?? {}).filter(([ply]) => !(Number(ply) > kept))
  const commented =
    record.comments === undefined ? record : withComments(record, Object.fromEntries(comments))
  return withResult({ ...commented, moves }, game.position.result)
}

function withComments(record: GameRecord, comments: Readonly<Record<string, string>>): GameRecord {
  const { comments: _, ...rest } = record
  return Object.keys(comments).length === 0 ? rest : { ...rest, comments }
}

/** How many moves two lists have in common from the start. */
function commonStart(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((move, index) => move !== other[index])
  return different < 0 ? one.length : different
}
