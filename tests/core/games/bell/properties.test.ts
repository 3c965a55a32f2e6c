import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fileOf,
  JUNCTIONS,
  junctionAt,
  playableJunctions,
  rankOf,
  type Gadong,
  type Junction,
} from '#core/board/junction'
import { LeapBoard } from '#core/games/bell/board'
import { CELL_OF } from '#core/games/bell/geometry'
import { bellRuleset, type BellOptions } from '#core/games/bell/ruleset'
import { HIGH, LOW, TURN } from '#core/games/bell/zobrist'
import type { GameState, Move } from '#core/games/contract'
import type { Board } from '#core/pattern/cells'
import { boardOf, codesOf, notationsOf, randomOf, randomRows } from './support'

interface Line {
  readonly gadong: Gadong
  readonly players: BellOptions['players']
  readonly board: number // seed of the pattern
  readonly picks: readonly number[] // which of the legal moves is made, modulo their number
}

/** A random game, whole or in part; it shrinks to few moves and early picks. */
const line: fc.Arbitrary<Line> = fc.record({
  gadong: fc.constantFrom<Gadong[]>(3, 1),
  players: fc.constantFrom<BellOptions['players'][]>(2, 3, 4),
  board: fc.nat(1000),
  picks: fc.array(fc.nat(200), { maxLength: 110, size: 'max' }),
})

function patternOf({ gadong, board }: Line): Board {
  return boardOf(gadong, randomRows(gadong, randomOf(board)))
}

/** Makes the picks one after the other, as far as there are moves; `visit` is called before each. */
function follow(
  state: GameState,
  picks: readonly number[],
  visit: (codes: number[]) => void = () => {},
): void {
  for (const pick of picks) {
    const codes = codesOf(state)
    if (codes.length === 0) return
    visit(codes)
    state.make(codes[pick % codes.length]!)
  }
}

function stateOf(game: Line): GameState {
  const state = bellRuleset.start(patternOf(game), { players: game.players })
  follow(state, game.picks)
  return state
}

/** Everything about a state that can be seen from outside. */
function seen(state: GameState): unknown {
  return { position: state.position(), keys: [state.keyLow, state.keyHigh], codes: codesOf(state) }
}

/** The eight turns and reflections of the board. */
const IMAGES: readonly ((junction: Junction) => Junction)[] = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (kind) => (junction) => {
    const file = kind & 1 ? 10 - fileOf(junction) : fileOf(junction)
    const rank = kind & 2 ? 12 - rankOf(junction) : rankOf(junction)
    return kind & 4 ? junctionAt(rank - 1, file + 1) : junctionAt(file, rank)
  },
)

/** A move without its notation, as a text that can be compared after a mirroring. */
function imageOf(move: Move, image: (junction: Junction) => Junction): string {
  const at = (place: number | null): number => (place === null ? -1 : image(place as Junction))
  return [at(move.from), at(move.to), ...move.captured.map(at).sort((a, b) => a - b)].join()
}

