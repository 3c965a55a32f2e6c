import { isOver, legalMoves, playMove, stateOf, type Game } from '../games/game'
import type { SearchLimits } from './contract'
import { sight } from './levels'
import { createSearch, DEFAULT_TABLE_BYTES } from './search'
import { TranspositionTable } from './table'

/** How a game of the engine against itself is played. */
export interface SelfPlay {
  readonly players: readonly SearchLimits[] // by seat index
  readonly seed: number // decides the random opening and what low levels overlook
  readonly randomPlies: number // how many first moves are drawn at random, so that games differ
  readonly clock: () => number // milliseconds
  readonly onMove?: (() => void) | undefined // after each move
}

/** Plays a game to its end, from where it stands. Each seat searches by its own limits with a memory of its own. */
export function playOut(start: Game, { players, seed, randomPlies, clock, onMove }: SelfPlay): Game {
  const tables = players.map(() => new TranspositionTable(DEFAULT_TABLE_BYTES))
  let game = start
  while (!isOver(game)) {
    const ply = game.moves.length
    const move =
      ply < randomPlies ? drawn(game, seed, ply) : searched(game, seatOf(game), players, tables, seed, clock)
    const next = playMove(game, move)
    if (!next.ok) throw new Error(`the engine chose ${move}, which is illegal`)
    game = next.value
    onMove?.()
  }
  return game
}

function seatOf(game: Game): number {
  const { seats, turn } = game.position
  return turn === null ? -1 : seats.indexOf(turn)
}

function drawn(game: Game, seed: number, ply: number): string {
  const moves = legalMoves(game)
  const move = moves[Math.floor(sight(seed, ply, 0x5eed) * moves.length)]
  if (!move) throw new Error('a running game without moves')
  return move.notation
}

function searched(
  game: Game,
  seat: number,
  players: readonly SearchLimits[],
  tables: readonly TranspositionTable[],
  seed: number,
  clock: () => number,
): string {
  const limits = players[seat]
  const table = tables[seat]
  if (!limits || !table) throw new Error(`no player for seat ${seat}`)
  const search = createSearch(stateOf(game), limits, { clock, seed, table })
  while (!search.run(Infinity));
  if (search.best === null) throw new Error('no move in a running game')
  return search.best
}
