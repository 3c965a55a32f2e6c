import type { Game } from '../games/game'
import { testedGame, type TestedGame } from './fairness'
import { observe } from './observed'
import { startSelfPlay, type SelfPlayedGame } from './selfplay'
import { Piecework, type Work } from './work'

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

class SeriesOfGames extends Piecework<SelfPlayedGame> implements FairnessTest {
  played = 0

  constructor(
    private readonly start: Game,
    private readonly plan: FairnessPlan,
    private readonly means: TestMeans,
  ) {
    super(means.clock)
  }

  protected goOn(): boolean {
    return this.played < this.plan.games
  }

  protected begin(): SelfPlayedGame {
    const { movetime, randomPlies, seed } = this.plan
    const players = this.start.position.seats.map(() => ({ level: 8, movetime }) as const)
    const { clock } = this.means
    return startSelfPlay(this.start, { players, seed: seed + this.played, randomPlies, clock })
  }

  protected finish({ game }: SelfPlayedGame): void {
    this.played++
    const moves = game.moves.map(({ notation }) => notation)
    this.means.onGame(testedGame(observe(this.start, moves)))
  }
}
