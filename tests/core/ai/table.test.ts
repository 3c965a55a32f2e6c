import { describe, expect, it } from 'vitest'
import {
  BOUND_EXACT,
  BOUND_LOWER,
  BOUND_UPPER,
  MAX_VALUE,
  PROVEN_DEPTH,
  TranspositionTable,
} from '#core/ai/table'

describe('TranspositionTable', () => {
  it('gives back what was stored', () => {
    const table = new TranspositionTable(1 << 16)
    table.store(-5, 77, 9, BOUND_LOWER, -123456, 42)
    expect(table.probe(-5, 77)).toBe(true)
    expect([table.value, table.move, table.depth, table.bound]).toEqual([-123456, 42, 9, BOUND_LOWER])
  })

  it('does not know other positions, also in the same slot', () => {
    const table = new TranspositionTable(1 << 16)
    table.store(3, 4, 1, BOUND_EXACT, 1, 1)
    expect(table.probe(3, 5)).toBe(false)
    expect(table.probe(3 + 2 ** 20, 4)).toBe(false)
  })

  it('keeps the deeper entries of one search and lets a later search replace them', () => {
    const table = new TranspositionTable(1)
    table.store(1, 10, 8, BOUND_EXACT, 5, 1)
    table.store(1, 11, 3, BOUND_EXACT, 6, 1)
    table.store(1, 12, 2, BOUND_EXACT, 7, 1)
    expect([10, 11, 12].map((key) => table.probe(1, key))).toEqual([true, false, true])
    table.nextSearch()
    table.store(1, 13, 1, BOUND_EXACT, 8, 1)
    table.store(1, 14, 1, BOUND_EXACT, 9, 1)
    expect([10, 12, 13, 14].map((key) => table.probe(1, key))).toEqual([false, false, true, true])
  })

  it('holds the extreme values', () => {
    const table = new TranspositionTable(1)
    for (const value of [MAX_VALUE, -MAX_VALUE]) {
      table.store(2, 10, PROVEN_DEPTH, BOUND_UPPER, value, -1)
      table.probe(2, 10)
      expect([table.value, table.depth, table.bound]).toEqual([value, PROVEN_DEPTH, BOUND_UPPER])
    }
  })

  it('keeps the known move when a newer value comes without one', () => {
    const table = new TranspositionTable(1)
    table.store(1, 10, 1, BOUND_EXACT, 5, 33)
    table.store(1, 10, 2, BOUND_UPPER, 4, -1)
    table.probe(1, 10)
    expect([table.move, table.value]).toEqual([33, 4])
  })

  it('forgets everything when cleared', () => {
    const table = new TranspositionTable(1)
    table.store(1, 10, 1, BOUND_EXACT, 5, 33)
    table.clear()
    expect(table.probe(1, 10)).toBe(false)
  })

  it('shares its memory with tables of other threads', () => {
    const table = TranspositionTable.inSharedMemory(1 << 16)
    table.nextSearch()
    const handle = table.share()!
    const other = new TranspositionTable(handle)
    other.store(7, 8, 5, BOUND_UPPER, -9, 3)
    expect(table.probe(7, 8)).toBe(true)
    expect([table.value, table.move, table.depth, table.bound]).toEqual([-9, 3, 5, BOUND_UPPER])
    expect(other.share()).toEqual(handle)
    expect(new TranspositionTable(1 << 16).share()).toBeNull()
  })

  it('rejects an entry whose words two threads wrote', () => {
    const table = TranspositionTable.inSharedMemory(1)
    const words = new Int32Array(table.share()!.memory)
    table.store(0, 8, 5, BOUND_EXACT, 40, 3)
    const before = words.slice(0, 4)
    table.store(0, 8, 6, BOUND_EXACT, 50, 4)
    const after = words.slice(0, 4)
    for (let mixture = 1; mixture < 8; mixture++) {
      words.set(before.map((word, at) => (mixture & (1 << (at - 1)) ? (after[at] as number) : word)))
      expect(table.probe(0, 8)).toBe(mixture === 7)
    }
  })
})
