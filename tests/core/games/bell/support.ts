import { JUNCTIONS, type Gadong, inGadong, makeJunction } from '#core/board/junction'
import { bellRuleset, type BellOptions } from '#core/games/bell/ruleset'
import type { GameState } from '#core/games/contract'
import type { Board, Cell } from '#core/pattern/cells'
import { naiveStart, type NaiveGame, type NaiveMove } from '../naive/bell'

/** A row of numbers in 0..1 that is the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Rows of a board with as many black tokens as white ones, shuffled. */
export function randomRows(gadong: Gadong, random: () => number): string[] {
  const playable = JUNCTIONS.filter((junction) => !inGadong(junction, gadong))
  const order = playable.map((junction) => ({ junction, key: random() })).sort((a, b) => a.key - b.key)
  const blacks = new Set(order.slice(0, playable.length / 2).map(({ junction }) => junction))
  return rowsOf(
    JUNCTIONS.map((junction) => (inGadong(junction, gadong) ? '.' : blacks.has(junction) ? 'b' : 'w')),
  )
}

/** The traditional pattern on the 112 board: a checkerboard with black corners, rank 11 first. */
export const CHECKERBOARD = rowsOf(
  JUNCTIONS.map((junction) => (inGadong(junction, 3) ? '.' : junction % 2 === 0 ? 'b' : 'w')),
)

/** Cells by junction as rows, rank 11 first. */
export function rowsOf(cells: readonly Cell[]): string[] {
  return Array.from({ length: 11 }, (_, index) => cells.slice((10 - index) * 11, (11 - index) * 11).join(''))
}

/** Rows, rank 11 first, as a board. */
export function boardOf(gadong: Gadong, rows: readonly string[]): Board {
  return { gadong, cells: [...rows].reverse().flatMap((row) => [...row] as Cell[]) }
}

const codes = new Int32Array(65536)

/** The legal move codes of a state. */
export function codesOf(state: GameState): number[] {
  return [...codes.subarray(0, state.moves(codes, 0))]
}

/** The legal moves of a state in notation, sorted. */
export function notationsOf(state: GameState): string[] {
  return codesOf(state)
    .map((code) => state.notation(code))
    .sort()
}

/** A game at its start, for the engine and for the naive twin. */
export function twins(
  gadong: Gadong,
  rows: readonly string[],
  players: BellOptions['players'],
): [GameState, NaiveGame] {
  return [bellRuleset.start(boardOf(gadong, rows), { players }), naiveStart(gadong, rows, players)]
}

/** What engine and twin (whose legal moves are given) disagree about in a position; null where they agree. */
export function difference(state: GameState, game: NaiveGame, moves: readonly NaiveMove[]): string | null {
  const expected = moves.map(({ notation }) => notation).sort()
  const found = notationsOf(state)
  if (found.join(' ') !== expected.join(' '))
    return `moves ${found.join(' ')} instead of ${expected.join(' ')}`
  if (state.count() !== expected.length) return `count ${state.count()} instead of ${expected.length}`
  const position = state.position()
  if (position.scores.join() !== game.scores.join())
    return `scores ${position.scores.join()} of ${game.scores.join()}`
  const turn = moves.length === 0 ? -1 : game.moves % game.scores.length
  if (state.turn !== turn) return `turn ${state.turn} instead of ${turn}`
  if ((position.result !== null) !== (moves.length === 0)) return 'over for one and not for the other'
  const wrong = position.pieces.findIndex((piece, junction) => {
    const colour = piece?.kind === 'token' ? piece.colour : undefined
    return colour !== game.tokens.get(makeJunction(JUNCTIONS[junction]!))
  })
  return wrong < 0 ? null : `the token on junction ${wrong}`
}

/** One of the moves: a single leap where there is one, or any with a probability of `greed`. */
export function chooseMove(
  moves: readonly NaiveMove[],
  random: () => number,
  greed: number,
): NaiveMove | undefined {
  const singles = moves.filter(({ captured }) => captured.length === 1)
  const pool = singles.length > 0 && random() >= greed ? singles : moves
  return pool[Math.floor(random() * pool.length)]
}
