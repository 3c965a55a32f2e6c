import { pointsOf } from '#core/ai/observed'
import { shareOf, type Share } from '#core/ai/statistics'
import type { Game } from '#core/games/game'
import { shareWords } from './interval'
import { playerOn, type MatchPlan } from './plan'

/** How one player of a series has done. */
export interface PlayerScore {
  readonly level: number
  readonly wins: number // alone
  readonly draws: number // shared best results
  readonly losses: number
  readonly score: Share // wins and an even part of draws, as a share of the games
}

/** Each player's wins, draws and losses in the games of a series, wherever they sat. */
export function scoresOf(plan: MatchPlan, games: readonly Game[]): readonly PlayerScore[] {
  return plan.levels.map((level, player) => {
    let wins = 0
    let draws = 0
    let points = 0
    games.forEach((game, index) => {
      const seat = game.position.seats.find((_, at) => playerOn(plan, index, at) === player)
      const point = seat ? pointsOf(game.position.result, seat) : 0
      points += point
      if (point === 1) wins++
      else if (point > 0) draws++
    })
    return { level, wins, draws, losses: games.length - wins - draws, score: shareOf(points, games.length) }
  })
}

/**
 * The outcome of a series in words. Players change seats from game to game, so that with two of them one line says it
 * all, from the stronger one's view; with more, each has a line and is named by the seat of the first game.
 */
export function scoreLines(scores: readonly PlayerScore[], seats: readonly string[]): readonly string[] {
  const [one, other] = scores
  if (one && other && scores.length === 2) {
    const [upper, lower] = one.level >= other.level ? [one, other] : [other, one]
    return [`level ${upper.level} against level ${lower.level}: ${wordsOf(upper)}`]
  }
  return scores.map((score, at) => `level ${score.level}, first as ${seats[at] ?? ''}: ${wordsOf(score)}`)
}

function wordsOf({ wins, draws, losses, score }: PlayerScore): string {
  return `score ${shareWords(score)}, ${wins} won, ${draws} drawn, ${losses} lost`
}
