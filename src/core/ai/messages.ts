import type { GameSetup } from '../games/game'
import type { Evaluation, Evaluations } from './analysis'
import type { SearchInfo, SearchLimits } from './contract'
import type { TestedGame } from './fairness'
import type { FairnessPlan } from './fairness-test'

/*
 * What the window and its workers tell each other: plain data. Every piece of work has an id, which its answers carry, and
 * ends with exactly one `done`, `ended` or `failed`.
 */

/** To search the position after `moves`. */
export interface SearchTask {
  readonly setup: GameSetup
  readonly moves: readonly string[]
  readonly limits: SearchLimits
  readonly seed: number
}

/** To analyse the game of `moves`, with limits for each position; what is known already is not searched for again. */
export interface AnalysisTask {
  readonly setup: GameSetup
  readonly moves: readonly string[]
  readonly limits: SearchLimits
  readonly known: Evaluations
}

/** To test how fair a pattern is. */
export interface TestTask {
  readonly setup: GameSetup
  readonly plan: FairnessPlan
}

/** Work with an id of its own. */
export type WorkOrder =
  | ({ readonly kind: 'go'; readonly id: number } & SearchTask)
  | ({ readonly kind: 'analyse'; readonly id: number } & AnalysisTask)
  | ({ readonly kind: 'test'; readonly id: number } & TestTask)

/** What a worker is asked: a piece of work, to end one, or to use so many cores from the next one on. */
export type WorkRequest =
  | WorkOrder
  | { readonly kind: 'stop'; readonly id: number }
  | { readonly kind: 'cores'; readonly cores: number }

/** What a worker tells while it works: a new line of a search, an evaluation of an analysis, a played game of a test. */
export type WorkNews =
  | { readonly kind: 'info'; readonly id: number; readonly info: SearchInfo }
  | {
      readonly kind: 'evaluated'
      readonly id: number
      readonly ply: number
      readonly evaluation: Evaluation
    }
  | { readonly kind: 'played'; readonly id: number; readonly game: TestedGame }

/** How work ends: a search with a move (null when the game is over), other work without, or because it was no game. */
export type WorkEnd =
  | {
      readonly kind: 'done'
      readonly id: number
      readonly move: string | null
      readonly infos: readonly SearchInfo[]
    }
  | { readonly kind: 'ended'; readonly id: number }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }

export type WorkReply = WorkNews | WorkEnd
