import type { Level, SearchLimits } from '#core/ai/contract'
import type { RulesetId } from '#core/games/contract'
import type { GameOptions } from '#core/games/options'
import { boardOf, withBoard, type PatternDocument } from '#core/pattern/document'
import { invertBoard } from '#core/pattern/transform'
import type { Job } from './job'

/** A series of engine games between players, one for each seat. */
export interface MatchPlan {
  readonly patterns: readonly PatternDocument[]
  readonly ruleset: RulesetId
  readonly options: GameOptions
  readonly levels: readonly Level[] // of the players, who start on the seats of the same index
  readonly games: number
  readonly seed: number
  readonly movetime: number // milliseconds a move
  readonly swapColours: boolean // whether patterns are played with their colours swapped as well
  readonly randomPlies: number // drawn in every game; 0 draws two only where a game would repeat an earlier one
}

/**
 * The games of a series: patterns in turn; then the same with the players one seat on; then with the colours swapped; once
 * all of these are through, again with the first moves drawn at random.
 */
export function planJobs(plan: MatchPlan): readonly Job[] {
  return Array.from({ length: plan.games }, (_, index) => jobOf(plan, index))
}

/** Which player (an index into the plan's levels) sits on a seat in a game of the series. */
export function playerOn(plan: MatchPlan, index: number, seat: number): number {
  const seats = plan.levels.length
  return (seat + roundOf(plan, index)) % seats
}

function roundOf(plan: MatchPlan, index: number): number {
  return Math.floor(index / plan.patterns.length)
}

function jobOf(plan: MatchPlan, index: number): Job {
  const { patterns, ruleset, options, levels, seed, movetime } = plan
  const document = patterns[index % patterns.length]
  if (!document) throw new Error('a match without patterns')
  const seats = levels.length
  const round = roundOf(plan, index)
  const swapped = plan.swapColours && Math.floor(round / seats) % 2 === 1
  const repeats = round >= (plan.swapColours ? 2 * seats : seats)
  const players = levels.map((__, seat): SearchLimits => ({
    movetime,
    level: levels[playerOn(plan, index, seat)],
  }))
  return {
    index,
    ruleset,
    options,
    pattern: swapped ? withBoard(document, invertBoard(boardOf(document))) : document,
    players,
    seed: seed + index,
    randomPlies: plan.randomPlies > 0 ? plan.randomPlies : repeats ? 2 : 0,
  }
}
