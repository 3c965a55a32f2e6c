import { describe, expect, it } from 'vitest'
import { JUNCTIONS, inGadong, makeJunction, type Gadong } from '#core/board/junction'
import { KasBoard } from '#core/games/kas/board'
import { countSlides } from '#core/games/kas/count'
import { writeSlides } from '#core/games/kas/generate'
import { makeNotation } from '#core/games/kas/observe'
import type { GameState } from '#core/games/contract'
import type { Cell } from '#core/pattern/cells'
import { naiveMoves, naivePlay, naiveResult, naiveStart, naiveTurn, type NaiveKas } from '../naive/kas'
import { ALL_OPTIONS, codesOf, startOf } from './arbitrary'
import { boardOfRows, LONG, randomOf, rowsOf, TIMEOUT } from './support'

const GAMES = LONG ? 500 : 60
const SPARSE = LONG ? 60_000 : 6000

describe('the naive generator agrees with the engine', { timeout: TIMEOUT }, () => {
  for (const gadong of [1, 3] as const) {
    for (const options of ALL_OPTIONS) {
      it(`in random games: gadong ${gadong}, ${options.passage}, ${options.kasSelection}`, () => {
        const random = randomOf(gadong * 1000 + ALL_OPTIONS.indexOf(options))
        let positions = 0
        for (let game = 0; game < GAMES; game++) {
          const rows = rowsOf(randomCells(gadong, random))
          const state = startOf({ board: boardOfRows(gadong, rows), options, choices: [] })
          positions += compareGame(state, naiveStart(gadong, rows, options), random)
        }
        expect(positions).toBeGreaterThan(GAMES * 30)
      })
    }

    it(`on sparse boards with the kas anywhere: gadong ${gadong}`, () => {
      const random = randomOf(77 + gadong)
      let moves = 0
      for (let trial = 0; trial < SPARSE; trial++) moves += compareSparse(gadong, random)
      expect(moves).toBeGreaterThan(SPARSE)
    })
  }
})

/** Plays random moves on both to the end and compares every position; returns how many there were. */
function compareGame(state: GameState, start: NaiveKas, random: () => number): number {
  let naive = start
  for (;;) {
    const moves = naiveMoves(naive)
    const expected = moves.map((move) => move.notation).sort()
    const found = codesOf(state).map((code) => state.notation(code))
    if (found.sort().join() !== expected.join())
      expect({ ply: state.ply, found }).toEqual({ ply: state.ply, found: expected })
    const result = naiveResult(naive)
    if (JSON.stringify(state.result()) !== JSON.stringify(result)) expect(state.result()).toEqual(result)
    comparePosition(state, naive)
    const move = moves[Math.floor(random() * moves.length)]
    if (move === undefined) return state.ply + 1
    state.make(state.code(move.notation))
    naive = naivePlay(naive, move)
  }
}

function comparePosition(state: GameState, naive: NaiveKas): void {
  const { pieces, scores, turn, phase } = state.position()
  const result = naiveResult(naive)
  expect(scores).toEqual(result?.scores ?? naive.scores)
  expect(turn).toBe(result === null ? ['south', 'north'][naiveTurn(naive)] : null)
  if (result === null)
    expect(phase).toBe(naive.moves < 2 ? 'passage' : naive.moves < 4 ? 'selection' : 'play')
  const shown = pieces.map((piece) =>
    piece?.kind === 'token' ? piece.colour : piece?.kind === 'kas' ? piece.seat : null,
  )
  const expected = JUNCTIONS.map(makeJunction).map((name) => {
    const seat = naive.kas.indexOf(name)
    return seat >= 0 ? ['south', 'north'][seat] : (naive.tokens.get(name) ?? null)
  })
  if (shown.join() !== expected.join()) expect(shown).toEqual(expected)
}

/** Random tokens and kas on a board that no game need reach; returns the number of moves compared. */
function compareSparse(gadong: Gadong, random: () => number): number {
  const density = random()
  const whiteShare = random()
  const cells = randomCells(gadong, random).map((cell): Cell => {
    if (cell === '.') return cell
    return random() > density ? '?' : random() < whiteShare ? 'w' : 'b'
  })
  const free = JUNCTIONS.filter((junction) => cells[junction] === '?')
  const places = [0, 1].map(() => free.splice(Math.floor(random() * free.length), 1)[0])
  const [south, north] = places
  if (south === undefined || north === undefined) return 0
  const board = new KasBoard(gadong, { gadong, cells })
  board.placeKas(0, south)
  board.placeKas(1, north)
  const start = naiveStart(gadong, rowsOf(cells), { passage: 'free', kasSelection: 'either' })
  let moves = 0
  for (const seat of [0, 1]) {
    const naive = { ...start, kas: places.map((place) => makeJunction(place!)), moves: 4 + seat }
    const out = new Int32Array(60)
    const count = writeSlides(board, seat, out, 0)
    const found = Array.from(out.subarray(0, count), (code) => makeNotation(4, code))
    const expected = naiveMoves(naive).map((move) => move.notation)
    if (found.sort().join() !== expected.sort().join()) expect(found).toEqual(expected)
    expect(countSlides(board, seat)).toBe(count)
    moves += count
  }
  return moves
}

/** As many black tokens as white ones, at random or in stripes with some disorder. */
function randomCells(gadong: Gadong, random: () => number): Cell[] {
  const disorder = random()
  const stripe = Math.floor(random() * 4)
  const keyed = JUNCTIONS.filter((junction) => !inGadong(junction, gadong)).map((junction) => {
    const regular = [junction % 11, Math.floor(junction / 11), junction % 2, junction][stripe] ?? 0
    return { junction, key: random() < disorder ? random() * 11 : regular }
  })
  const blacks = new Set(
    keyed
      .sort((a, b) => a.key - b.key)
      .slice(0, keyed.length / 2)
      .map(({ junction }) => junction),
  )
  return JUNCTIONS.map((junction) => (inGadong(junction, gadong) ? '.' : blacks.has(junction) ? 'b' : 'w'))
}
