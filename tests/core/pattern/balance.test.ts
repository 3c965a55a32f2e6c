import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChanges, countsOf, emptyBoard, isColour } from '#core/pattern/board'
import { balanceProposals } from '#core/pattern/balance'
import { cheapestChoices } from '#core/pattern/choose'
import { fillRest, generateBoard } from '#core/pattern/generate'
import { seededRandom } from '#core/pattern/random'
import { hasSymmetry, paint, SYMMETRY_KINDS, type SymmetryKind } from '#core/pattern/symmetry'
import { boardOfRows, rowsOf } from '#core/pattern/rows'
import type { Board } from '#core/pattern/cells'
import { boards, gadongs, junctions, kinds } from './arbitraries'

const half = (board: Board) => (board.gadong === 1 ? 60 : 56)
const equal = (board: Board) => ({ black: half(board), white: half(board), undecided: 0 })

const strokes = fc.array(fc.record({ junction: junctions, cell: fc.constantFrom('b', 'w', '?') }), {
  maxLength: 60,
})

/** Boards that have the symmetry they come with. */
const symmetricBoards: fc.Arbitrary<readonly [Board, SymmetryKind]> = fc
  .tuple(gadongs, kinds, fc.constantFrom('b', 'w', '?'), strokes)
  .map(([gadong, kind, ground, changes]) => {
    const start = kind.startsWith('swap') ? emptyBoard(gadong) : emptyBoard(gadong, ground)
    return [changes.reduce<Board>((board, change) => paint(board, kind, [change]), start), kind]
  })

describe('cheapestChoices', () => {
  it('finds what trying all combinations finds', () => {
    const choice = fc.record({ black: fc.nat({ max: 4 }), cost: fc.nat({ max: 9 }) })
    const parts = fc.array(fc.array(choice, { minLength: 1, maxLength: 3 }), { maxLength: 5 })
    fc.assert(
      fc.property(parts, fc.nat({ max: 12 }), (list, target) => {
        const all = list.reduce<{ black: number; cost: number }[]>(
          (sums, choices) =>
            sums.flatMap((sum) =>
              choices.map((each) => ({ black: sum.black + each.black, cost: sum.cost + each.cost })),
            ),
          [{ black: 0, cost: 0 }],
        )
        const costs = all.filter((sum) => sum.black === target).map((sum) => sum.cost)
        const chosen = cheapestChoices(list, target)
        if (!chosen) {
          expect(costs).toEqual([])
          return
        }
        const picked = chosen.map((pick, index) => list[index]?.[pick] ?? { black: NaN, cost: NaN })
        expect(picked.reduce((sum, each) => sum + each.black, 0)).toBe(target)
        expect(picked.reduce((sum, each) => sum + each.cost, 0)).toBe(Math.min(...costs))
      }),
    )
  })
})

describe('balanceProposals', () => {
  it('make counts equal and keep the symmetry', () => {
    fc.assert(
      fc.property(symmetricBoards, ([board, kind]) => {
        const proposals = balanceProposals(board, kind)
        const { black, white, undecided } = countsOf(board)
        if (undecided === 0 && black === white) {
          expect(proposals).toEqual([])
          return
        }
        expect(proposals.length).toBeGreaterThan(0)
        for (const { changes, turned } of proposals) {
          const balanced = applyChanges(board, changes)
          expect(countsOf(balanced)).toEqual(equal(board))
          expect(hasSymmetry(balanced, kind)).toBe(true)
          expect(turned).toBe(proposals[0]?.turned)
        }
        const keys = proposals.map(({ changes }) => JSON.stringify(changes))
        expect(new Set(keys).size).toBe(keys.length)
      }),
      { numRuns: 150 },
    )
  })

  it('without symmetry turn no more tokens than there are too many', () => {
    fc.assert(
      fc.property(boards(), (board) => {
        const { black, white } = countsOf(board)
        const surplus = Math.max(0, black - half(board), white - half(board))
        for (const { turned } of balanceProposals(board, 'none')) expect(turned).toBe(surplus)
      }),
      { numRuns: 50 },
    )
  })

  it('also settle boards that lack the symmetry', () => {
    fc.assert(
      fc.property(boards(), kinds, (board, kind) => {
        for (const { changes } of balanceProposals(board, kind, 2)) {
          expect(countsOf(applyChanges(board, changes))).toEqual(equal(board))
        }
      }),
      { numRuns: 50 },
    )
  })

  it('turn one pair where two tokens are too many', () => {
    const rows = rowsOf(boardOf58())
    const proposals = balanceProposals(boardOfRows(rows, 1), 'mirror-tb')
    expect(proposals.length).toBe(5)
    expect(proposals.map(({ changes }) => changes.length)).toEqual([2, 2, 2, 2, 2])
    expect(proposals.every(({ changes }) => changes.every(({ cell }) => cell === 'b'))).toBe(true)
  })
})

