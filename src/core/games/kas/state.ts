import type { GameState } from '../contract'
import type { KasBoard } from './board'
import type { KasOptions } from './options'

/** South, then North (RULES 1). */
export const KAS_SEATS = ['south', 'north'] as const

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
