import type { SearchLimits } from '#core/ai/contract'
import { playOut } from '#core/ai/selfplay'
import { startGame, type Game } from '#core/games/game'
import type { GameOptions } from '#core/games/options'
import type { RulesetId } from '#core/games/contract'
import type { PatternDocument } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'

/** One engine game to be played: plain data that crosses to a worker. */
export interface Job {
  readonly index: number // from 0
  readonly ruleset: RulesetId
  readonly options: GameOptions
  readonly pattern: PatternDocument
  readonly players: readonly SearchLimits[] // by seat index
  readonly seed: number
  readonly randomPlies: number
}

/** A job's game as it went: notations only, since they replay to all the rest. */
export interface Played {
  readonly index: number
  readonly moves: readonly string[]
  readonly longestThought: number // milliseconds, of any move
}

/** The game of a job before its first move; throws on a job that no plan makes. */
export function startJob({ ruleset, options, pattern }: Job): Game {
  const complete = completePattern(pattern)
  if (!complete.ok) throw new Error(`${pattern.name} is a draft`)
  const game = startGame({ ruleset, options, pattern: complete.value })
  if (!game.ok) throw new Error('bad options')
  return game.value
}

/** Plays a job to its end. */
export function playJob(job: Job, clock: () => number): Played {
  let longestThought = 0
  let before = clock()
  const game = playOut(startJob(job), {
    ...job,
    clock,
    onMove: () => {
      const now = clock()
      longestThought = Math.max(longestThought, now - before)
      before = now
    },
  })
  return { index: job.index, moves: game.moves.map(({ notation }) => notation), longestThought }
}
