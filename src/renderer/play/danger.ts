import { stateOf } from '#core/games/game'
import type { Game } from '#core/games/game'

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
  const replies = new Int32Array(state.maxMoves)
  const count = state.turn < 0 ? 0 : state.moves(replies, 0)
  let fatal = 0
  for (let index = 0; index < count; index += 1) {
    state.make(replies[index] ?? -1)
    const result = state.result()
    if (result?.reason === 'suntuk' && mover && !result.winners.includes(mover)) fatal += 1
    state.unmake()
  }
  if (fatal === 0) return null
  return fatal === count ? 'will' : 'may'
}
