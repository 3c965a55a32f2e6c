import { RULESET_IDS } from '#core/games/contract'
import { replayMoves, startGame, type Game } from '#core/games/game'
import type { Pattern } from '#core/pattern/pattern'
import { err, ok, type Result } from '#core/result'
import type { Flags, Option } from './command'
import { failed, usage, type Failure } from './console'
import { choiceFlag, textFlag } from './flags'
import { faultLines } from './words'

/** The options of a game, for every command that plays one. */
export const GAME_OPTIONS: readonly Option[] = [
  { usage: '--ruleset <id>', about: `${RULESET_IDS.join(' or ')} (default kas)` },
  { usage: '--passage <rule>', about: 'kas: diagonal or free (default diagonal)' },
  { usage: '--select <rule>', about: 'kas: either, slide or jump (default either)' },
  { usage: '--players <n>', about: 'bell: 2, 3 or 4 (default 2)' },
]

export const AFTER_OPTION: Option = {
  usage: '--after <moves>',
  about: 'moves to play first, in notation, separated by spaces',
}

const KEYS = [
  { flag: 'passage', key: 'passage', of: 'kas' },
  { flag: 'select', key: 'kasSelection', of: 'kas' },
  { flag: 'players', key: 'players', of: 'bell' },
] as const

/** Starts the game that the options ask for on a pattern; an option of another ruleset is a failure of usage. */
export function startFromFlags(pattern: Pattern, flags: Flags): Result<Game, Failure> {
  const ruleset = choiceFlag(flags, 'ruleset', RULESET_IDS, 'kas')
  if (!ruleset.ok) return ruleset
  const options: Record<string, string | number> = {}
  for (const { flag, key, of } of KEYS) {
    const value = textFlag(flags, flag)
    if (!value.ok) return value
    if (value.value === undefined) continue
    if (of !== ruleset.value)
      return err(usage(`--${flag} belongs to the ruleset ${of}, not to ${ruleset.value}`))
    options[key] = /^\d+$/.test(value.value) ? Number(value.value) : value.value
  }
  const game = startGame({ ruleset: ruleset.value, options, pattern })
  return game.ok ? game : err(usage(...faultLines('options of the game', game.error)))
}

/** The game with the moves of `--after` played; an illegal one is a failure that names it. */
export function playAfter(game: Game, flags: Flags): Result<Game, Failure> {
  const { after } = flags
  const moves = (typeof after === 'string' ? after : '').split(/\s+/).filter((move) => move !== '')
  const replay = replayMoves(game, moves)
  return replay.fault === null ? ok(replay.game) : err(failed(...faultLines('--after', [replay.fault])))
}
