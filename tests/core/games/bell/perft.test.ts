import { describe, expect, it } from 'vitest'
import { bellRuleset, type BellOptions } from '#core/games/bell/ruleset'
import type { GameResult, GameState } from '#core/games/contract'
import type { Gadong } from '#core/board/junction'
import table from '../../../perft/perft.json'
import { naiveMoves, naivePlay, naiveStart, type NaiveGame } from '../naive/bell'
import { boardOf, CHECKERBOARD } from './support'

const LONG = process.env.PASANG_LONG === '1'
const QUICK_DEPTH = 8 // only one row goes deeper

interface Row {
  readonly options: BellOptions
  readonly pattern: { readonly gadong: Gadong; readonly rows: readonly string[] }
}
/** `counts[i]` is perft(i + 1) after the moves of `after`. */
type PerftRow = Row & { readonly after: readonly string[]; readonly counts: readonly number[] }
type GameRow = Row & { readonly moves: readonly string[]; readonly result: GameResult }

const perftRows = table.perft.filter(({ ruleset }) => ruleset === 'bell') as unknown as PerftRow[]
const gameRows = table.games.filter(({ ruleset }) => ruleset === 'bell') as unknown as GameRow[]

function startOf({ pattern, options }: Row): GameState {
  return bellRuleset.start(boardOf(pattern.gadong, pattern.rows), options)
}

function play(state: GameState, moves: readonly string[]): void {
  for (const move of moves) {
    const code = state.code(move)
    if (code < 0) throw new Error(`move ${state.ply + 1} is illegal: ${move}`)
    state.make(code)
  }
}

/** perft by the naive twin, slowly. */
function naivePerft(game: NaiveGame, depth: number): number {
  const moves = naiveMoves(game)
  if (depth === 1) return moves.length
  return moves.reduce((sum, move) => sum + naivePerft(naivePlay(game, move), depth - 1), 0)
}

describe('perft of Bell’s game', { timeout: 60_000 }, () => {
  it.each(perftRows.map((row, index) => ({ row, index, players: row.options.players })))(
    'agrees with row $index ($players players)',
    ({ row }) => {
      const state = startOf(row)
      play(state, row.after)
      const counts = LONG ? row.counts : row.counts.slice(0, QUICK_DEPTH)
      expect(counts.map((_, index) => state.perft(index + 1))).toEqual(counts)
    },
  )

  it('agrees at depth 8 of the checkerboard with black corners', () => {
    expect(bellRuleset.start(boardOf(3, CHECKERBOARD), { players: 2 }).perft(8)).toBe(4544824)
  })

  it('counts one sequence of no moves, and none of any in a finished game', () => {
    const row = gameRows[0]!
    const state = startOf(row)
    expect(state.perft(0)).toBe(1)
    play(state, row.moves)
    expect(state.perft(0)).toBe(1)
    expect(state.perft(1)).toBe(0)
    expect(state.perft(3)).toBe(0)
  })
})

describe.runIf(LONG)('perft by the naive twin', { timeout: 600_000 }, () => {
  it.each(perftRows.map((row, index) => ({ row, index, players: row.options.players })))(
    'agrees with row $index ($players players)',
    ({ row: { pattern, options, after, counts } }) => {
      let game = naiveStart(pattern.gadong, pattern.rows, options.players)
      for (const notation of after) {
        const move = naiveMoves(game).find((each) => each.notation === notation)
        game = naivePlay(game, move!)
      }
      const small = counts.filter((count) => count < 100_000)
      expect(small.map((_, index) => naivePerft(game, index + 1))).toEqual(small)
    },
  )
})

describe('whole games of Bell', () => {
  it.each(gameRows.map((row, index) => ({ row, index, players: row.options.players })))(
    'ends game $index ($players players) as given',
    ({ row }) => {
      const state = startOf(row)
      play(state, row.moves)
      expect(state.result()).toEqual(row.result)
      expect(state.phase).toBe('over')
      expect(state.turn).toBe(-1)
    },
  )
})
