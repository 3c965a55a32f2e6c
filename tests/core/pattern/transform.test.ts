import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JUNCTIONS, parseJunction } from '#core/board/junction'
import { applyChanges, countsOf, emptyBoard } from '#core/pattern/board'
import {
  canonicalKey,
  convertBoard,
  INVERSES,
  invertBoard,
  shiftBoard,
  TRANSFORMS,
  transformBoard,
  transformJunction,
} from '#core/pattern/transform'
import { boards } from './arbitraries'

const transforms = fc.constantFrom(...TRANSFORMS)
const steps = fc.integer({ min: -25, max: 25 })

describe.each(TRANSFORMS)('%s', (transform) => {
  it('meets its inverse on all 121 junctions', () => {
    for (const junction of JUNCTIONS) {
      const there = transformJunction(junction, transform)
      expect(transformJunction(there, INVERSES[transform])).toBe(junction)
    }
  })

  it('takes boards as it takes junctions, and back', () => {
    fc.assert(
      fc.property(boards(), (board) => {
        const turned = transformBoard(board, transform)
        for (const junction of JUNCTIONS) {
          expect(turned.cells[transformJunction(junction, transform)]).toBe(board.cells[junction])
        }
        expect(transformBoard(turned, INVERSES[transform])).toEqual(board)
      }),
      { numRuns: 20 },
    )
  })
})

describe('transformJunction', () => {
  it.each([
    ['right', 'b11', 'k10'],
    ['left', 'b11', 'a2'],
    ['half', 'b11', 'j1'],
    ['flip-lr', 'b11', 'j11'],
    ['flip-tb', 'b11', 'b1'],
    ['flip-a1k11', 'b11', 'k2'],
    ['flip-a11k1', 'b11', 'a10'],
  ] as const)('%s takes %s to %s', (transform, from, to) => {
    const junction = parseJunction(from)
    expect(junction !== undefined && transformJunction(junction, transform)).toBe(parseJunction(to))
  })
})

describe('invertBoard', () => {
  it('undoes itself and exchanges the counts', () => {
    fc.assert(
      fc.property(boards(), (board) => {
        const { black, white, undecided } = countsOf(board)
        expect(countsOf(invertBoard(board))).toEqual({ black: white, white: black, undecided })
        expect(invertBoard(invertBoard(board))).toEqual(board)
      }),
    )
  })
})

describe('shiftBoard', () => {
  it('meets its inverse and keeps the counts', () => {
    fc.assert(
      fc.property(boards(), steps, steps, (board, east, north) => {
        const shifted = shiftBoard(board, east, north)
        expect(countsOf(shifted)).toEqual(countsOf(board))
        const back = shiftBoard(shiftBoard(shifted, 0, -north), -east, 0)
        expect(back).toEqual(board)
      }),
    )
  })

  it('wraps at the edge and steps over the gadong', () => {
    const one = (name: string) =>
      applyChanges(emptyBoard(3), [{ junction: parseJunction(name) ?? JUNCTIONS[0]!, cell: 'b' }])
    expect(shiftBoard(one('k1'), 1, 0)).toEqual(one('a1'))
    expect(shiftBoard(one('a1'), 0, -1)).toEqual(one('a11'))
    expect(shiftBoard(one('d6'), 1, 0)).toEqual(one('h6'))
    expect(shiftBoard(one('f8'), 0, -1)).toEqual(one('f4'))
  })
})

describe('convertBoard', () => {
  it('swallows tokens under a larger bowl and leaves undecided junctions under a smaller one', () => {
    const larger = convertBoard(emptyBoard(1, 'b'), 3)
    expect(countsOf(larger)).toEqual({ black: 112, white: 0, undecided: 0 })
    expect(countsOf(convertBoard(larger, 1))).toEqual({ black: 112, white: 0, undecided: 8 })
    expect(convertBoard(larger, 3)).toEqual(larger)
  })
})

describe('canonicalKey', () => {
  it('is the same for all turns, flips and swaps', () => {
    fc.assert(
      fc.property(boards(), transforms, fc.boolean(), (board, transform, invert) => {
        const other = transformBoard(invert ? invertBoard(board) : board, transform)
        expect(canonicalKey(other)).toBe(canonicalKey(board))
      }),
    )
  })

  it('differs between boards that are not each other', () => {
    const full = emptyBoard(1, 'b')
    const dot = (name: string) =>
      applyChanges(full, [{ junction: parseJunction(name) ?? JUNCTIONS[0]!, cell: 'w' }])
    expect(canonicalKey(dot('a1'))).toBe(canonicalKey(dot('k11')))
    expect(canonicalKey(dot('a1'))).not.toBe(canonicalKey(dot('b2')))
    expect(canonicalKey(emptyBoard(1, 'b'))).not.toBe(canonicalKey(emptyBoard(3, 'b')))
  })
})
