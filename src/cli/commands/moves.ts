import { legalMoves } from '#core/games/game'
import type { Command } from '../command'
import { DONE, tellFailure } from '../console'
import { isOn } from '../flags'
import { AFTER_OPTION, GAME_OPTIONS } from '../game-options'
import { gameFromArguments } from '../game-argument'

/** The legal moves of a position in notation, sorted by bytes. */
export const moves: Command = {
  usage: 'moves <pattern>',
  about: 'List the legal moves, one a line',
  options: [...GAME_OPTIONS, AFTER_OPTION, { usage: '--json', about: 'Print one JSON value' }],
  examples: ['moves youth', 'moves youth --passage free --after "=c =h"'],
  async run({ console, places }, [argument = ''], flags) {
    const game = await gameFromArguments(argument, flags, places)
    if (!game.ok) return tellFailure(console, game.error)
    const notations = legalMoves(game.value)
      .map(({ notation }) => notation)
      .sort()
    if (isOn(flags, 'json')) console.print(JSON.stringify(notations))
    else for (const notation of notations) console.print(notation)
    return DONE
  },
}
