import type { Seat } from '#core/games/contract'
import { err, ok, type Result } from '#core/result'
import type { Command, Flags } from '../command'
import { DONE, tellFailure, usage, type Context, type ExitCode, type Failure } from '../console'
import { isOn, numberFlag, textFlag } from '../flags'
import { GAME_OPTIONS } from '../game-options'
import { LEVEL_OPTIONS, levelsOf, matchArguments, matchNumbers, numberOptions } from '../match/arguments'
import type { MatchPlan } from '../match/plan'
import { folderOfPair, LADDER, playSeries, type SeriesResult } from '../match/series'
import { scoreLines } from '../match/summary'

const MOST_PATTERNS = 10_000

/** A series of engine games between levels: each pattern from every seat and in both colourings, one record a game. */
export const play: Command = {
  usage: 'play [...patterns]',
  about: 'Let levels of the computer play each other',
  options: [
    ...LEVEL_OPTIONS,
    { usage: '--ladder', about: 'Every level against the one below, in place of levels by seat' },
    {
      usage: '--patterns <n>',
      about: 'Also n patterns drawn by the seed, half from the library, half generated',
    },
    ...numberOptions({ games: '4 a pattern', movetime: 100 }),
    { usage: '--out <folder>', about: 'Keep one record a game there, and go on from those that are there' },
    ...GAME_OPTIONS,
    { usage: '--json', about: 'Print one JSON value' },
  ],
  examples: [
    'play lotus boat --south 5 --north 4 --games 40 --out match',
    'play --ladder --patterns 50 --seed 7 --out ladder',
  ],
  async run(context, args, flags) {
    const request = await readRequest(context, args, flags)
    if (!request.ok) return tellFailure(context.console, request.error)
    return request.value.ladder ? playLadder(context, request.value) : playMatch(context, request.value)
  },
}

interface Request {
  readonly plan: MatchPlan
  readonly seats: readonly Seat[]
  readonly ladder: boolean
  readonly out: string | undefined
  readonly json: boolean
}

async function readRequest(
  { places }: Context,
  args: readonly string[],
  flags: Flags,
): Promise<Result<Request, Failure>> {
  const drawn = numberFlag(flags, 'patterns', { most: MOST_PATTERNS, otherwise: 0 })
  if (!drawn.ok) return drawn
  const numbers = matchNumbers(flags, { games: 4 * (args.length + drawn.value), movetime: 100 })
  if (!numbers.ok) return numbers
  const drawing = { drawn: drawn.value, seed: numbers.value.seed }
  const match = await matchArguments(args, flags, places, drawing)
  if (!match.ok) return match
  const { patterns, sample } = match.value
  const { seats } = sample.position
  const levels = levelsOf(seats, flags)
  if (!levels.ok) return levels
  const ladder = isOn(flags, 'ladder')
  if (ladder && seats.length !== 2) return err(usage('--ladder: only two play in a ladder'))
  if (ladder && seats.some((seat) => flags[seat] !== undefined)) {
    return err(usage('--ladder: plays all levels, so none may be given'))
  }
  const out = textFlag(flags, 'out')
  if (!out.ok) return out
  const { ruleset, options } = sample.setup
  const series = { randomPlies: 0, swapColours: true }
  const plan = { patterns, ruleset, options, levels: levels.value, ...numbers.value, ...series }
  return ok({ plan, seats, ladder, out: out.value, json: isOn(flags, 'json') })
}

async function playMatch(context: Context, { plan, seats, out, json }: Request): Promise<ExitCode> {
  const { console } = context
  const result = await playSeries(context, plan, out)
  if (!result.ok) return tellFailure(console, result.error)
  if (json) console.print(JSON.stringify(result.value))
  else for (const line of linesOf(result.value, seats)) console.print(line)
  return DONE
}

async function playLadder(context: Context, { plan, seats, out, json }: Request): Promise<ExitCode> {
  const { console } = context
  const results: SeriesResult[] = []
  for (const levels of LADDER) {
    console.tell(`level ${levels[0]} against level ${levels[1]}`)
    const result = await playSeries(context, { ...plan, levels }, folderOfPair(out, levels))
    if (!result.ok) return tellFailure(console, result.error)
    results.push(result.value)
    if (!json) for (const line of linesOf(result.value, seats)) console.print(line)
  }
  if (json) console.print(JSON.stringify(results))
  return DONE
}

function linesOf({ games, scores, longestThought }: SeriesResult, seats: readonly Seat[]): readonly string[] {
  const lines = scoreLines(scores, seats)
  const tail = `${games} games, longest move ${longestThought} ms`
  return lines.length === 1 ? [`${lines.join('')}; ${tail}`] : [...lines, tail]
}
