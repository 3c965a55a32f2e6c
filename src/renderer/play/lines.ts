import type { Score, SearchInfo } from '#core/ai/contract'
import type { Move } from '#core/games/contract'
import { replayMoves } from '#core/games/game'
import type { Game } from '#core/games/game'
import type { Say } from './prompt'

/** The lines of a search after one more report: each move once, the best first. */
export function withLine(lines: readonly SearchInfo[], info: SearchInfo): readonly SearchInfo[] {
  const others = lines.filter(({ multipv, pv }) => multipv !== info.multipv && pv[0] !== info.pv[0])
  return [...others, info].sort((a, b) => a.multipv - b.multipv)
}

/** The moves of a line from a position of a game on, as far as they are legal. */
export function lineMoves(game: Game, pv: readonly string[]): readonly Move[] {
  return replayMoves(game, pv).game.moves.slice(game.moves.length)
}

/** A difference of points with its sign: "+6", "−3", "0". */
export function signed(points: number): string {
  const whole = Math.round(points)
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0'
}

/** A score in words, from the view of who is to move. A win or a loss is said only where it is proven. */
export function scoreText(score: Score, say: Say): string {
  if (score.kind === 'win') return say('value.win', { n: score.moves })
  if (score.kind === 'loss') return say('value.loss', { n: score.moves })
  if (score.proven) return say('value.draw')
  return signed(score.points)
}
