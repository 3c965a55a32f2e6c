import type { Level } from '../ai/contract'
import type { GameResult, RulesetId, Seat } from '../games/contract'
import type { PatternDocument } from '../pattern/document'

export const RECORD_FORMAT = 'pasang-game'
export const RECORD_VERSION = 1

export type Player = { readonly kind: 'human' } | { readonly kind: 'computer'; readonly level: Level }

export interface SeatRecord {
  readonly seat: Seat
  readonly name: string
  readonly player: Player
}

/** A game record as stored (FORMATS). Unknown keys are kept in the object and written back. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly version: typeof RECORD_VERSION
  readonly ruleset: RulesetId
  readonly options: Readonly<Record<string, string | number>>
  readonly pattern: PatternDocument
  readonly seats: readonly SeatRecord[]
  readonly moves: readonly string[]
  readonly result?: GameResult | undefined // absent while in play
  readonly startedAt: string // ISO 8601, UTC
  readonly comments?: Readonly<Record<string, string>> | undefined // by the number of moves before it
  readonly match?: { readonly id: string; readonly round: number } | undefined
}
