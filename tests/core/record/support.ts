import type { Gadong } from '#core/board/junction'
import type { Fault } from '#core/faults/fault'
import type { GameResult, RulesetId, Seat } from '#core/games/contract'
import type { GameOptions } from '#core/games/options'
import { RULESETS } from '#core/games/rulesets'
import { newDocument } from '#core/pattern/document'
import { boardOfRows } from '#core/pattern/rows'
import { RECORD_FORMAT, RECORD_VERSION, type GameRecord, type SeatRecord } from '#core/record/record'
import type { Result } from '#core/result'
import table from '../../perft/perft.json'

interface GameRow {
  readonly ruleset: RulesetId
  readonly options: GameOptions
  readonly pattern: { readonly gadong: Gadong; readonly rows: readonly string[] }
  readonly moves: readonly string[]
  readonly result: GameResult
}

const rows = (table.games as unknown as readonly (GameRow | { readonly ruleset: 'hassir' })[]).filter(
  (row): row is GameRow => row.ruleset === 'kas' || row.ruleset === 'bell',
)

/** Whole games with known results, as records. */
export const RECORDS: readonly GameRecord[] = rows.map(({ ruleset, options, pattern, moves, result }) => ({
  format: RECORD_FORMAT,
  version: RECORD_VERSION,
  ruleset,
  options,
  pattern: newDocument('Test', boardOfRows(pattern.rows, pattern.gadong)),
  seats: RULESETS[ruleset].seats(options).map(person),
  moves,
  result,
  startedAt: '2026-01-31T10:00:00Z',
}))

/** The first of those records that a condition picks. */
export function recordWhere(condition: (record: GameRecord) => boolean): GameRecord {
  const found = RECORDS.find(condition)
  if (found === undefined) throw new Error('no such game in the table')
  return found
}

/** A person on a seat, named after it. */
export function person(seat: Seat): SeatRecord {
  return { seat, name: seat.toUpperCase(), player: { kind: 'human' } }
}

/** The record as it was after some of its moves. */
export function unfinished(record: GameRecord, moves: number): GameRecord {
  const { result: _, ...rest } = record
  return { ...rest, moves: record.moves.slice(0, moves) }
}

/** The value of a success. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** The faults of a failure as `code path`. */
export function codesOf(result: Result<unknown, readonly Fault[]>): string[] {
  if (result.ok) throw new Error('expected faults')
  return result.error.map(({ code, path }) => `${code} ${path}`)
}
