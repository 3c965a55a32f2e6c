import { FAIRNESS_DEFAULTS } from '#core/ai/fairness'
import type { Observed } from '#core/ai/observed'
import { err, ok, type Result } from '#core/result'
import type { Flags, Option } from '../command'
import type { Context, Failure } from '../console'
import { numberFlag } from '../flags'
import { GAME_OPTIONS } from '../game-options'
import { matchArguments, matchNumbers, numberOptions } from './arguments'
import type { Job } from './job'
import { planJobs } from './plan'
import { runJobs } from './run'
import { observeJob } from './tally'

/** The defaults of a command that lets the strongest level play itself. */
export interface SelfPlayDefaults {
  readonly games: number
  readonly movetime: number // milliseconds
}

const DRAWN_PLIES = FAIRNESS_DEFAULTS.randomPlies

/** The options of such a command. */
export function selfPlayOptions({ games, movetime }: SelfPlayDefaults): readonly Option[] {
  const numbers = numberOptions({ games: String(games), movetime })
  const drawn = { usage: '--drawn <plies>', about: `First moves drawn at random (default ${DRAWN_PLIES})` }
  return [...numbers, drawn, ...GAME_OPTIONS, { usage: '--json', about: 'Print one JSON value' }]
}

/** Plays the strongest level against itself from drawn first moves, the patterns of the arguments in turn. */
export async function playItself(
  context: Context,
  args: readonly string[],
  flags: Flags,
  defaults: SelfPlayDefaults,
): Promise<Result<readonly Observed[], Failure>> {
  const numbers = matchNumbers(flags, defaults)
  if (!numbers.ok) return numbers
  const drawn = numberFlag(flags, 'drawn', { most: 110, otherwise: DRAWN_PLIES })
  if (!drawn.ok) return drawn
  const match = await matchArguments(args, flags, context.places)
  if (!match.ok) return err(match.error)
  const { patterns, sample } = match.value
  const { ruleset, options } = sample.setup
  const levels = sample.position.seats.map(() => 8 as const)
  const plan = {
    patterns,
    ruleset,
    options,
    levels,
    ...numbers.value,
    randomPlies: drawn.value,
    swapColours: false,
  }
  const jobs: readonly Job[] = planJobs(plan)
  const played = await runJobs(context, jobs, null)
  if (!played.ok) return played
  return ok(jobs.map((job, at) => observeJob(job, played.value[at] ?? { moves: [] })))
}
