import { z } from 'zod'
import { LEVELS, type Level } from '../ai/contract'
import { fault, type Fault } from '../faults/fault'
import { checkShape, faultParams } from '../faults/issues'
import { faultsUnder } from '../faults/path'
import { checkFormat, isObject, kindOf, readFormat, snippet, type JsonObject } from '../faults/read'
import { writeJson } from '../faults/write'
import {
  RESULT_REASONS,
  RULESET_IDS,
  SEATS,
  type GameResult,
  type RulesetId,
  type Seat,
} from '../games/contract'
import type { GameOptions } from '../games/options'
import { parseGameOptions, RULESETS } from '../games/rulesets'
import { checkPattern, draftReasons, type PatternDocument } from '../pattern/document'
import { err, ok, type Result } from '../result'

export const RECORD_FORMAT = 'pasang-game'
export const RECORD_VERSION = 1

export type Player = { readonly kind: 'human' } | { readonly kind: 'computer'; readonly level: Level }

export interface SeatRecord {
  readonly seat: Seat
  readonly name: string
  readonly player: Player
}

/** What games of one match share, and which of them this is, from 1. */
export interface MatchRound {
  readonly id: string
  readonly round: number
}

/**
 * A game record as stored (FORMATS): of a complete pattern, with the seats and options of its ruleset; its moves may still
 * be illegal. Unknown keys are kept in the object and written back.
 */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly version: typeof RECORD_VERSION
  readonly ruleset: RulesetId
  readonly options: Readonly<Record<string, string | number>>
  readonly pattern: PatternDocument
  readonly seats: readonly SeatRecord[] // in the order of turns
  readonly moves: readonly string[]
  readonly result?: GameResult | undefined // absent while in play
  readonly startedAt: string // ISO 8601, UTC
  readonly comments?: Readonly<Record<string, string>> | undefined // by the number of moves before it
  readonly match?: MatchRound | undefined
}

const KEY_ORDER: readonly (keyof GameRecord)[] = [
  'format',
  'version',
  'ruleset',
  'options',
  'pattern',
  'seats',
  'moves',
  'result',
  'startedAt',
  'comments',
  'match',
]

const DATE_EXAMPLE = '"2026-01-31T10:00:00Z"'

// What can be said of each key alone; what they must have in common is checked by hand.
const Shape = z.looseObject({
  ruleset: z.enum(RULESET_IDS),
  options: z.looseObject({}).optional(),
  seats: z.array(
    z.looseObject({
      seat: z.enum(SEATS),
      name: z.string(),
      player: z.discriminatedUnion('kind', [
        z.looseObject({ kind: z.literal('human') }),
        z.looseObject({ kind: z.literal('computer'), level: z.literal(LEVELS) }),
      ]),
    }),
  ),
  moves: z.array(z.string()),
  result: z
    .looseObject({
      reason: z.enum(RESULT_REASONS),
      scores: z.array(z.int().min(0)),
      winners: z.array(z.enum(SEATS)),
    })
    .optional(),
  startedAt: z.string().superRefine((text, context) => {
    if (z.iso.datetime().safeParse(text).success) return
    const params = faultParams('wrong-value', { expected: DATE_EXAMPLE, found: snippet(text) })
    context.addIssue({ code: 'custom', params })
  }),
  comments: z.record(z.string(), z.string()).optional(),
  match: z.looseObject({ id: z.string().min(1), round: z.int().min(1) }).optional(),
})

/** Reads the text of a `*.pasang-game.json` file. All faults of a file are reported, not only the first. */
export function parseRecord(text: string): Result<GameRecord, readonly Fault[]> {
  const read = readFormat(text, { format: RECORD_FORMAT, version: RECORD_VERSION })
  return read.ok ? checkRecord(read.value) : read
}

/**
 * Checks a JSON value as a game record; `path` is its place in something larger. Missing options take their defaults, names
 * of patterns come out trimmed, all else (unknown keys too) stays as it was. Whether the moves are legal is for `openRecord`.
 */
export function checkRecord(value: unknown, path = ''): Result<GameRecord, readonly Fault[]> {
  if (!isObject(value)) return err([fault('not-object', path, { found: kindOf(value) })])
  const wrongFormat = checkFormat(value, { format: RECORD_FORMAT, version: RECORD_VERSION })
  if (wrongFormat.length > 0) return err(faultsUnder(path, wrongFormat))
  const shape = checkShape(Shape, value)
  const pattern = checkCompletePattern(value.pattern)
  const options = checkOptions(value)
  const faults = [shape, pattern, options].flatMap((part) => (part.ok ? [] : part.error))
  if (!shape.ok || !pattern.ok || !options.ok) return err(faultsUnder(path, faults))
  const record = { ...value, pattern: pattern.value, options: options.value } as unknown as GameRecord
  const seatFaults = checkSeats(record, options.value)
  return seatFaults.length > 0 ? err(faultsUnder(path, seatFaults)) : ok(record)
}

/** The text of a record's file: keys in the order of the format, then unknown ones; two spaces, LF, final newline. */
export function serializeRecord(record: GameRecord): string {
  return writeJson(record, KEY_ORDER)
}

/** The options of a record that its ruleset knows: all that a game is started with. */
export function knownOptions(ruleset: RulesetId, options: JsonObject): JsonObject {
  const keys = RULESETS[ruleset].options.map(({ key }) => key)
  return Object.fromEntries(Object.entries(options).filter(([key]) => keys.includes(key)))
}

function checkCompletePattern(value: unknown): Result<PatternDocument, readonly Fault[]> {
  if (value === undefined) return err([fault('missing', 'pattern', { key: 'pattern', expected: 'object' })])
  const document = checkPattern(value, 'pattern')
  if (!document.ok) return document
  const reasons = draftReasons(document.value)
  return reasons.length > 0 ? err(faultsUnder('pattern', reasons)) : document
}

/** The options with their defaults filled in and unknown ones kept; nothing is said where the shape is wrong already. */
function checkOptions({ ruleset, options = {} }: JsonObject): Result<GameOptions, readonly Fault[]> {
  const id = RULESET_IDS.find((each) => each === ruleset)
  if (id === undefined || !isObject(options)) return ok({})
  const parsed = parseGameOptions(id, knownOptions(id, options))
  return parsed.ok
    ? ok({ ...options, ...parsed.value } as GameOptions)
    : err(faultsUnder('options', parsed.error))
}

/** The seats must be those of the ruleset in the order of turns, and the result must be about them. */
function checkSeats({ ruleset, seats, result }: GameRecord, options: GameOptions): readonly Fault[] {
  const expected = RULESETS[ruleset].seats(options)
  const names = expected.join(', ')
  const found = seats.map(({ seat }) => seat).join(', ')
  const faults = found === names ? [] : [fault('wrong-value', 'seats', { expected: names, found })]
  if (result === undefined) return faults
  const { scores, winners } = result
  if (scores.length < expected.length) {
    faults.push(fault('too-short', 'result.scores', { minimum: expected.length, found: scores.length }))
  }
  if (scores.length > expected.length) {
    faults.push(fault('too-long', 'result.scores', { maximum: expected.length, found: scores.length }))
  }
  const stranger = winners.findIndex((seat) => !expected.includes(seat))
  if (stranger >= 0) {
    const winner = winners[stranger] as Seat
    faults.push(fault('wrong-value', `result.winners[${stranger}]`, { expected: names, found: winner }))
  }
  return faults
}
