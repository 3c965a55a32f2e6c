import { LEVELS, type Level } from '#core/ai/contract'
import type { Seat } from '#core/games/contract'
import type { Game } from '#core/games/game'
import type { PatternDocument } from '#core/pattern/document'
import { completePattern, type Pattern } from '#core/pattern/pattern'
import { err, ok, type Result } from '#core/result'
import { openStorage } from '#storage/storage'
import type { Flags, Option } from '../command'
import { usage, type Failure, type Places } from '../console'
import { numberFlag } from '../flags'
import { startFromFlags } from '../game-options'
import { findCompletePattern } from '../pattern-argument'
import { drawPatterns } from './draw'

/** What the commands that play engine games share: complete patterns, and the game that is played on each. */
export interface MatchArguments {
  readonly patterns: readonly PatternDocument[]
  readonly sample: Game // the first pattern's game before its first move: ruleset, options and seats
}

/**
 * Finds the patterns of a command's arguments, adds `drawn` ones that the seed decides, and checks the options of the
 * game.
 */
export async function matchArguments(
  args: readonly string[],
  flags: Flags,
  places: Places,
  { drawn, seed }: { readonly drawn: number; readonly seed: number } = { drawn: 0, seed: 0 },
): Promise<Result<MatchArguments, Failure>> {
  const patterns: Pattern[] = []
  for (const argument of args) {
    const pattern = await findCompletePattern(argument, places)
    if (!pattern.ok) return pattern
    patterns.push(pattern.value)
  }
  if (drawn > 0) patterns.push(...(await drawnPatterns(places, drawn, seed)))
  const [first] = patterns
  if (!first) return err(usage('a pattern is missing'))
  const sample = startFromFlags(first, flags)
  if (!sample.ok) return sample
  return ok({ patterns: patterns.map(({ document }) => document), sample: sample.value })
}

/** Patterns for a match from those that come with the program and generated ones. */
async function drawnPatterns(places: Places, count: number, seed: number): Promise<readonly Pattern[]> {
  const { patterns } = await openStorage(places).library.list()
  const shipped = patterns.filter(({ source, draft }) => source === 'shipped' && draft.length === 0)
  const documents = drawPatterns(
    shipped.map(({ document }) => document),
    count,
    seed,
  )
  return documents.map((document) => {
    const pattern = completePattern(document)
    if (!pattern.ok) throw new Error(`${document.name} is a draft`)
    return pattern.value
  })
}

/** How many games, how long a move takes and what is drawn. */
export interface MatchNumbers {
  readonly games: number
  readonly movetime: number // milliseconds
  readonly seed: number
}

/** The options behind MatchNumbers, with their defaults. */
export function numberOptions({ games, movetime }: { games: string; movetime: number }): readonly Option[] {
  return [
    { usage: '--games <n>', about: `How many games, the patterns in turn (default ${games})` },
    { usage: '--movetime <ms>', about: `Time for a move (default ${movetime})` },
    { usage: '--seed <n>', about: 'Decides all that is drawn, and what low levels overlook (default 1)' },
  ]
}

/** Reads the numbers of a series of games. */
export function matchNumbers(
  flags: Flags,
  otherwise: { readonly games: number; readonly movetime: number },
): Result<MatchNumbers, Failure> {
  const games = numberFlag(flags, 'games', { least: 1, most: 1_000_000, otherwise: otherwise.games })
  if (!games.ok) return games
  const movetime = numberFlag(flags, 'movetime', { least: 1, most: 600_000, otherwise: otherwise.movetime })
  if (!movetime.ok) return movetime
  const seed = numberFlag(flags, 'seed', { otherwise: 1 })
  return seed.ok ? ok({ games: games.value, movetime: movetime.value, seed: seed.value }) : seed
}

/** The level options, one a seat. */
export const LEVEL_OPTIONS: readonly Option[] = ['south', 'north', 'west', 'east'].map((seat) => ({
  usage: `--${seat} <level>`,
  about: `Level of the player who starts as ${seat}, 1 to 8 (default 8)`,
}))

/** The levels of the players by seat index; a level for a seat that the game does not have is a failure of usage. */
export function levelsOf(seats: readonly Seat[], flags: Flags): Result<readonly Level[], Failure> {
  const levels: Level[] = []
  for (const seat of ['south', 'west', 'north', 'east'] as const) {
    if (!seats.includes(seat)) {
      if (flags[seat] !== undefined) return err(usage(`--${seat}: nobody sits there in this game`))
      continue
    }
    const number = numberFlag(flags, seat, { least: 1, most: 8, otherwise: 8 })
    if (!number.ok) return number
    levels.push(LEVELS[number.value - 1] ?? 8)
  }
  return ok(levels)
}
