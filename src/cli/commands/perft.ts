import type { GameState } from '#core/games/contract'
import { stateOf } from '#core/games/game'
import { legalCodes } from '#core/games/legal-codes'
import type { Command } from '../command'
import { DONE, tellFailure, usage } from '../console'
import { isOn, numberFlag } from '../flags'
import { AFTER_OPTION, GAME_OPTIONS } from '../game-options'
import { gameFromArguments } from '../game-argument'

/** Counts the sequences of moves of a length (RULES 6), in all or by first move. */
export const perft: Command = {
  usage: 'perft <pattern>',
  about: 'Count the sequences of moves of a length',
  options: [
    { usage: '--depth <plies>', about: 'Length of the sequences (required)' },
    { usage: '--divide', about: 'Count by first move as well' },
    ...GAME_OPTIONS,
    AFTER_OPTION,
    { usage: '--json', about: 'Print one JSON value' },
  ],
  examples: ['perft youth --depth 5', 'perft youth --depth 4 --divide'],
  async run({ console, places }, [argument = ''], flags) {
    if (flags.depth === undefined) return tellFailure(console, usage('perft: --depth is missing'))
    const depth = numberFlag(flags, 'depth', { least: 0, most: 110, otherwise: 1 })
    if (!depth.ok) return tellFailure(console, depth.error)
    const game = await gameFromArguments(argument, flags, places)
    if (!game.ok) return tellFailure(console, game.error)
    const state = stateOf(game.value)
    const divide = isOn(flags, 'divide') && depth.value > 0 ? divided(state, depth.value) : null
    const count = divide ? divide.reduce((sum, [, part]) => sum + part, 0) : state.perft(depth.value)
    if (isOn(flags, 'json')) {
      console.print(
        JSON.stringify({ depth: depth.value, count, ...(divide && { divide: Object.fromEntries(divide) }) }),
      )
    } else {
      for (const [notation, part] of divide ?? []) console.print(`${notation} ${part}`)
      console.print(String(count))
    }
    return DONE
  },
}

function divided(state: GameState, depth: number): [string, number][] {
  const parts = legalCodes(state).map((code): [string, number] => {
    const notation = state.notation(code)
    state.make(code)
    const part = state.perft(depth - 1)
    state.unmake()
    return [notation, part]
  })
  return parts.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}
