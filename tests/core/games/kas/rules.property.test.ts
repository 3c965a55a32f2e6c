import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameState, Position } from '#core/games/contract'
import type { Board } from '#core/pattern/cells'
import { arbitraryPlan, codesOf, follow, observed, startOf, type GamePlan } from './arbitrary'
import { LONG, TIMEOUT } from './support'

const RUNS = { numRuns: LONG ? 600 : 60 }

function checkGames(check: (plan: GamePlan) => void): void {
  fc.assert(fc.property(arbitraryPlan, check), RUNS)
}

describe('kas game', { timeout: TIMEOUT }, () => {
  it('make and unmake restore everything that can be observed', () => {
    checkGames((plan) => {
      const before: unknown[] = []
      const state = follow(plan, (now) => before.push(observed(now)))
      while (before.length > 1) {
        expect(observed(state)).toEqual(before.pop())
        state.unmake()
      }
      expect(observed(state)).toEqual(observed(startOf(plan)))
      expect(() => state.unmake()).toThrow()
    })
  })

  it('points, promoted tokens and tokens left always sum to 180 (168)', () => {
    checkGames((plan) => {
      let promoted = 0
      follow(plan, (state, code) => {
        const position = state.position()
        const left = valueOf(position.pieces)
        const scores = position.scores.reduce((sum, score) => sum + score, 0)
        expect(scores + left + promoted).toBe(plan.board.gadong === 1 ? 180 : 168)
        const hauls = position.hauls.map((haul) => haul.black + 2 * haul.white)
        expect(hauls.reduce((sum, haul) => sum + haul, 0)).toBe(scores)
        if (position.phase === 'selection' && code !== null) {
          promoted += valueOf([position.pieces[state.describe(code).from ?? -1] ?? null])
        }
      })
    })
  })

  it('every move captures an odd number of tokens, of one colour after the passages', () => {
    checkGames((plan) => {
      follow(plan, (state) => {
        const { pieces, phase } = state.position()
        for (const code of codesOf(state)) {
          const { captured, points } = state.describe(code)
          const taken = captured.map((junction) => pieces[junction] ?? null)
          expect(taken.length % 2).toBe(1)
          expect(taken.every((piece) => piece?.kind === 'token')).toBe(true)
          if (phase !== 'passage') expect(new Set(taken.map((piece) => JSON.stringify(piece))).size).toBe(1)
          expect(valueOf(taken)).toBe(points)
          expect(state.gain(code)).toBe(points)
        }
      })
    })
  })

  it('ends after at most 110 (102) moves', () => {
    checkGames((plan) => {
      const endless = {
        ...plan,
        choices: [...plan.choices, ...Array.from({ length: 120 }, (_, index) => index)],
      }
      const state = follow(endless, () => undefined)
      expect(state.result()).not.toBeNull()
      expect(state.ply).toBeLessThanOrEqual(plan.board.gadong === 1 ? 110 : 102)
    })
  })

  it('lists each notation once, counts what it lists, and finds codes by notation', () => {
    checkGames((plan) => {
      follow(plan, (state) => {
        const codes = codesOf(state)
        const notations = codes.map((code) => state.notation(code))
        expect(new Set(notations).size).toBe(codes.length)
        expect(state.count()).toBe(codes.length)
        expect(notations.map((notation) => state.code(notation))).toEqual(codes)
        expect(codes.length).toBeLessThanOrEqual(state.maxMoves)
        expect(state.turn < 0).toBe(codes.length === 0)
      })
    })
  })

  it('writes moves from the given place on and nothing before it or beyond the room asked for', () => {
    checkGames((plan) => {
      const state = follow(plan, () => undefined)
      const codes = codesOf(state)
      const out = new Int32Array(state.maxMoves + 20).fill(-7)
      expect(state.moves(out, 9)).toBe(codes.length)
      expect([...out.subarray(0, 9 + codes.length)]).toEqual([...Array<number>(9).fill(-7), ...codes])
      expect([...out.subarray(9 + state.maxMoves)]).toEqual(Array<number>(11).fill(-7))
    })
  })

  it('a board mirrored left to right has mirrored moves and results', () => {
    checkGames((plan) => {
      followBoth(plan, { ...plan.board, cells: mirrored(plan.board.cells) }, mirroredNotation)
    })
  })

  it('a board with swapped colours has the same moves', () => {
    checkGames((plan) => {
      const cells = plan.board.cells.map((cell) => (cell === 'b' ? 'w' : cell === 'w' ? 'b' : cell))
      followBoth(plan, { ...plan.board, cells }, (notation) => notation)
    })
  })

  it('perft agrees with counting move by move', () => {
    fc.assert(
      fc.property(arbitraryPlan, fc.integer({ min: 0, max: 3 }), (plan, depth) => {
        const state = follow(plan, () => undefined)
        const before = observed(state)
        const limited = state.ply < 4 ? Math.min(depth, 2) : depth
        expect(state.perft(limited)).toBe(plainPerft(state, limited))
        expect(observed(state)).toEqual(before)
      }),
      { numRuns: LONG ? 2000 : 200 },
    )
  })

  it('a copy goes its own way', () => {
    checkGames((plan) => {
      const state = follow(plan, () => undefined)
      const before = observed(state)
      const copy = state.copy()
      expect(observed(copy)).toEqual(before)
      const [code] = codesOf(copy)
      if (code !== undefined) copy.make(code)
      while (copy.ply > 0) copy.unmake()
      expect(observed(copy)).toEqual(observed(startOf(plan)))
      expect(observed(state)).toEqual(before)
    })
  })
})

function valueOf(pieces: Position['pieces']): number {
  return pieces.reduce(
    (sum, piece) => sum + (piece?.kind === 'token' ? (piece.colour === 'b' ? 1 : 2) : 0),
    0,
  )
}

function plainPerft(state: GameState, depth: number): number {
  if (depth === 0) return 1
  let sum = 0
  for (const code of codesOf(state)) {
    state.make(code)
    sum += plainPerft(state, depth - 1)
    state.unmake()
  }
  return sum
}

/** Plays a plan and its image on another board, and compares all moves under way and the results' reason. */
function followBoth(plan: GamePlan, board: Board, image: (notation: string) => string): void {
  const twin = startOf({ ...plan, board })
  follow(plan, (state, code) => {
    const moves = codesOf(state).map((each) => image(state.notation(each)))
    expect(
      codesOf(twin)
        .map((each) => twin.notation(each))
        .sort(),
    ).toEqual(moves.sort())
    expect(twin.result()?.reason).toBe(state.result()?.reason)
    if (code !== null) twin.make(twin.code(image(state.notation(code))))
  })
}

function mirrored<T>(cells: readonly T[]): T[] {
  return cells.map((_, junction) => cells[mirror(junction)] as T)
}

function mirror(junction: number): number {
  return junction - 2 * (junction % 11) + 10
}

const FILES = 'abcdefghijk'

function mirroredNotation(notation: string): string {
  const swapped = notation.replace(/[a-k]/g, (file) => FILES[10 - FILES.indexOf(file)] ?? '')
  const [head = '', tail] = swapped.split('x')
  if (tail === undefined) return swapped
  const rank = (name: string): number => Number(name.slice(1))
  const names = tail.split(',').sort((a, b) => (a[0] === b[0] ? rank(a) - rank(b) : a < b ? -1 : 1))
  return `${head}x${names.join(',')}`
}
