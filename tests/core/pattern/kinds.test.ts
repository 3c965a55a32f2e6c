import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeJunction } from '#core/board/junction'
import { combineKinds, includesKind, turnedKind } from '#core/pattern/kinds'
import { hasSymmetry, SYMMETRY_KINDS } from '#core/pattern/symmetry'
import { symmetrized } from '#core/pattern/symmetrize'
import { composed, TRANSFORMS, transformBoard, transformJunction } from '#core/pattern/transform'
import { boards, junctions, kinds } from './arbitraries'

const transforms = fc.constantFrom(...TRANSFORMS)

describe('combineKinds', () => {
  it.each([
    ['mirror-lr', 'mirror-tb', 'mirrors-straight'],
    ['mirror-a1k11', 'mirror-a11k1', 'mirrors-diagonal'],
    ['mirror-lr', 'mirror-a1k11', 'mirrors-all'],
    ['mirror-lr', 'half-turn', 'mirrors-straight'],
    ['mirror-tb', 'quarter-turn', 'mirrors-all'],
    ['half-turn', 'quarter-turn', 'quarter-turn'],
    ['half-turn', 'swap-quarter-turn', 'swap-quarter-turn'],
    ['none', 'swap-half-turn', 'swap-half-turn'],
  ] as const)('makes of %s and %s %s', (a, b, both) => {
    expect(combineKinds(a, b, 1)).toEqual({ ok: true, value: both })
    expect(combineKinds(b, a, 3)).toEqual({ ok: true, value: both })
  })

  it('names the junctions on the axis that would have to be both colours', () => {
    const combined = combineKinds('mirror-lr', 'swap-half-turn', 1)
    const names = combined.ok ? [] : combined.error.map(makeJunction)
    // The half turn after the mirror is a top-bottom mirror that swaps: rank 6 would be its own opposite.
    expect(names).toEqual(['a6', 'b6', 'c6', 'd6', 'e6', 'g6', 'h6', 'i6', 'j6', 'k6'])
  })

  it('leaves the gadong out of them', () => {
    const combined = combineKinds('mirror-lr', 'swap-half-turn', 3)
    expect(combined.ok ? [] : combined.error.map(makeJunction)).not.toContain('e6')
  })

  it('forbids every junction where a turn would both keep and swap the colours', () => {
    const combined = combineKinds('half-turn', 'swap-half-turn', 1)
    expect(combined.ok ? 0 : combined.error.length).toBe(120)
  })

  it('always either fits both or says why not', () => {
    for (const a of SYMMETRY_KINDS) {
      for (const b of SYMMETRY_KINDS) {
        const combined = combineKinds(a, b, 1)
        if (combined.ok)
          expect([includesKind(combined.value, a), includesKind(combined.value, b)]).toEqual([true, true])
        else expect(combined.error.length).toBeGreaterThan(0)
      }
    }
  })
})

describe('turnedKind', () => {
  it('names the symmetry of a transformed board', () => {
    fc.assert(
      fc.property(boards(), kinds, transforms, (board, kind, transform) => {
        const turned = transformBoard(symmetrized(board, kind), transform)
        expect(hasSymmetry(turned, turnedKind(kind, transform))).toBe(true)
      }),
    )
  })

  it('exchanges the mirrors by a quarter turn and keeps the turns', () => {
    expect(turnedKind('mirror-lr', 'right')).toBe('mirror-tb')
    expect(turnedKind('mirror-a1k11', 'left')).toBe('mirror-a11k1')
    expect(turnedKind('mirror-a1k11', 'flip-lr')).toBe('mirror-a11k1')
    expect(turnedKind('swap-quarter-turn', 'flip-tb')).toBe('swap-quarter-turn')
  })
})

describe('composed', () => {
  it('does one transform, then the other', () => {
    fc.assert(
      fc.property(junctions, transforms, transforms, (junction, first, second) => {
        const both = transformJunction(junction, composed(first, second))
        expect(both).toBe(transformJunction(transformJunction(junction, first), second))
      }),
    )
  })
})
