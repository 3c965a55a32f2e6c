import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JUNCTIONS, parseJunction, playableJunctions, type Junction } from '#core/board/junction'
import { applyChanges, cellAt, emptyBoard, swapped } from '#core/pattern/board'
import type { Board } from '#core/pattern/cells'
import {
  elementsOf,
  hasSymmetry,
  orbit,
  orbitsOf,
  paint,
  SYMMETRY_KINDS,
  symmetriesOf,
  symmetryOf,
} from '#core/pattern/symmetry'
import { misfitsOf, symmetrized } from '#core/pattern/symmetrize'
import { transformJunction } from '#core/pattern/transform'
import { boards, gadongs, junctions, kinds } from './arbitraries'

const SIZES = { none: 1, 'mirrors-all': 8 } as const

function at(name: string): Junction {
  const junction = parseJunction(name)
  if (junction === undefined) throw new Error(name)
  return junction
}

describe.each(SYMMETRY_KINDS)('orbits of %s', (kind) => {
  it('partition the board', () => {
    for (const gadong of [1, 3] as const) {
      const covered = orbitsOf(gadong, kind).flatMap((images) => images.map((image) => image.junction))
      expect(covered.toSorted((a, b) => a - b)).toEqual(playableJunctions(gadong))
    }
  })

  it('are closed: every image has the same orbit, with swaps that agree', () => {
    for (const junction of JUNCTIONS) {
      for (const image of orbit(junction, kind)) {
        const seen = orbit(image.junction, kind).map((each) => [each.junction, each.swap !== image.swap])
        const own = orbit(junction, kind).map((each) => [each.junction, each.swap])
        expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(own))
      }
    }
  })

  it('hold a junction and its swapped self only in the centre', () => {
    for (const junction of JUNCTIONS) {
      const clash = elementsOf(kind).some(
        ({ transform, swap }) => swap && transformJunction(junction, transform) === junction,
      )
      if (clash) expect(junction).toBe(at('f6'))
    }
  })

  it('form a group', () => {
    const elements = elementsOf(kind)
    expect(elements.length).toBe(
      SIZES[kind as keyof typeof SIZES] ?? (kind.startsWith('mirrors') || kind.includes('quarter') ? 4 : 2),
    )
    const table = elements.map(
      ({ transform, swap }) => `${JUNCTIONS.map((j) => transformJunction(j, transform)).join()}/${swap}`,
    )
    for (const a of elements) {
      for (const b of elements) {
        const product = JUNCTIONS.map((j) =>
          transformJunction(transformJunction(j, a.transform), b.transform),
        ).join()
        expect(table).toContain(`${product}/${a.swap !== b.swap}`)
      }
    }
  })
})

describe('orbit', () => {
  it.each([
    ['none', 'b9', ['b9']],
    ['mirror-lr', 'b9', ['b9', 'j9']],
    ['mirror-tb', 'b9', ['b9', 'b3']],
    ['mirror-a1k11', 'b9', ['b9', 'i2']],
    ['mirror-a11k1', 'b9', ['b9', 'c10']],
    ['half-turn', 'b9', ['b9', 'j3']],
    ['quarter-turn', 'b9', ['b9', 'c2', 'i10', 'j3']],
    ['mirrors-straight', 'f9', ['f3', 'f9']],
    ['swap-half-turn', 'b9', ['b9', 'j3*']],
    ['swap-quarter-turn', 'b9', ['b9', 'c2*', 'i10*', 'j3']],
  ] as const)('%s of %s', (kind, name, images) => {
    const found = orbit(at(name), kind).map((image) => `${image.junction}${image.swap ? '*' : ''}`)
    const expected = images.map((each) => `${at(each.replace('*', ''))}${each.endsWith('*') ? '*' : ''}`)
    expect(found.toSorted()).toEqual(expected.toSorted())
  })
})

describe('paint', () => {
  it('gives a symmetric board its symmetry back', () => {
    const strokes = fc.array(fc.record({ junction: junctions, cell: fc.constantFrom('b', 'w', '?') }), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(gadongs, kinds, strokes, (gadong, kind, strokes) => {
        const board = strokes.reduce<Board>((each, change) => paint(each, kind, [change]), emptyBoard(gadong))
        expect(hasSymmetry(board, kind)).toBe(true)
        expect(misfitsOf(board, kind)).toEqual([])
        expect(symmetriesOf(board)).toContain(kind)
      }),
    )
  })

  it('paints what was asked for and its images, nothing else', () => {
    fc.assert(
      fc.property(
        boards(),
        kinds,
        junctions,
        fc.constantFrom('b', 'w', '?'),
        (board, kind, junction, cell) => {
          const painted = paint(board, kind, [{ junction, cell }])
          const images = new Map(orbit(junction, kind).map((image) => [image.junction, image.swap]))
          for (const each of playableJunctions(board.gadong)) {
            const swap = images.get(each)
            const expected = swap === undefined ? cellAt(board, each) : swap ? swapped(cell) : cell
            expect(cellAt(painted, each)).toBe(expected)
          }
          expect(painted.cells.filter((each) => each === '.').length).toBe(board.gadong ** 2)
        },
      ),
    )
  })

  it('hands back the same board when nothing changes', () => {
    const board = emptyBoard(1)
    expect(paint(board, 'mirrors-all', [{ junction: at('a1'), cell: '?' }])).toBe(board)
    expect(paint(board, 'mirrors-all', [{ junction: at('f6'), cell: 'b' }])).toBe(board)
  })
})

describe('detection', () => {
  it('finds the richest kind and all poorer ones', () => {
    const full = emptyBoard(1, 'b')
    expect(symmetryOf(full)).toBe('mirrors-all')
    expect(symmetriesOf(full)).not.toContain('swap-half-turn')
    const dotted = applyChanges(full, [{ junction: at('b9'), cell: 'w' }])
    expect(symmetriesOf(dotted)).toEqual(['none'])
    const mirrored = paint(full, 'mirror-lr', [{ junction: at('b9'), cell: 'w' }])
    expect(symmetryOf(mirrored)).toBe('mirror-lr')
  })

  it('names both ends of a broken pair', () => {
    const dotted = applyChanges(emptyBoard(1, 'b'), [{ junction: at('b9'), cell: 'w' }])
    expect(misfitsOf(dotted, 'mirror-lr')).toEqual([at('b9'), at('j9')])
    expect(misfitsOf(dotted, 'none')).toEqual([])
  })
})

describe('symmetrized', () => {
  it('gives any board any symmetry, and leaves one that has it alone', () => {
    fc.assert(
      fc.property(boards(), kinds, (board, kind) => {
        const settled = symmetrized(board, kind)
        expect(hasSymmetry(settled, kind)).toBe(true)
        expect(symmetrized(settled, kind)).toBe(settled)
        if (hasSymmetry(board, kind)) expect(settled).toBe(board)
      }),
    )
  })

  it('follows the majority, and tokens before undecided junctions', () => {
    const three = ['b9', 'j9', 'b3'].map((name) => ({ junction: at(name), cell: 'b' as const }))
    const board = applyChanges(emptyBoard(1, 'w'), [...three, { junction: at('a1'), cell: '?' }])
    const settled = symmetrized(board, 'mirrors-straight')
    expect([cellAt(settled, at('j3')), cellAt(settled, at('a1'))]).toEqual(['b', 'w'])
  })
})
