import { stateOf } from '#core/games/game'
import type { Game } from '#core/games/game'
import { legalCodes } from '#core/games/legal-codes'

/**
 * Whether the opponent of a game of two could (`may`), or cannot help to (`will`), leave the mover without a move by the very next
 * reply to this move; null where no reply does, and for a move that is not legal or ends the game.
 */
export function suntukAfter(game: Game, notation: string): 'may' | 'will' | null {
  const state = stateOf(game)
  const mover = state.seats[state.turn]
  const code = state.code(notation)
  if (state.seats.length !== 2 || code < 0) return null
  state.make(code)
  const replies = legalCodes(state)
  let fatal = 0
  for (const reply of replies) {
    state.make(reply)
    const result = state.result()
    if (result?.reason === 'suntuk' && mover && !result.winners.includes(mover)) fatal += 1
    state.unmake()
  }
  if (fatal === 0) return null
  return fatal === replies.length ? 'will' : 'may'
}
