import type { Fault } from '../faults/fault'
import type { Result } from '../result'

/** Seats in the clockwise order of turns (RULES 1). A game uses some of them, in this order. */
export const SEATS = ['south', 'west', 'north', 'east'] as const
export type Seat = (typeof SEATS)[number]

/** The phases of all games; each ruleset uses some of them. */
export type Phase = 'passage' | 'selection' | 'play' | 'opening' | 'over'

/** How games end; each ruleset knows some of them. */
export const RESULT_REASONS = [
  'cleared',
  'suntuk',
  'no-captures',
  'arrived',
  'eliminated',
  'repetition',
  'resigned',
] as const
export type ResultReason = (typeof RESULT_REASONS)[number]

/** How a game ended: final scores by seat index, and every seat that shares the best result. */
export interface GameResult {
  readonly reason: ResultReason
  readonly scores: readonly number[]
  readonly winners: readonly Seat[]
}

export type MoveKind = 'passage' | 'selection' | 'kas' | 'corner' | 'leap' | 'archer' | 'drop' | 'pass'

/** A place on a game's board: a junction 0..120, or a space of another board. */
export type Place = number

/** A legal move. Its identity is its notation (RULES 6); the rest tells a view what it does. */
export interface Move {
  readonly notation: string
  readonly kind: MoveKind
  readonly from: Place | null
  readonly to: Place | null
  readonly captured: readonly Place[] // in the order of the notation
  readonly points: number // what the mover scores
  readonly file?: number // of a passage, 0..10
  readonly path?: readonly Place[] // landings of one shortest leap chain, the last is `to`
}

/** What stands on a place. Tokens belong to nobody. */
export type Piece =
  | { readonly kind: 'token'; readonly colour: 'b' | 'w' }
  | { readonly kind: 'kas'; readonly seat: Seat }
  | { readonly kind: 'archer'; readonly seat: Seat; readonly superior: boolean }

/** Black and white tokens that a seat has captured. */
export interface Haul {
  readonly black: number
  readonly white: number
}

/** A position as its observers see it: plain, immutable data. Two equal positions are not the same object. */
export interface Position {
  readonly ruleset: RulesetId
  readonly seats: readonly Seat[]
  readonly phase: Phase
  readonly turn: Seat | null // null when over
  readonly scores: readonly number[] // by seat index; final (after a forfeit) when over
  readonly hauls: readonly Haul[] // by seat index; [] where nothing is captured for points
  readonly pieces: readonly (Piece | null)[] // by place
  readonly passages: readonly (number | null)[] // by seat index: the file 0..10 each seat emptied; [] in other games
  readonly ply: number // moves made so far
  readonly result: GameResult | null
}

/**
 * One game under way: a mutable, bit-packed state with make and unmake, for move generation, search and counting.
 * Moves are integer codes that mean something only in the position they were generated in. Nothing here allocates
 * except `notation`, `describe`, `position` and `copy`.
 */
export interface GameState {
  readonly ruleset: RulesetId
  readonly seats: readonly Seat[]
  readonly maxMoves: number // a bound on the legal moves of any position: room to leave in a buffer
  readonly ply: number
  readonly phase: Phase
  /** Index into `seats` of the player to move, or -1 when the game is over. */
  readonly turn: number
  /** Hash of what lies on the board and who moves, without the scores, as two signed 32-bit halves. */
  readonly keyLow: number
  readonly keyHigh: number
  /** Writes the codes of all legal moves (each notation once) to `out` from `at` on and returns how many. */
  moves(out: Int32Array, at: number): number
  /** The number of legal moves, without listing them. */
  count(): number
  /** Plays a code that `moves` gave for this position. */
  make(code: number): void
  /** Takes the last made move back; throws when there is none. */
  unmake(): void
  /** Points of the mover for a code of this position. */
  gain(code: number): number
  /** Score of a seat index; final (after a forfeit) when the game is over. */
  score(seat: number): number
  /** Result when the game is over, else null. */
  result(): GameResult | null
  /** Notation of a code of this position. */
  notation(code: number): string
  /** The code of a notation in this position, or -1 if it is not legal. */
  code(notation: string): number
  /** What a code of this position does. */
  describe(code: number): Move
  /** The position as plain data. */
  position(): Position
  /** Counts the sequences of `depth` moves from here (RULES 6); leaves the state as it was. */
  perft(depth: number): number
  /** An independent state in the same position, with the same history. */
  copy(): GameState
}

/** What a view is told about an option of a ruleset: its key and the values it may take, the default first. */
export interface OptionInfo {
  readonly key: string
  readonly values: readonly (string | number)[]
}

/**
 * A ruleset as one object. `Options` is plain data (part of the game record), `Setup` what the game is played on
 * (a complete pattern, or a board).
 */
export interface Ruleset<Options, Setup> {
  readonly id: RulesetId
  readonly options: readonly OptionInfo[]
  readonly defaults: Options
  /** Checks options from outside, filling in defaults; unknown keys and values are faults. */
  parseOptions(value: unknown): Result<Options, readonly Fault[]>
  /** The seats of a game with these options, in the order of turns. */
  seats(options: Options): readonly Seat[]
  /** The state before the first move. */
  start(setup: Setup, options: Options): GameState
  /** Whether resigning is offered, and the result if the seat index resigns in this state (RULES 2, Resigning). */
  resign(state: GameState, seat: number): GameResult | null
}

/** The rulesets that exist; `rulesets.ts` maps each to its object. */
export const RULESET_IDS = ['kas', 'bell'] as const
export type RulesetId = (typeof RULESET_IDS)[number]
