import { describe, expect, it } from 'vitest'
import { JUNCTIONS, junctionAt, makeJunction, parseJunction } from '#core/board/junction'
import type { Junction } from '#core/board/junction'
import {
  boardGeometry,
  boardUnits,
  junctionAtPoint,
  junctionInView,
  playableAtPoint,
  pointOf,
  stepInView,
  viewCell,
} from '../../../src/renderer/board/geometry'
import type { GeometryInput } from '../../../src/renderer/board/geometry'
import { brokenLine } from '../../../src/renderer/board/paint/board'

const BASE: GeometryInput = {
  width: 1000,
  height: 868,
  inset: 16,
  frame: 0.66,
  gadong: 1,
  turns: 0,
  ratio: 1,
}

function named(name: string): Junction {
  const junction = parseJunction(name)
  if (junction === undefined) throw new Error(name)
  return junction
}

describe('the place of a board on its stage', () => {
  it('takes all the height, centred, with cells of whole device pixels', () => {
    for (const ratio of [1, 1.25, 1.5, 2, 3]) {
      const geometry = boardGeometry({ ...BASE, ratio })
      expect(Number.isInteger(Math.round(geometry.cell * ratio * 1e6) / 1e6)).toBe(true)
      expect(geometry.side).toBeLessThanOrEqual(868 - 32 + 8)
      expect(geometry.side + boardUnits(0.66) / ratio).toBeGreaterThan(868 - 32 + 8)
      expect(Math.abs(geometry.left + geometry.side / 2 - 500)).toBeLessThan(1)
      expect(Math.abs(geometry.top + geometry.side / 2 - 434)).toBeLessThan(1)
    }
  })

  it('never makes a cell smaller than can be drawn', () => {
    expect(boardGeometry({ ...BASE, width: 10, height: 0 }).cell).toBe(8)
  })

  it('finds every junction at its own centre and near it, from all four sides of the board', () => {
    for (const turns of [0, 1, 2, 3] as const) {
      const geometry = boardGeometry({ ...BASE, turns })
      for (const junction of JUNCTIONS) {
        const { x, y } = pointOf(geometry, junction)
        const near = geometry.cell * 0.49
        expect(junctionAtPoint(geometry, x, y)).toBe(junction)
        expect(junctionAtPoint(geometry, x + near, y - near)).toBe(junction)
      }
    }
  })

  it('puts a1 at the lower left, and at the upper right when the board is turned', () => {
    const plain = boardGeometry(BASE)
    const turned = boardGeometry({ ...BASE, turns: 2 })
    expect(pointOf(plain, named('a1')).x).toBeLessThan(pointOf(plain, named('k11')).x)
    expect(pointOf(plain, named('a1')).y).toBeGreaterThan(pointOf(plain, named('k11')).y)
    expect(pointOf(turned, named('a1'))).toEqual(pointOf(plain, named('k11')))
  })

  it('turns clockwise: a1 goes to the upper left, the upper right, the lower right', () => {
    const plain = boardGeometry(BASE)
    const corners = ['a1', 'a11', 'k11', 'k1'].map((name) => pointOf(plain, named(name)))
    for (const turns of [0, 1, 2, 3] as const) {
      expect(pointOf(boardGeometry({ ...BASE, turns }), named('a1'))).toEqual(corners[turns])
    }
    const quarter = boardGeometry({ ...BASE, turns: 1 })
    expect(pointOf(quarter, named('c11'))).toEqual(pointOf(plain, named('k9')))
  })

  it('takes a step as it is seen to the junction that is seen there', () => {
    for (const turns of [0, 1, 2, 3] as const) {
      for (const [right, up] of [
        [1, 0],
        [0, 1],
        [-2, 3],
      ] as const) {
        const [east, north] = stepInView(right, up, turns)
        const { file, row } = viewCell(named('f6'), turns)
        const seen = junctionInView(file + right, row - up, turns)
        expect(seen).toBe(junctionAt(5 + east, 6 + north))
      }
    }
  })

  it('finds nothing on the frame or beyond', () => {
    const geometry = boardGeometry(BASE)
    expect(junctionAtPoint(geometry, geometry.left + 2, geometry.top + 300)).toBeNull()
    expect(junctionAtPoint(geometry, 3, 3)).toBeNull()
    const margin = geometry.cell * 0.55
    const corner = pointOf(geometry, named('a1'))
    expect(junctionAtPoint(geometry, corner.x - margin, corner.y + margin)).toBe(named('a1'))
  })

  it('leaves the bowl out', () => {
    for (const [gadong, covered] of [
      [1, ['f6']],
      [3, ['e5', 'f5', 'g5', 'e6', 'f6', 'g6', 'e7', 'f7', 'g7']],
    ] as const) {
      const geometry = boardGeometry({ ...BASE, gadong })
      const missing = JUNCTIONS.filter((junction) => {
        const { x, y } = pointOf(geometry, junction)
        return playableAtPoint(geometry, x, y) === null
      })
      expect(missing.map(makeJunction)).toEqual(covered)
    }
  })
})

describe('lines at the bowl', () => {
  it('are broken on rank and file 6 for the small bowl, on the middle three for the large one', () => {
    const broken = (gadong: 1 | 3) =>
      Array.from({ length: 11 }, (_, index) => index).filter(
        (index) => brokenLine(index, gadong).length === 2,
      )
    expect(broken(1)).toEqual([5])
    expect(broken(3)).toEqual([4, 5, 6])
  })

  it('stop on the circle of clearance', () => {
    for (const gadong of [1, 3] as const) {
      const radius = gadong === 1 ? 0.56 : 1.58
      for (const index of gadong === 1 ? [5] : [4, 5, 6]) {
        const [west, east] = brokenLine(index, gadong)
        expect(Math.hypot((west?.[1] ?? 0) - 5, index - 5)).toBeCloseTo(radius)
        expect(Math.hypot((east?.[0] ?? 0) - 5, index - 5)).toBeCloseTo(radius)
      }
    }
  })
})
