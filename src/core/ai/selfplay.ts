import { isOver, legalMoves, playMove, stateOf, type Game } from '../games/game'
import type { Search, SearchLimits } from './contract'
import { sight } from './levels'
import { createSearch, DEFAULT_TABLE_BYTES } from './search'
import { TranspositionTable } from './table'
import { Piecework, type Work } from './work'

/** How a game of the engine against itself is played. */
export interface SelfPlay {
  readonly players: readonly SearchLimits[] // by seat index
  readonly seed: number // decides the random opening and what low levels overlook
  readonly randomPlies: number // how many first moves are drawn at random, so that games differ
  readonly clock: () => number // milliseconds
  readonly onMove?: (() => void) | undefined // after each move
}

/** A game of the engine against itself under way, to be run in slices as a search is. */
export interface SelfPlayedGame extends Work {
  readonly game: Game
}

/** Plays a game to its end, from where it stands. Each seat searches by its own limits with a memory of its own. */
export function playOut(start: Game, how: SelfPlay): Game {
  const played = startSelfPlay(start, how)
  while (!played.run(Infinity));
  return played.game
}

/** The same in slices. */
export function startSelfPlay(start: Game, how: SelfPlay): SelfPlayedGame {
  return new PlayedGame(start, how)
}

class PlayedGame extends Piecework<Search> implements SelfPlayedGame {
  private readonly tables: readonly TranspositionTable[]

  constructor(
    public game: Game,
    private readonly how: SelfPlay,
  ) {
    super(how.clock)
    this.tables = how.players.map(() => new TranspositionTable(DEFAULT_TABLE_BYTES))
  }

  /** Plays the drawn moves; what follows is thought about. */
  protected goOn(): boolean {
    const { seed, randomPlies } = this.how
    while (!isOver(this.game) && this.game.moves.length < randomPlies) {
      this.play(drawn(this.game, seed, this.game.moves.length))
    }
    return !isOver(this.game)
  }

  protected begin(): Search {
    const { players, clock, seed } = this.how
    const { seats, turn } = this.game.position
    const seat = turn === null ? -1 : seats.indexOf(turn)
    const limits = players[seat]
    const table = this.tables[seat]
    if (!limits || !table) throw new Error(`no player for seat ${seat}`)
    return createSearch(stateOf(this.game), limits, { clock, seed, table, plays: true })
  }

  protected finish({ best }: Search): void {
    this.play(best)
  }

  private play(move: string | null): void {
    const next = move === null ? null : playMove(this.game, move)
    if (!next?.ok) throw new Error(`the engine chose ${move ?? 'nothing'}, which is illegal`)
    this.game = next.value
    this.how.onMove?.()
  }
}

function drawn(game: Game, seed: number, ply: number): string | null {
  const moves = legalMoves(game)
  return moves[Math.floor(sight(seed, ply, 0x5eed) * moves.length)]?.notation ?? null
}
