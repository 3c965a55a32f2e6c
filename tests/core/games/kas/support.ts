import type { Gadong } from '#core/board/junction'
import type { GameResult, GameState } from '#core/games/contract'
import { parseKasOptions, type KasOptions } from '#core/games/kas/options'
import { kasRuleset } from '#core/games/kas/ruleset'
import type { Board, Cell } from '#core/pattern/cells'
import table from '../../../perft/perft.json'

interface Row {
  readonly ruleset: string
  readonly options: unknown
  readonly pattern: { readonly gadong: Gadong; readonly rows: readonly string[] }
}

/** counts[i] is perft(i + 1) after the moves of `after`. */
interface PerftRow extends Row {
  readonly after: readonly string[]
  readonly counts: readonly number[]
}

interface GameRow extends Row {
  readonly moves: readonly string[]
  readonly result: GameResult
}

const { perft, games } = table as unknown as {
  readonly perft: readonly PerftRow[]
  readonly games: readonly GameRow[]
}

export const KAS_PERFT = perft.filter((row) => row.ruleset === 'kas')
export const KAS_GAMES = games.filter((row) => row.ruleset === 'kas')

/** Long runs are asked for with PASANG_LONG=1. */
export const LONG = process.env.PASANG_LONG === '1'

/** A board of rows, rank 11 first. */
export function boardOfRows(gadong: Gadong, rows: readonly string[]): Board {
  return { gadong, cells: [...rows].reverse().flatMap((row) => [...row] as Cell[]) }
}

/** Options that are known to be good. */
export function kasOptions(value: unknown): KasOptions {
  const parsed = parseKasOptions(value)
  if (!parsed.ok) throw new Error(`bad options: ${JSON.stringify(value)}`)
  return parsed.value
}

/** The state at the start of a row of the table. */
export function startOfRow(row: Row): GameState {
  return kasRuleset.start(boardOfRows(row.pattern.gadong, row.pattern.rows), kasOptions(row.options))
}

/** Plays a notation, which must be legal. */
export function play(state: GameState, notation: string): void {
  const code = state.code(notation)
  if (code < 0) throw new Error(`illegal after ${state.ply} moves: ${notation}`)
  state.make(code)
}

/** The notations of all legal moves, in the engine's order. */
export function notationsOf(state: GameState): string[] {
  const codes = new Int32Array(state.maxMoves)
  return Array.from(codes.subarray(0, state.moves(codes, 0)), (code) => state.notation(code))
}

/** Cells by junction as rows, rank 11 first. */
export function rowsOf(cells: readonly Cell[]): string[] {
  return Array.from({ length: 11 }, (_, index) => cells.slice((10 - index) * 11, (11 - index) * 11).join(''))
}

/** Numbers in [0, 1) that are the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    let word = Math.imul(state ^ (state >>> 16), 0x45d9f3b)
    word ^= word >>> 15
    return (word >>> 0) / 2 ** 32
  }
}

/** For tests that count much: they must not fail because the machine is busy. */
export const TIMEOUT = LONG ? 3_600_000 : 60_000

/** The checkerboard with black corners on the 120 board. */
export const CHECKERBOARD: readonly string[] = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 11 }, (_, file) =>
    row === 5 && file === 5 ? '.' : (row + file) % 2 === 0 ? 'b' : 'w',
  ).join(''),
)
