import type { Evaluation } from '#core/ai/analysis'
import type { SearchInfo } from '#core/ai/contract'
import { proofOf, type Proof } from '#core/ai/proof'
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

/** A score in words, from the view of who is to move in the game. What is proven is said to be proven, with its end if that is known. */
export function scoreText(game: Game, evaluation: Evaluation, say: Say): string {
  const { score } = evaluation
  const proof = proofOf(game, evaluation)
  if (proof) return proofText(proof, say)
  return signed(score.kind === 'points' ? score.points : 0)
}

function proofText({ outcome, by, suntuk }: Proof, say: Say): string {
  if (outcome === 'draw') return say('value.draw')
  if (suntuk !== null) return say(`value.suntuk.${outcome}`, { n: suntuk })
  return by === null ? say(`value.${outcome}`) : say(`value.by.${outcome}`, { n: by })
}
