import type { GameResult, Position, Seat } from '../games/contract'
import { legalMoves, playMove, type Game } from '../games/game'

/** A played game with what its positions offered. */
export interface Observed {
  readonly game: Game
  readonly choices: readonly Choice[] // one a ply
}

/** How many moves a position offered, and what kind of position it was. */
export interface Choice {
  readonly label: string // the phase; before the kas moves, with the seat
  readonly count: number
}

/** Plays moves from a game on and counts what each position offered; throws on a move that is not legal. */
export function observe(start: Game, moves: readonly string[]): Observed {
  let game = start
  const choices: Choice[] = []
  for (const move of moves) {
    choices.push({ label: labelOf(game.position), count: legalMoves(game).length })
    const next = playMove(game, move)
    if (!next.ok) throw new Error(`illegal move ${move}`)
    game = next.value
  }
  return { game, choices }
}

function labelOf({ phase, turn }: Position): string {
  return phase === 'passage' || phase === 'selection' ? `${phase} ${String(turn)}` : phase
}

/** A seat's points by the result of a game: one for a win, shared evenly between those who share the best result. */
export function pointsOf(result: GameResult | null, seat: Seat): number {
  const winners = result?.winners ?? []
  return winners.includes(seat) ? 1 / winners.length : 0
}
