import { isOver, takeBack, type Game } from '../games/game'
import type { Score, Search, SearchLimits } from './contract'
import { searchGame } from './helped'
import type { Helpers } from './helpers'
import { DEFAULT_TABLE_BYTES } from './search'
import { TranspositionTable } from './table'
import { Piecework, type Work } from './work'

/** What a search found out about a position, from the view of who is to move there. */
export interface Evaluation {
  readonly score: Score
  readonly pv: readonly string[] // notations, the best move first
}

/** The evaluations of the positions before the first move and after each; null where there is none (yet). */
export type Evaluations = readonly (Evaluation | null)[]

/** What an analysis is given besides its limits. */
export interface AnalysisMeans {
  /** Milliseconds from any fixed moment, never running backwards. */
  readonly clock: () => number
  /** What an earlier analysis found out about the game; it is not searched for again. */
  readonly known?: Evaluations | undefined
  /** Told of each new evaluation; called inside `run`. */
  readonly onEvaluation?: ((ply: number, evaluation: Evaluation) => void) | undefined
  /** A private one of 16 MiB otherwise. */
  readonly table?: TranspositionTable | undefined
  /** Take part in the searches where they can; the table must lie in shared memory then. */
  readonly helpers?: Helpers | null | undefined
}

/** An analysis under way, to be run in slices as a search is. */
export interface Analysis extends Work {
  readonly done: number // positions
  readonly total: number
  readonly evaluations: Evaluations // of `total` positions
}

/** How many positions of a game are to be searched: all but the last, and that one too while it is not decided by play. */
export function positionsToSearch(game: Game): number {
  return game.moves.length + (endedByPlay(game) ? 0 : 1)
}

/** Whether a game has a result that nobody resigned for. */
export function endedByPlay(game: Game): boolean {
  return isOver(game) && game.resigned === null
}

/**
 * Starts the analysis of a game, with these limits for each position. It goes from the end of the game to its beginning, so
 * that what was found out about a position helps with those before it.
 */
export function analyseGame(game: Game, limits: SearchLimits, means: AnalysisMeans): Analysis {
  return new BackwardAnalysis(game, limits, means)
}

class BackwardAnalysis extends Piecework<Search> implements Analysis {
  evaluations: Evaluations
  done: number
  readonly total: number

  private readonly table: TranspositionTable
  private ply: number // of the position under way; those after it are done

  constructor(
    private readonly game: Game,
    private readonly limits: SearchLimits,
    private readonly means: AnalysisMeans,
  ) {
    super(means.clock)
    const { known = [], table } = means
    this.total = positionsToSearch(game)
    this.evaluations = Array.from({ length: this.total }, (_, ply) => known[ply] ?? null)
    this.done = this.evaluations.filter((evaluation) => evaluation !== null).length
    this.ply = this.total - 1
    this.table = table ?? new TranspositionTable(DEFAULT_TABLE_BYTES)
  }

  /** Passes over what is known. */
  protected goOn(): boolean {
    while (this.evaluations[this.ply]) this.ply--
    return this.ply >= 0
  }

  protected begin(): Search {
    const { moves, position } = this.game
    if (position.seats.length > 2) this.table.clear() // what it holds is one seat's view
    const { clock, helpers } = this.means
    const game = takeBack(this.game, moves.length - this.ply)
    return searchGame(game, this.limits, { clock, table: this.table, helpers })
  }

  /** Limits may leave no time for even one ply; then nothing is known of the position. */
  protected finish({ infos: [best] }: Search): void {
    const { ply } = this
    this.ply--
    this.done++
    if (!best) return
    const evaluation = { score: best.score, pv: best.pv }
    this.evaluations = this.evaluations.map((other, at) => (at === ply ? evaluation : other))
    this.means.onEvaluation?.(ply, evaluation)
  }
}
