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
      const point = seat ? pointsOf(game, seat) : 0
      points += point
      if (point === 1) wins++
      else if (point > 0) draws++
    })
    return { level, wins, draws, losses: games.length - wins - draws, score: shareOf(points, games.length) }
  })
}

/** A player's line in the summary of a series. */
export function scoreLine({ level, wins, draws, losses, score }: PlayerScore, name: string): string {
  return `${name} (level ${level}): ${wins} won, ${draws} drawn, ${losses} lost, score ${shareWords(score)}`
}