/** Black below and above, white between: 58 black, 62 white, mirrored top to bottom. */
function boardOf58(): Board {
  const full = (cell: string) => cell.repeat(11)
  const rows = [full('b'), full('b'), 'bbbbbbbwwww', ...Array<string>(2).fill(full('w'))]
  const middle = 'wwwww.wwwww'
  return boardOfRows([...rows, middle, ...rows.toReversed()], 1)
}

describe('generateBoard', () => {
  const options = fc.record({
    kind: kinds,
    gadong: gadongs,
    seed: fc.integer({ min: 0, max: 0xffff_ffff }),
    smoothness: fc.double({ min: 0, max: 1, noNaN: true }),
    density: fc.double({ min: 0, max: 1, noNaN: true }),
  })

  it('is balanced and symmetric, and the same for the same seed', () => {
    fc.assert(
      fc.property(options, (wish) => {
        const board = generateBoard(wish)
        if (!board.ok) throw new Error('no board')
        expect(countsOf(board.value)).toEqual(equal(board.value))
        expect(hasSymmetry(board.value, wish.kind)).toBe(true)
        expect(generateBoard({ ...wish })).toEqual(board)
      }),
      { numRuns: 150 },
    )
  })

  it.each(SYMMETRY_KINDS)('differs from seed to seed with %s', (kind) => {
    const made = [1, 2, 3, 4, 5].map((seed) =>
      generateBoard({ kind, gadong: 1, seed, smoothness: 0.4, density: 0.5 }),
    )
    expect(new Set(made.map((each) => (each.ok ? each.value.cells.join('') : ''))).size).toBe(5)
  })

  it('gathers black where it is asked to', () => {
    const blackInside = (density: number) => {
      const made = generateBoard({ kind: 'none', gadong: 1, seed: 7, smoothness: 0, density })
      if (!made.ok) throw new Error('no board')
      return (
        rowsOf(made.value)
          .slice(3, 8)
          .map((row) => row.slice(3, 8))
          .join('')
          .split('b').length - 1
      )
    }
    expect(blackInside(1)).toBeGreaterThan(20)
    expect(blackInside(0)).toBeLessThan(6)
  })

  it('joins areas when smooth', () => {
    const borders = (smoothness: number) => {
      const made = generateBoard({ kind: 'none', gadong: 1, seed: 3, smoothness, density: 0.5 })
      if (!made.ok) throw new Error('no board')
      return rowsOf(made.value).flatMap((row) =>
        [...row].filter((cell, at) => at > 0 && cell !== row[at - 1]),
      ).length
    }
    expect(borders(1)).toBeLessThan(borders(0) * 0.6)
  })
})

describe('fillRest', () => {
  const texture = { seed: 1, smoothness: 0.3, density: 0.5 }

  it('decides what is undecided and nothing else, or says that it cannot', () => {
    fc.assert(
      fc.property(symmetricBoards, ([board, kind]) => {
        const filled = fillRest(board, kind, texture)
        if (!filled.ok) {
          expect(filled.error).toEqual([{ code: 'cannot-balance', path: '', params: countsOf(board) }])
          return
        }
        expect(countsOf(filled.value)).toEqual(equal(board))
        expect(hasSymmetry(filled.value, kind)).toBe(true)
        board.cells.forEach((cell, index) => isColour(cell) && expect(filled.value.cells[index]).toBe(cell))
      }),
      { numRuns: 150 },
    )
  })

  it('follows a token whose image is undecided', () => {
    const board = applyChanges(emptyBoard(1), [{ junction: 0 as never, cell: 'b' }])
    const filled = fillRest(board, 'mirrors-all', texture)
    expect(filled.ok && hasSymmetry(filled.value, 'mirrors-all')).toBe(true)
  })

  it('fails when one colour is past its half', () => {
    const board = applyChanges(emptyBoard(1, 'b'), [{ junction: 0 as never, cell: '?' }])
    expect(fillRest(board, 'none', texture).ok).toBe(false)
  })
})

describe('seededRandom', () => {
  it('gives known numbers, evenly spread', () => {
    const random = seededRandom(1)
    expect([random(), random()].map((each) => each.toFixed(6))).toEqual(['0.627074', '0.002736'])
    const counts = Array<number>(10).fill(0)
    for (let at = 0; at < 10_000; at += 1) counts[Math.floor(random() * 10)]! += 1
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})
