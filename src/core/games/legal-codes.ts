import type { GameState } from './contract'

/** The codes of the legal moves, in the order of the state; none when the game is over. */
export function legalCodes(state: GameState): number[] {
  if (state.turn < 0) return []
  const codes = new Int32Array(state.maxMoves)
  return Array.from(codes.subarray(0, state.moves(codes, 0)))
}
