import { LEVELS, type Level } from '#core/ai/contract'
import { ok, type Result } from '#core/result'
import { join } from 'node:path'
import type { Context, Failure } from '../console'
import { openArchive } from './archive'
import { planJobs, type MatchPlan } from './plan'
import { runJobs } from './run'
import { scoresOf, type PlayerScore } from './summary'
import { observeJob } from './tally'

/** What a series of games came to. */
export interface SeriesResult {
  readonly games: number
  readonly scores: readonly PlayerScore[] // of the plan's players in their order
  readonly longestThought: number // milliseconds
}

/** Plays a series, or what of it the folder `out` does not hold yet. */
export async function playSeries(
  context: Context,
  plan: MatchPlan,
  out: string | undefined,
): Promise<Result<SeriesResult, Failure>> {
  const jobs = planJobs(plan)
  const archive = out === undefined ? null : openArchive(out, plan)
  const played = await runJobs(context, jobs, archive)
  if (!played.ok) return played
  const games = jobs.map((job, at) => observeJob(job, played.value[at] ?? { moves: [] }).game)
  const longestThought = played.value.reduce((most, each) => Math.max(most, each.longestThought), 0)
  return ok({ games: jobs.length, scores: scoresOf(plan, games), longestThought: Math.round(longestThought) })
}

/** Every level of a ladder against the one below, the weakest pair first. */
export const LADDER: readonly (readonly [Level, Level])[] = LEVELS.slice(1).map((level, below) => [
  level,
  LEVELS[below] ?? 1,
])

/** The folder for the games of one pair of a ladder; undefined where none are kept. */
export function folderOfPair(
  out: string | undefined,
  [upper, lower]: readonly [Level, Level],
): string | undefined {
  return out === undefined ? undefined : join(out, `${upper}-${lower}`)
}
