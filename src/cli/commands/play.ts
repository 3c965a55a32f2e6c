import type { Command } from '../command'
import { DONE, tellFailure } from '../console'
import { isOn, textFlag } from '../flags'
import { GAME_OPTIONS } from '../game-options'
import { openArchive } from '../match/archive'
import { LEVEL_OPTIONS, levelsOf, matchArguments, matchNumbers, numberOptions } from '../match/arguments'
import { planJobs, type MatchPlan } from '../match/plan'
import { runJobs } from '../match/run'
import { scoreLine, scoresOf } from '../match/summary'
import { observeJob } from '../match/tally'

/** A series of engine games between levels: each pattern from every seat and in both colourings, one record a game. */
export const play: Command = {
  usage: 'play <...patterns>',
  about: 'Let levels of the computer play each other',
  options: [
    ...LEVEL_OPTIONS,
    ...numberOptions({ games: '4 a pattern', movetime: 100 }),
    { usage: '--out <folder>', about: 'Keep one record a game there, and go on from those that are there' },
    ...GAME_OPTIONS,
    { usage: '--json', about: 'Print one JSON value' },
  ],
  examples: ['play lotus boat --south 5 --north 4 --games 40 --out match'],
  async run(context, args, flags) {
    const { console, places } = context
    const match = await matchArguments(args, flags, places)
    if (!match.ok) return tellFailure(console, match.error)
    const { patterns, sample } = match.value
    const { seats } = sample.position
    const levels = levelsOf(seats, flags)
    if (!levels.ok) return tellFailure(console, levels.error)
    const numbers = matchNumbers(flags, { games: 4 * patterns.length, movetime: 100 })
    if (!numbers.ok) return tellFailure(console, numbers.error)
    const out = textFlag(flags, 'out')
    if (!out.ok) return tellFailure(console, out.error)

    const { ruleset, options } = sample.setup
    const plan: MatchPlan = {
      patterns,
      ruleset,
      options,
      levels: levels.value,
      ...numbers.value,
      randomPlies: 0,
      swapColours: true,
    }
    const jobs = planJobs(plan)
    const archive = out.value === undefined ? null : openArchive(out.value, plan)
    const played = await runJobs(context, jobs, archive)
    if (!played.ok) return tellFailure(console, played.error)
    const scores = scoresOf(
      plan,
      jobs.map((job, at) => observeJob(job, played.value[at] ?? { moves: [] }).game),
    )
    const longest = Math.round(Math.max(...played.value.map(({ longestThought }) => longestThought)))
    if (isOn(flags, 'json'))
      console.print(JSON.stringify({ games: jobs.length, scores, longestThought: longest }))
    else {
      scores.forEach((score, at) => console.print(scoreLine(score, seats[at] ?? '')))
      console.print(`${jobs.length} games, longest move ${longest} ms`)
    }
    return DONE
  },
}
