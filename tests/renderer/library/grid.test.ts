import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnsIn, ROW_HEIGHT, rowsAround, rowsInPool, stepInGrid } from '../../../src/renderer/library/grid'

describe('columns', () => {
  it('has six on the screen of 1440 and at least one', () => {
    expect(columnsIn(902)).toBe(6)
    expect(columnsIn(138)).toBe(1)
    expect(columnsIn(10)).toBe(1)
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