describe('a state of Bell’s game', { timeout: 60_000 }, () => {
  it('is restored exactly by unmake, move by move', () => {
    fc.assert(
      fc.property(line, (game) => {
        const state = bellRuleset.start(patternOf(game), { players: game.players })
        const before: unknown[] = []
        follow(state, game.picks, () => before.push(seen(state)))
        while (before.length > 0) {
          state.unmake()
          expect(seen(state)).toEqual(before.pop())
        }
        expect(() => state.unmake()).toThrow()
      }),
      { numRuns: 60, seed: 1 },
    )
  })

  it('keeps the sum of points captured and left', () => {
    fc.assert(
      fc.property(line, (game) => {
        const state = stateOf(game)
        const { pieces, scores, hauls } = state.position()
        const left = pieces.map((piece) => (piece?.kind === 'token' ? (piece.colour === 'b' ? 1 : 2) : 0))
        const total = [...left, ...scores].reduce<number>((sum, points) => sum + points, 0)
        expect(total).toBe(game.gadong === 1 ? 180 : 168)
        expect(hauls.map(({ black, white }) => black + 2 * white)).toEqual(scores)
      }),
      { numRuns: 300, seed: 2 },
    )
  })

  it('lists each move once, counts what it lists, and reads its own notation', () => {
    fc.assert(
      fc.property(line, (game) => {
        const state = stateOf(game)
        const codes = codesOf(state)
        expect(state.count()).toBe(codes.length)
        expect(new Set(notationsOf(state)).size).toBe(codes.length)
        expect(codes.length).toBeLessThanOrEqual(state.maxMoves)
        for (const code of codes) {
          expect(Number.isInteger(code) && code >= 0 && code < 2 ** 31).toBe(true)
          expect(state.code(state.notation(code))).toBe(code)
        }
      }),
      { numRuns: 200, seed: 3 },
    )
  })

  it('describes a move by what making it does', () => {
    fc.assert(
      fc.property(line, (game) => {
        const state = bellRuleset.start(patternOf(game), { players: game.players })
        follow(state, game.picks, (codes) => {
          const move = state.describe(codes[game.board % codes.length]!)
          const before = state.position()
          const gain = state.gain(codes[game.board % codes.length]!)
          state.make(codes[game.board % codes.length]!)
          const after = state.position()
          state.unmake()
          const pieces = [...before.pieces]
          for (const place of move.captured) pieces[place] = null
          if (move.from !== null && move.to !== null) {
            pieces[move.from] = null
            pieces[move.to] = before.pieces[move.from] ?? null
            expect(move.path?.at(-1)).toBe(move.to)
            expect(move.path).toHaveLength(move.captured.length)
          }
          const seat = before.seats.indexOf(before.turn!)
          expect(after.pieces).toEqual(pieces)
          expect(gain).toBe(move.points)
          expect(after.scores[seat]).toBe(before.scores[seat]! + move.points)
        })
      }),
      { numRuns: 50, seed: 4 },
    )
  })

  it('has mirrored moves where the position is mirrored, and the same where colours are swapped', () => {
    fc.assert(
      fc.property(line, fc.constantFrom(...IMAGES), fc.boolean(), (game, image, swap) => {
        const { cells } = patternOf(game)
        const images = [...cells]
        for (const junction of JUNCTIONS) {
          const cell = cells[junction]!
          images[image(junction)] = swap && cell !== '.' ? (cell === 'b' ? 'w' : 'b') : cell
        }
        const state = bellRuleset.start({ gadong: game.gadong, cells }, { players: game.players })
        const other = bellRuleset.start({ gadong: game.gadong, cells: images }, { players: game.players })
        follow(state, game.picks, (codes) => {
          const moves = codes.map((code) => state.describe(code))
          const others = new Map(
            codesOf(other).map((code) => [imageOf(other.describe(code), (place) => place), code]),
          )
          expect([...others.keys()].sort()).toEqual(moves.map((move) => imageOf(move, image)).sort())
          const chosen = state.describe(codes[game.picks[state.ply]! % codes.length]!)
          other.make(others.get(imageOf(chosen, image))!)
        })
      }),
      { numRuns: 40, seed: 5 },
    )
  })

  it('copies to an independent state with the same history', () => {
    fc.assert(
      fc.property(line, fc.array(fc.nat(50), { maxLength: 5 }), (game, further) => {
        const state = stateOf(game)
        const before = seen(state)
        const copy = state.copy()
        expect(seen(copy)).toEqual(before)
        follow(copy, further)
        expect(seen(state)).toEqual(before)
        while (copy.ply > 0) copy.unmake()
        expect(seen(copy)).toEqual(seen(bellRuleset.start(patternOf(game), { players: game.players })))
      }),
      { numRuns: 60, seed: 6 },
    )
  })

  it('refuses notations that are no move here', () => {
    const junk = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.stringMatching(
        /^[a-k](1[01]|[1-9])-[a-k](1[01]|[1-9])x[a-k](1[01]|[1-9])(,[a-k](1[01]|[1-9])){0,8}$/,
      ),
      fc.stringMatching(/^x?[a-l]1?[0-9](-[a-l]1?[0-9])?(x[a-l]1?[0-9])?$/),
    )
    fc.assert(
      fc.property(line, fc.array(junk, { maxLength: 20 }), (game, words) => {
        const state = stateOf(game)
        const legal = new Set(notationsOf(state))
        for (const word of words) expect(state.code(word) >= 0).toBe(legal.has(word))
        for (const move of legal) {
          for (const near of [
            move + ',a1',
            ` ${move}`,
            move.toUpperCase(),
            move.split(',').reverse().join(),
          ]) {
            expect(state.code(near) >= 0).toBe(legal.has(near))
          }
        }
      }),
      { numRuns: 100, seed: 7 },
    )
  })
})

