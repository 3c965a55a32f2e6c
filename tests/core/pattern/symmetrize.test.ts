import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJunction, playableJunctions, type Junction } from '#core/board/junction'
import { applyChanges, cellAt, changesBetween, emptyBoard } from '#core/pattern/board'
import { includesKind } from '#core/pattern/kinds'
import { leadOf, partsOf } from '#core/pattern/part'
import { hasSymmetry, orbit, paint, RICHEST_FIRST, symmetryOf } from '#core/pattern/symmetry'
import { misfitsOf, nearestSymmetry, symmetrized, symmetrizedFrom } from '#core/pattern/symmetrize'
import { boards, kinds } from './arbitraries'

function at(name: string): Junction {
  const junction = parseJunction(name)
  if (junction === undefined) throw new Error(name)
  return junction
}

describe('symmetrizedFrom', () => {
  it('gives the symmetry and leaves the part as it was', () => {
    fc.assert(
      fc.property(boards(), kinds, (board, kind) => {
        for (const part of partsOf(kind)) {
          const made = symmetrizedFrom(board, kind, part)
          expect(hasSymmetry(made, kind)).toBe(true)
          for (const junction of playableJunctions(board.gadong)) {
            const lead = leadOf(orbit(junction, kind), part).junction
            expect(cellAt(made, lead)).toBe(cellAt(board, lead))
          }
        }
      }),
      { numRuns: 30 },
    )
  })

  it('copies the half that is named', () => {
    const board = applyChanges(emptyBoard(1), [{ junction: at('b3'), cell: 'b' }])
    expect(cellAt(symmetrizedFrom(board, 'mirror-lr', 'left'), at('j3'))).toBe('b')
    expect(cellAt(symmetrizedFrom(board, 'mirror-lr', 'right'), at('b3'))).toBe('?')
    expect(cellAt(symmetrizedFrom(board, 'swap-half-turn', 'left'), at('j9'))).toBe('w')
  })
})

describe('misfitsOf', () => {
  it('is empty exactly when the board has the symmetry', () => {
    fc.assert(
      fc.property(boards(), kinds, (board, kind) => {
        expect(misfitsOf(board, kind).length === 0).toBe(hasSymmetry(board, kind))
      }),
    )
  })

  it('names the odd one out where a majority agrees, else all', () => {
    const even = paint(emptyBoard(1, 'w'), 'mirrors-straight', [{ junction: at('b3'), cell: 'b' }])
    const odd = applyChanges(even, [{ junction: at('j3'), cell: 'w' }])
    expect(misfitsOf(odd, 'mirrors-straight')).toEqual([at('j3')])
    expect(misfitsOf(odd, 'mirror-lr')).toEqual([at('b3'), at('j3')])
  })
})

describe('nearestSymmetry', () => {
  it('adds to the present symmetry by the fewest changes', () => {
    fc.assert(
      fc.property(boards('b', 'w'), kinds, (board, kind) => {
        const drawn = symmetrized(board, kind)
        const near = nearestSymmetry(drawn)
        const present = symmetryOf(drawn)
        const richer = RICHEST_FIRST.filter((each) => each !== present && includesKind(each, present))
        const costs = richer.map((each) => changesBetween(drawn, symmetrized(drawn, each)).length)
        expect(near?.changes).toBe(costs.length > 0 ? Math.min(...costs) : undefined)
        if (near) expect(near.changes).toBeGreaterThan(0)
      }),
      { numRuns: 50 },
    )
  })

  it('finds the mirrors that one token spoils', () => {
    const board = applyChanges(emptyBoard(1, 'w'), [{ junction: at('b3'), cell: 'b' }])
    expect(nearestSymmetry(board)).toEqual({ kind: 'mirrors-all', changes: 1 })
    expect(nearestSymmetry(emptyBoard(1, 'w'))).toBeNull()
  })
})
