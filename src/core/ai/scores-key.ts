import type { GameState } from '../games/contract'

/** With more than two seats a value depends on the scores, which a position's key leaves out: what is mixed with it. */
export function scoresKey(state: GameState): number {
  if (state.seats.length <= 2) return 0
  let key = 0
  for (let seat = 0; seat < state.seats.length; seat++) {
    key = Math.imul(key + state.score(seat) + 1, 0x9e3779b1)
  }
  return key ^ (key >>> 15)
}
