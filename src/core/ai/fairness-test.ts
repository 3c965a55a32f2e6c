import type { Game } from '../games/game'
import { testedGame, type TestedGame } from './fairness'
import { observe } from './observed'
import { startSelfPlay, type SelfPlayedGame } from './selfplay'
import type { Work } from './work'

/** How a pattern is tested. */
export interface FairnessPlan {
  readonly games: number
  readonly movetime: number // milliseconds
  readonly randomPlies: number // first moves drawn at random
  readonly seed: number // of the first game; each game has the next
}

/** A test under way, to be run in slices as a search is. Stopped, it leaves out the game under way. */
export interface FairnessTest extends Work {
  readonly played: number // games
}

/** What a test is given. */
export interface TestMeans {
  readonly clock: () => number // milliseconds
  readonly onGame: (game: TestedGame) => void // told of each game; called inside `run`
}

/** Lets the strongest level play a game, given before its first move, against itself again and again. */
export function testFairness(start: Game, plan: FairnessPlan, means: TestMeans): FairnessTest {
  return new SeriesOfGames(start, plan, means)
}

class SeriesOfGames implements FairnessTest {
  played = 0

  private current: SelfPlayedGame | null = null
  private stopped = false

  constructor(
    private readonly start: Game,
    private readonly plan: FairnessPlan,
    private readonly means: TestMeans,
  ) {}

  run(slice: number): boolean {
    const pause = this.means.clock() + slice
    while (!this.stopped && this.played < this.plan.games) {
      const left = pause - this.means.clock()
      if (left <= 0) return false
      this.current ??= this.nextGame()
      if (this.current.run(left)) this.finish(this.current.game)
    }
    return true
  }

  stop(): void {
    this.stopped = true
  }

  private nextGame(): SelfPlayedGame {
    const { movetime, randomPlies, seed } = this.plan
    const players = this.start.position.seats.map(() => ({ level: 8, movetime }) as const)
    const { clock } = this.means
    return startSelfPlay(this.start, { players, seed: seed + this.played, randomPlies, clock })
  }

  private finish(game: Game): void {
    this.current = null
    this.played++
    const moves = game.moves.map(({ notation }) => notation)
    this.means.onGame(testedGame(observe(this.start, moves)))
  }
}
