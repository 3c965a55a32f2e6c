import type { Seat } from '../games/contract'
import { stateOf, takeBack, type Game } from '../games/game'
import type { Score, Search, SearchInfo, SearchLimits } from './contract'
import { createSearch, DEFAULT_TABLE_BYTES } from './search'
import { TranspositionTable } from './table'

/** What the analyst says of a move of a game. */
export type Verdict = 'best' | 'good' | 'mistake' | 'blunder'

/** A position of a game with the move that was played there. */
export interface AnalysedMove {
  readonly number: number // from 1
  readonly seat: Seat
  readonly played: string
  readonly score: Score // of the position before the move, from the mover's view
  readonly line: readonly string[] // the best line found; its first move is what was better, if `loss` says so
  /** Points that the played move gave away against the best line; null with more than two seats. */
  readonly loss: number | null
  readonly verdict: Verdict | null
  /** Whether the move turned a proven result into a proven worse one. */
  readonly changesResult: boolean
}

/** An analysis under way, to be run in slices as a search is. */
export interface Analysis {
  /** Works for at most `slice` milliseconds; true when the analysis has ended. */
  run(slice: number): boolean
  /** Ends the analysis at the next call of `run`. */
  stop(): void
  readonly done: number // positions
  readonly total: number
  /** The moves analysed so far, in the order of the game: it is searched from its end on. */
  readonly moves: readonly AnalysedMove[]
}

const MISTAKE = 4 // points
const BLUNDER = 12
const WON = 60 // what a suntuk counts in points when losses are compared

/** Starts the analysis of a game, with these limits for each position. `clock` is in milliseconds. */
export function analyseGame(game: Game, limits: SearchLimits, clock: () => number): Analysis {
  return new BackwardAnalysis(game, limits, clock)
}

class BackwardAnalysis implements Analysis {
  moves: readonly AnalysedMove[] = []
  readonly total: number

  private readonly table = new TranspositionTable(DEFAULT_TABLE_BYTES)
  private readonly twoSeats: boolean
  private search: Search | null = null
  private after: Score | null // of the position after the move under way, from the opponent's view
  private stopped = false

  constructor(
    private readonly game: Game,
    private readonly limits: SearchLimits,
    private readonly clock: () => number,
  ) {
    this.total = game.moves.length
    this.twoSeats = game.position.seats.length === 2
    this.after = this.twoSeats ? finalScore(game) : null
  }

  get done(): number {
    return this.moves.length
  }

  run(slice: number): boolean {
    const pause = this.clock() + slice
    while (!this.stopped && this.done < this.total) {
      const left = pause - this.clock()
      if (left <= 0) return false
      this.search ??= this.nextSearch()
      if (this.search.run(left)) this.finish(this.search)
    }
    return true
  }

  stop(): void {
    this.stopped = true
  }

  /** The position before the last move that is not analysed yet. */
  private before(): Game {
    return takeBack(this.game, this.done + 1)
  }

  private nextSearch(): Search {
    if (!this.twoSeats) this.table.clear()
    return createSearch(stateOf(this.before()), this.limits, { clock: this.clock, table: this.table })
  }

  private finish(search: Search): void {
    this.search = null
    const number = this.total - this.done
    const played = this.game.moves[number - 1]?.notation
    const seat = this.before().position.turn
    const info = search.infos[0]
    if (played === undefined || seat === null || info === undefined) {
      this.stopped = true // the limits leave no time for even one ply
      return
    }
    this.moves = [this.judged(number, seat, played, info), ...this.moves]
  }

  private judged(number: number, seat: Seat, played: string, { score, pv }: SearchInfo): AnalysedMove {
    const after = this.after === null ? null : opposite(this.after)
    const isBest = played === pv[0]
    const best = after !== null && pointsOf(after) > pointsOf(score) ? after : score
    if (this.twoSeats) this.after = isBest || best === score ? score : best
    const loss = after === null ? null : isBest ? 0 : pointsOf(best) - pointsOf(after)
    return {
      number,
      seat,
      played,
      score: best,
      line: pv,
      loss,
      verdict: loss === null ? null : verdictOf(loss, isBest),
      changesResult: after !== null && isProven(best) && isProven(after) && resultOf(after) < resultOf(best),
    }
  }
}

function verdictOf(loss: number, isBest: boolean): Verdict {
  if (isBest) return 'best'
  if (loss >= BLUNDER) return 'blunder'
  return loss >= MISTAKE ? 'mistake' : 'good'
}

/** The score of the end of a game from the view of the seat that would move next; null when it is not over. */
function finalScore(game: Game): Score | null {
  const { result, scores, seats } = game.position
  const last = game.moves.length - 1
  if (result === null || game.resigned !== null) return null
  const next = (last + 1) % seats.length
  const margin = (scores[next] ?? 0) - (scores[1 - next] ?? 0)
  if (margin === 0) return { kind: 'points', points: 0, proven: true, margin }
  return { kind: margin > 0 ? 'win' : 'loss', moves: 0, margin }
}

function opposite(score: Score): Score {
  const margin = score.margin === undefined ? undefined : -score.margin
  if (score.kind === 'points') return { ...score, points: 0 - score.points, margin }
  return { kind: score.kind === 'win' ? 'loss' : 'win', moves: score.moves + 1, margin }
}

/** A score in points; a suntuk counts for no more than WON, because its margin says little of how near it was. */
function pointsOf(score: Score): number {
  if (score.kind === 'points') return score.points
  return Math.max(-WON, Math.min(WON, score.margin ?? (score.kind === 'win' ? WON : -WON)))
}

function isProven(score: Score): boolean {
  return score.kind !== 'points' || score.proven
}

/** 1 for a win, 0 for a draw, -1 for a loss. */
function resultOf(score: Score): number {
  return score.kind === 'points' ? Math.sign(score.points) : score.kind === 'win' ? 1 : -1
}
