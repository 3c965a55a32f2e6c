import { describe, expect, it } from 'vitest'
import { parseJunction } from '#core/board/junction'
import type { Junction } from '#core/board/junction'
import { boardGeometry, pointOf } from '../../../src/renderer/board/geometry'
import { OVER, UNDER, diffKeys, drawableMarks, sameMarks } from '../../../src/renderer/board/marks'
import { placeTags, tagAtPoint } from '../../../src/renderer/board/tags'
import type { PlacedTag } from '../../../src/renderer/board/tags'
import type { BoardMarks, CaptureLine } from '../../../src/renderer/board/view'

const GEOMETRY = boardGeometry({
  width: 900,
  height: 868,
  inset: 16,
  frame: 0.66,
  gadong: 1,
  turns: 0,
  ratio: 1,
})

function j(name: string): Junction {
  const junction = parseJunction(name)
  if (junction === undefined) throw new Error(name)
  return junction
}

function line(id: string, names: string): CaptureLine {
  return { id, junctions: names.split(' ').map(j), tag: { title: '+3', note: `key ${id}` } }
}

function kinds(marks: BoardMarks): readonly string[] {
  return drawableMarks(marks, GEOMETRY).map(({ kind }) => kind)
}

function crossing(tags: readonly PlacedTag[]): boolean {
  return tags.some((a, index) =>
    tags
      .slice(index + 1)
      .some(
        (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
      ),
  )
}

describe('what is drawn', () => {
  it('shows axes as they lie in a turned view', () => {
    const seen = (turns: 0 | 1 | 2 | 3) =>
      drawableMarks({ axes: ['lr', 'a1k11', 'half-turn'] }, { ...GEOMETRY, turns }).map((mark) =>
        mark.kind === 'axis' ? mark.axis : mark.kind,
      )
    expect(seen(2)).toEqual(['lr', 'a1k11', 'half-turn'])
    for (const turns of [1, 3] as const) expect(seen(turns)).toEqual(['tb', 'a11k1', 'half-turn'])
  })

  it('outlines a region from corner to corner', () => {
    const [outline] = drawableMarks({ outlines: [{ corners: [j('b3'), j('d7')], image: false }] }, GEOMETRY)
    expect(outline).toEqual({
      kind: 'outline',
      from: pointOf(GEOMETRY, j('b3')),
      to: pointOf(GEOMETRY, j('d7')),
      image: false,
    })
  })

  it('need not be looked at again when they hold the same', () => {
    const axes: BoardMarks['axes'] = ['lr']
    expect(sameMarks({ axes }, { axes })).toBe(true)
    expect(sameMarks({ axes }, { axes: ['lr'] })).toBe(false)
    expect(sameMarks({ axes }, {})).toBe(false)
  })

  it('is nothing without marks', () => {
    expect(kinds({})).toEqual([])
  })

  it('knows a layer for every kind', () => {
    const all = kinds({
      axes: ['lr', 'half-turn'],
      lastMove: { from: j('a1'), to: j('a4'), captured: [j('b4')] },
      movable: [j('c1')],
      targets: [j('d4'), j('c4')],
      selected: j('a4'),
      chosen: { junction: j('d4'), piece: { kind: 'kas', seat: 'south' } },
      route: [j('a4'), j('d4')],
      captures: [line('1', 'd5 d6 d7')],
      halves: [j('k2')],
      misfits: [j('k3')],
      hint: [j('k5')],
      outlines: [{ corners: [j('a1'), j('c2')], image: true }],
    })
    expect(new Set(all)).toEqual(new Set([...UNDER, ...OVER]))
  })

  it('does not put a stop under the chosen stop, nor a ring under the selected piece', () => {
    const marks: BoardMarks = {
      targets: [j('d4'), j('e4')],
      movable: [j('a4'), j('a5')],
      selected: j('a4'),
      chosen: { junction: j('d4'), piece: { kind: 'kas', seat: 'south' } },
    }
    expect(kinds(marks).filter((kind) => kind === 'stop')).toHaveLength(1)
    expect(kinds(marks).filter((kind) => kind === 'movable')).toHaveLength(1)
  })

  it('rings a token once when two choices share it, and follows the corners of a chain', () => {
    expect(
      kinds({ captures: [line('1', 'd5 d6'), line('2', 'd6 d7')] }).filter((kind) => kind === 'capture'),
    ).toHaveLength(3)
    const chain: BoardMarks = {
      lastMove: { from: j('d3'), to: j('b7'), captured: [], path: [j('b5'), j('b7')] },
    }
    expect(kinds(chain).filter((kind) => kind === 'track')).toHaveLength(2)
  })
})

describe('tags', () => {
  it('stand beside the middle token of an upright line and above that of a level one', () => {
    const [upright] = placeTags([line('1', 'c5 c6 c7')], GEOMETRY, [])
    const [level] = placeTags([line('1', 'c5 d5 e5')], GEOMETRY, [])
    const middle = pointOf(GEOMETRY, j('c6'))
    expect(upright?.side).toBe('right')
    expect((upright?.y ?? 0) + (upright?.height ?? 0) / 2).toBeCloseTo(middle.y)
    expect(level?.side).toBe('above')
    expect((level?.x ?? 0) + (level?.width ?? 0) / 2).toBeCloseTo(pointOf(GEOMETRY, j('d5')).x)
  })

  it('stay on the stage at every edge', () => {
    const tight = boardGeometry({
      width: 500,
      height: 500,
      inset: 0,
      frame: 0.58,
      gadong: 1,
      turns: 0,
      ratio: 1,
    })
    for (const names of ['k1', 'a1', 'a11', 'k11', 'k5 k6 k7', 'a11 b11 c11', 'i1 j1 k1']) {
      for (const tag of placeTags([line('1', names)], tight, [])) {
        expect(tag.x).toBeGreaterThanOrEqual(0)
        expect(tag.y).toBeGreaterThanOrEqual(0)
        expect(tag.x + tag.width).toBeLessThanOrEqual(500)
        expect(tag.y + tag.height).toBeLessThanOrEqual(500)
      }
    }
  })

  it('keep clear of one another and of the kas when four lines meet', () => {
    const lines = [line('1', 'f7'), line('2', 'f5'), line('3', 'e6'), line('4', 'g6')]
    const kas = pointOf(GEOMETRY, j('f6'))
    const tags = placeTags(lines, GEOMETRY, [kas])
    expect(tags).toHaveLength(4)
    expect(crossing(tags)).toBe(false)
    expect(tagAtPoint(tags, kas.x, kas.y)).toBeNull()
  })

  it('are found under the pointer', () => {
    const tags = placeTags([line('1', 'c5 c6 c7'), line('2', 'c1 c2 c3')], GEOMETRY, [])
    const second = tags[1]
    if (!second) throw new Error('no tag')
    expect(tagAtPoint(tags, second.x + 2, second.y + 2)?.id).toBe('2')
    expect(tagAtPoint(tags, second.x - 2, second.y + 2)).toBeNull()
  })
})

describe('keys', () => {
  it('come, go and stay', () => {
    expect(diffKeys(new Set(['a', 'b']), ['b', 'c', 'c'])).toEqual({ came: ['c'], went: ['a'] })
  })
})
