import type { Game } from '#core/games/game'
import type { Result } from '#core/result'
import type { Flags } from './command'
import type { Failure, Places } from './console'
import { playAfter, startFromFlags } from './game-options'
import { findCompletePattern } from './pattern-argument'

/** The game of a PATTERN argument and the options of a game, with the moves of `--after` played. */
export async function gameFromArguments(
  argument: string,
  flags: Flags,
  places: Places,
): Promise<Result<Game, Failure>> {
  const pattern = await findCompletePattern(argument, places)
  if (!pattern.ok) return pattern
  const game = startFromFlags(pattern.value, flags)
  return game.ok ? playAfter(game.value, flags) : game
}
