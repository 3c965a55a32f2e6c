import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileOf, JUNCTIONS, makeJunction, parseJunction, rankOf, type Junction } from '#core/board/junction'
import { applyChanges, cellAt, emptyBoard } from '#core/pattern/board'
import { hasSymmetry } from '#core/pattern/symmetry'
import { withoutGaps } from '#core/pattern/tools/brush'
import { junctionsBetween } from '#core/pattern/tools/line'
import {
  clearRegion,
  clippedRegion,
  copyRegion,
  inRegion,
  invertClip,
  junctionsOf,
  pasteClip,
  regionBetween,
  transformClip,
} from '#core/pattern/tools/region'
import { ownChanges, PAINT_TOOL_IDS, toolChanges, type PaintToolId } from '#core/pattern/tools/tools'
import { INVERSES, transformJunction, TRANSFORMS } from '#core/pattern/transform'
import { boards, gadongs, junctions, kinds } from '../arbitraries'

const tools = fc.constantFrom(...PAINT_TOOL_IDS)
const cells = fc.constantFrom('b', 'w', '?')
const strokes = fc.array(junctions, { minLength: 1, maxLength: 8 })

function at(name: string): Junction {
  const junction = parseJunction(name)
  if (junction === undefined) throw new Error(name)
  return junction
}

function painted(id: PaintToolId, ...names: string[]): string {
  const stroke = names.map(at)
  const changes = ownChanges(id, { board: emptyBoard(1), stroke, cell: 'b' })
  return changes.map(({ junction }) => makeJunction(junction)).join(' ')
}

describe('tools', () => {
  it('keep symmetry, change only what differs, and never touch the gadong', () => {
    fc.assert(
      fc.property(gadongs, kinds, tools, strokes, cells, (gadong, kind, id, stroke, cell) => {
        const board = applyChanges(
          emptyBoard(gadong),
          toolChanges(
            'brush',
            { board: emptyBoard(gadong), stroke: JUNCTIONS.slice(0, 40), cell: 'b' },
            kind,
          ),
        )
        const changes = toolChanges(id, { board, stroke, cell }, kind)
        for (const change of changes) expect(cellAt(board, change.junction)).not.toBe(change.cell)
        const after = applyChanges(board, changes)
        expect(hasSymmetry(after, kind)).toBe(true)
        expect(after.cells.filter((each) => each === '.').length).toBe(gadong ** 2)
        if (!id.includes('flood')) expect(toolChanges(id, { board: after, stroke, cell }, kind)).toEqual([])
      }),
    )
  })

  it('take any stroke on any board', () => {
    fc.assert(
      fc.property(boards(), kinds, tools, strokes, cells, (board, kind, id, stroke, cell) => {
        const after = applyChanges(board, toolChanges(id, { board, stroke, cell }, kind))
        expect(after.cells.filter((each) => each === '.').length).toBe(board.gadong ** 2)
      }),
    )
  })

  it('brush without gaps', () => {
    fc.assert(
      fc.property(strokes, (stroke) => {
        const path = withoutGaps(stroke)
        expect(path).toEqual(expect.arrayContaining([...stroke]))
        path.slice(1).forEach((junction, index) => {
          const before = path[index] ?? junction
          expect(Math.abs(fileOf(junction) - fileOf(before))).toBeLessThanOrEqual(1)
          expect(Math.abs(rankOf(junction) - rankOf(before))).toBeLessThanOrEqual(1)
        })
      }),
    )
  })

  it('draw lines whose mirror images are lines', () => {
    fc.assert(
      fc.property(junctions, junctions, fc.constantFrom('flip-lr', 'flip-tb', 'half'), (a, b, flip) => {
        const mirrored = junctionsBetween(a, b).map((junction) => transformJunction(junction, flip))
        expect(junctionsBetween(transformJunction(a, flip), transformJunction(b, flip))).toEqual(mirrored)
      }),
    )
  })

  it.each<[PaintToolId, string[], string]>([
    ['brush', ['a1', 'c3', 'c2'], 'a1 b2 c3 c2'],
    ['line', ['b2', 'k9', 'e3'], 'b2 c2 d3 e3'],
    ['rectangle', ['c3', 'a1'], 'a1 b1 c1 a2 c2 a3 b3 c3'],
    ['filled-rectangle', ['a1', 'b3'], 'a1 b1 a2 b2 a3 b3'],
  ])('%s %j paints %s', (id, stroke, expected) => {
    expect(painted(id, ...stroke)).toBe(expected)
  })

  it('fill an area up to its border, round the gadong', () => {
    const fence = toolChanges(
      'line',
      { board: emptyBoard(3), stroke: [at('a4'), at('k4')], cell: 'w' },
      'none',
    )
    const board = applyChanges(emptyBoard(3), fence)
    const below = toolChanges('flood', { board, stroke: [at('f1')], cell: 'b' }, 'none')
    expect(below.length).toBe(33)
    const above = toolChanges('flood', { board, stroke: [at('a6')], cell: 'b' }, 'none')
    expect(above.length).toBe(112 - 33 - 11)
    expect(toolChanges('flood', { board, stroke: [at('f6')], cell: 'b' }, 'none')).toEqual([])
  })

  it('erase whatever the colour', () => {
    const board = emptyBoard(1, 'w')
    expect(toolChanges('eraser', { board, stroke: [at('a1')], cell: 'b' }, 'mirror-lr')).toEqual([
      { junction: at('a1'), cell: '?' },
      { junction: at('k1'), cell: '?' },
    ])
  })
})

