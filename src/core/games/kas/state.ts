import type { GameState } from '../contract'
import type { KasBoard } from './board'
import type { KasOptions } from './options'

/** South, then North (RULES 1). */
export const KAS_SEATS = ['south', 'north'] as const

/**
 * A promotion picks one of 4 tokens on 5 ranks and one of at most 3 lines, a slide one of 20 stops and one of 2 lines.
 * The list may write one code beyond its end.
 */
export const MAX_MOVES = 61

/** RULES 2: 2 passages, then at most one move for each of the 108 tokens left after the promotions. */
export const MAX_PLIES = 110

/** Plies before which a game is in its passage and in its selection phase: two moves each. */
export const SELECTION_PLY = 2
export const PLAY_PLY = 4

/** The state of a kas game, with the insides that an evaluator may read (and must not write). */
export interface KasState extends GameState {
  /** Tokens as sets of places by line, kas places, passages and hauls. */
  readonly board: KasBoard
  readonly options: KasOptions
  /** Points captured by a seat index so far, without the forfeit of a finished game. */
  points(seat: number): number
  /** Index of the seat whose turn it is by the number of plies, also when it has no move. */
  readonly mover: number
  copy(): KasState
}
