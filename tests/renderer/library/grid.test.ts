import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  columnsIn,
  nextRows,
  ROW_HEIGHT,
  rowsAround,
  rowsInPool,
  stepInGrid,
  topAfterReflow,
} from '../../../src/renderer/library/grid'

describe('columns', () => {
  it('has six on the screen of 1440 and at least one', () => {
    expect(columnsIn(902)).toBe(6)
    expect(columnsIn(138)).toBe(1)
    expect(columnsIn(10)).toBe(1)
  })
})

describe('other columns', () => {
  it('leave a pattern as high in the view as it was', () => {
    const from = (index: number, columns: number, top: number) =>
      Math.floor(index / columns) * ROW_HEIGHT - top
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(90_000),
        (...of) => {
          const [index, before, after, top] = of
          expect(from(index, after, topAfterReflow(index, before, after, top))).toBe(from(index, before, top))
        },
      ),
    )
  })
})

describe('rows to draw', () => {
  it('covers the view, within the list', () => {
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(2000), fc.nat(1000), (top, height, count) => {
        const { first, last } = rowsAround(top, height, count)
        expect(first).toBeGreaterThanOrEqual(0)
        expect(last).toBeLessThanOrEqual(count)
        expect(first).toBeLessThanOrEqual(last)
        const seen = [Math.floor(top / ROW_HEIGHT), Math.floor((top + height) / ROW_HEIGHT)]
        for (const row of seen) if (row < count) expect(row >= first && row < last).toBe(true)
      }),
    )
  })

  it('keeps the order of the rows that stay', () => {
    const before = rowsInPool({ first: 3, last: 9 }, 7)
    const after = rowsInPool({ first: 4, last: 10 }, 7)
    expect(before).toEqual([7, 8, 3, 4, 5, 6])
    expect(after).toEqual([7, 8, 9, 4, 5, 6])
  })
})

describe('arrow keys', () => {
  const shape = { count: 10, columns: 4, page: 2 }
  const cases: readonly [string, number, number][] = [
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9], // nothing below in the short last row
    ['ArrowDown', 9, 9],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['PageDown', 1, 5],
    ['Home', 7, 0],
    ['End', 0, 9],
    ['ArrowDown', -1, 0],
  ]
  it.each(cases)('%s leads from %i to %i', (key, from, to) => {
    expect(stepInGrid(key, from, shape)).toBe(to)
  })

  it('leaves other keys and empty galleries alone', () => {
    expect(stepInGrid('x', 0, shape)).toBeNull()
    expect(stepInGrid('ArrowDown', 0, { ...shape, count: 0 })).toBeNull()
  })
})

describe('drawing rows', () => {
  const POOL = 10
  const wanted = (first: number) => rowsInPool({ first, last: first + 9 }, POOL)

  it('draws a row or two at once', () => {
    expect(nextRows(wanted(4), wanted(5), { first: 7, last: 12 }, POOL)).toEqual(wanted(5))
  })

  it('draws a few of those on show at once after a leap, then the rest', () => {
    const shown = { first: 502, last: 507 }
    const first = nextRows(wanted(4), wanted(500), shown, POOL)
    expect(first.filter((row) => row >= 500)).toEqual([502, 503])
    expect(new Set(first.map((row) => row % POOL)).size).toBe(first.length)
    const second = nextRows(first, wanted(500), shown, POOL)
    expect(second.filter((row) => row >= 500).sort()).toEqual([502, 503, 504, 505])
  })

  it('begins with those on show', () => {
    expect(nextRows([], wanted(0), { first: 0, last: 5 }, POOL)).toEqual([0, 1, 2, 3, 4])
  })

  it('comes to an end from anywhere', () => {
    for (let leap = 1; leap < 40; leap += 1) {
      let drawn: readonly number[] = wanted(20)
      const target = wanted(20 + leap)
      const shown = { first: 22 + leap, last: 27 + leap }
      for (let step = 0; step < 5; step += 1) drawn = nextRows(drawn, target, shown, POOL)
      expect(drawn).toEqual(target)
    }
  })
})
