import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellAt, emptyBoard } from '#core/pattern/board'
import { parseJunction, type Junction } from '#core/board/junction'
import { partsOf } from '#core/pattern/part'
import { hasSymmetry, paint, type SymmetryKind } from '#core/pattern/symmetry'
import { symmetrized } from '#core/pattern/symmetrize'
import { shiftChanges } from '#core/pattern/tools/shift'
import { shiftBoard } from '#core/pattern/transform'
import type { Board } from '#core/pattern/cells'
import { boards, kinds } from '../arbitraries'

const steps = fc.integer({ min: -11, max: 11 })

function at(name: string): Junction {
  const junction = parseJunction(name)
  if (junction === undefined) throw new Error(name)
  return junction
}

function shifted(board: Board, kind: SymmetryKind, index: number, east: number, north: number): Board {
  const parts = partsOf(kind)
  return paint(board, kind, shiftChanges(board, kind, parts[index % parts.length] ?? null, east, north))
}

describe('shiftChanges', () => {
  it('moves the whole board without a symmetry', () => {
    fc.assert(
      fc.property(boards(), steps, steps, (board, east, north) => {
        expect(shifted(board, 'none', 0, east, north).cells).toEqual(shiftBoard(board, east, north).cells)
      }),
    )
  })

  it('keeps the symmetry, and shifting back undoes it', () => {
    fc.assert(
      fc.property(boards(), kinds, fc.nat(7), steps, (board, kind, index, by) => {
        const drawn = symmetrized(board, kind)
        const east = shifted(drawn, kind, index, by, 0)
        const north = shifted(drawn, kind, index, 0, by)
        expect([hasSymmetry(east, kind), hasSymmetry(north, kind)]).toEqual([true, true])
        expect(shifted(east, kind, index, -by, 0).cells).toEqual(drawn.cells)
        expect(shifted(north, kind, index, 0, -by).cells).toEqual(drawn.cells)
      }),
    )
  })

  it('moves along a mirror as it would without', () => {
    fc.assert(
      fc.property(boards(), steps, (board, by) => {
        const drawn = symmetrized(board, 'mirror-lr')
        expect(shifted(drawn, 'mirror-lr', 0, 0, by).cells).toEqual(shiftBoard(drawn, 0, by).cells)
      }),
    )
  })

  it('wraps at the axis', () => {
    const board = paint(emptyBoard(1, 'w'), 'mirror-lr', [{ junction: at('f1'), cell: 'b' }])
    const moved = paint(board, 'mirror-lr', shiftChanges(board, 'mirror-lr', 'left', 1, 0))
    expect([cellAt(moved, at('a1')), cellAt(moved, at('k1')), cellAt(moved, at('f1'))]).toEqual([
      'b',
      'b',
      'w',
    ])
  })
})