describe('regions', () => {
  it('hold the junctions between two corners', () => {
    fc.assert(
      fc.property(junctions, junctions, (a, b) => {
        const region = regionBetween(a, b)
        expect(regionBetween(b, a)).toEqual(region)
        expect(JUNCTIONS.filter((junction) => inRegion(junction, region))).toEqual(junctionsOf(region))
        expect(junctionsOf(region)).toEqual(expect.arrayContaining([a, b]))
      }),
    )
  })

  it('come back when pasted where they were copied', () => {
    fc.assert(
      fc.property(boards(), junctions, junctions, (board, a, b) => {
        const region = regionBetween(a, b)
        const cleared = applyChanges(board, clearRegion(region))
        const clip = copyRegion(board, region)
        expect(applyChanges(cleared, pasteClip(cleared, clip, region.file, region.rank))).toEqual(board)
      }),
    )
  })

  it('turned and flipped come back by the inverse; a quarter turn takes the south-west to the north-west', () => {
    fc.assert(
      fc.property(
        boards(),
        junctions,
        junctions,
        fc.constantFrom(...TRANSFORMS),
        (board, a, b, transform) => {
          const clip = copyRegion(board, regionBetween(a, b))
          expect(transformClip(transformClip(clip, transform), INVERSES[transform])).toEqual(clip)
          expect(invertClip(invertClip(clip))).toEqual(clip)
        },
      ),
    )
    const clip = { width: 2, height: 1, cells: ['b', 'w'] as const }
    expect(transformClip(clip, 'right')).toEqual({ width: 1, height: 2, cells: ['w', 'b'] })
    expect(transformClip(clip, 'flip-lr')).toEqual({ width: 2, height: 1, cells: ['w', 'b'] })
    expect(invertClip({ ...clip, cells: ['b', null] }).cells).toEqual(['w', null])
  })

  it('are cut off at the edge of the board', () => {
    expect(clippedRegion({ file: -1, rank: 10, width: 3, height: 4 })).toEqual({
      file: 0,
      rank: 10,
      width: 2,
      height: 2,
    })
    expect(clippedRegion({ file: 11, rank: 1, width: 2, height: 1 })).toBeNull()
  })
})
