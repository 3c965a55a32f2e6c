import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GADONGS, makeJunction, playableJunctions, type Gadong, type Junction } from '#core/board/junction'
import { LeapBoard } from '#core/games/bell/board'
import { CELL_OF } from '#core/games/bell/geometry'
import { makeNotation } from '#core/games/bell/notation'
import type { BellOptions } from '#core/games/bell/ruleset'
import { naiveChains, naiveMoves, naivePlay } from '../naive/bell'
import { chooseMove, difference, randomOf, randomRows, twins } from './support'

const LONG = process.env.PASANG_LONG === '1'
const POSITIONS = LONG ? 60_000 : 2_500 // compared for each board and number of players
const BOARDS = LONG ? 40_000 : 4_000 // with scattered tokens, for each board

const CASES = GADONGS.flatMap((gadong) => ([2, 3, 4] as const).map((players) => ({ gadong, players })))

/** Plays random games until so many positions have been compared; the first difference ends it. */
function compareGames(gadong: Gadong, players: BellOptions['players'], positions: number): string | null {
  const random = randomOf(10 * gadong + players)
  let compared = 0
  while (compared < positions) {
    const [state, start] = twins(gadong, randomRows(gadong, random), players)
    let game = start
    const greed = random() // how often any chain is played instead of a single leap: lone leaps leave room for loops
    for (;;) {
      const moves = naiveMoves(game)
      const found = difference(state, game, moves)
      if (found !== null) return found
      compared += 1
      const move = chooseMove(moves, random, greed)
      if (move === undefined) break
      state.make(state.code(move.notation))
      game = naivePlay(game, move)
    }
  }
  return null
}

/** The chains of scattered tokens in notation, by the engine's board. */
function chainsOf(gadong: Gadong, tokens: ReadonlySet<Junction>): string[] {
  const junctions = playableJunctions(gadong)
  const board = new LeapBoard(junctions)
  for (const junction of junctions) if (!tokens.has(junction)) board.lift(CELL_OF[junction]!)
  const count = board.count()
  const out = new Int32Array(count + 1)
  expect(board.list(out, 0)).toBe(count)
  return [...out.subarray(0, count)].map(makeNotation).sort()
}

function naiveChainsOf(gadong: Gadong, tokens: ReadonlySet<Junction>): string[] {
  const colours = new Map([...tokens].map((junction) => [makeJunction(junction), 'b' as const]))
  return naiveChains(gadong, colours)
    .map(({ notation }) => notation)
    .sort()
}

describe('the engine and its naive twin', { timeout: LONG ? 1_200_000 : 60_000 }, () => {
  it.each(CASES)(
    'agree on positions of random games: gadong $gadong, $players players',
    ({ gadong, players }) => {
      expect(compareGames(gadong, players, POSITIONS)).toBeNull()
    },
  )

  it.each(GADONGS)('agree on scattered tokens: gadong %i', (gadong) => {
    const tokens = fc
      .uniqueArray(fc.constantFrom(...playableJunctions(gadong)), { size: 'max', maxLength: 70 })
      .map((junctions) => new Set(junctions))
    fc.assert(
      fc.property(tokens, (set) => {
        expect(chainsOf(gadong, set)).toEqual(naiveChainsOf(gadong, set))
      }),
      { numRuns: BOARDS, seed: 4 },
    )
  })
})

describe('loops', () => {
  const sets: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['a triangle along a diagonal counts once', ['b2', 'b3', 'c3', 'c4'], ['b2-b2xb3,c3,c4']],
    ['a chain may pass over its own start', ['c1', 'd1', 'e2', 'd3', 'c2', 'b1'], ['c1-a1xb1,c2,d1,d3,e2']],
    [
      'a loop may be left where it was entered',
      ['a3', 'b3', 'd3', 'e4', 'd5', 'c4'],
      ['a3-c3xb3,c4,d3,d5,e4'],
    ],
  ]
  it.each(sets)('%s', (_, names, expected) => {
    const tokens = new Set(playableJunctions(1).filter((junction) => names.includes(makeJunction(junction))))
    const found = chainsOf(1, tokens)
    for (const notation of expected) expect(found.filter((each) => each === notation)).toHaveLength(1)
    expect(found).toEqual(naiveChainsOf(1, tokens))
  })
})