describe('keys', { timeout: 60_000 }, () => {
  it('follow from the tokens and the turn alone, however they came about', () => {
    fc.assert(
      fc.property(line, (game) => {
        const state = stateOf(game)
        const words = [TURN + (state.ply % game.players)]
        state.position().pieces.forEach((piece, junction) => {
          if (piece?.kind === 'token') words.push(2 * junction + (piece.colour === 'b' ? 0 : 1))
        })
        expect(state.keyLow).toBe(words.reduce((key, word) => key ^ LOW[word]!, 0))
        expect(state.keyHigh).toBe(words.reduce((key, word) => key ^ HIGH[word]!, 0))
      }),
      { numRuns: 100, seed: 8 },
    )
  })

  it('are equal exactly for equal boards and turns', () => {
    const keys = new Map<string, string>()
    const boards = new Map<string, string>()
    const clashes: string[] = []
    let visits = 0
    const walk = (state: GameState, depth: number): void => {
      visits += 1
      const key = `${state.keyLow},${state.keyHigh}`
      const { pieces } = state.position()
      const turn = state.ply % state.seats.length
      const board = pieces.map((piece) => (piece?.kind === 'token' ? piece.colour : '.')).join('') + turn
      if ((keys.get(board) ?? key) !== key || (boards.get(key) ?? board) !== board) clashes.push(board)
      keys.set(board, key)
      boards.set(key, board)
      if (depth === 0) return
      for (const code of codesOf(state)) {
        state.make(code)
        walk(state, depth - 1)
        state.unmake()
      }
    }
    walk(stateOf({ gadong: 3, players: 2, board: 5, picks: [] }), 4)
    walk(
      stateOf({
        gadong: 3,
        players: 3,
        board: 5,
        picks: Array.from({ length: 58 }, (_, index) => 3 * index),
      }),
      3,
    )
    expect(clashes).toEqual([])
    expect(keys.size).toBeGreaterThan(2000)
    expect(visits).toBeGreaterThan(1.5 * keys.size) // many were reached in several ways
  })
})

describe('the bound on the number of moves', () => {
  /**
   * A chain needs its start to hold a token and its other landings to be empty, so of a chain and the same chain begun
   * at another of its ends at most one is possible. Half of all chains on a board that lets every one through is a bound.
   */
  it.each<Gadong>([1, 3])('holds for gadong %i', (gadong) => {
    const junctions = playableJunctions(gadong)
    const sameLattice = (a: Junction, b: Junction): boolean =>
      (fileOf(a) - fileOf(b)) % 2 === 0 && (rankOf(a) - rankOf(b)) % 2 === 0
    const out = new Int32Array(100_000)
    let sum = 0
    for (const start of junctions) {
      const board = new LeapBoard(junctions)
      for (const other of junctions)
        if (other !== start && sameLattice(start, other)) board.lift(CELL_OF[other]!)
      const codes = out.subarray(0, board.list(out, 0))
      sum += codes.filter((code) => (code & 127) === start).length
    }
    expect(bellRuleset.start(boardOf(gadong, randomRows(gadong, randomOf(1))), { players: 2 }).maxMoves).toBe(
      sum / 2,
    )
  })
})
