import { describe, expect, it } from 'vitest'
import { JUNCTIONS, makeJunction, parseJunction } from '#core/board/junction'
import type { Junction } from '#core/board/junction'
import { focusAfterKey, gridRows, junctionLabel, junctionWords } from '../../../src/renderer/board/grid'
import type { QuarterTurns } from '../../../src/renderer/board/geometry'
import en from '../../../src/renderer/locales/board/en'
import es from '../../../src/renderer/locales/board/es'
import ms from '../../../src/renderer/locales/board/ms'

function j(name: string): Junction {
  const junction = parseJunction(name)
  if (junction === undefined) throw new Error(name)
  return junction
}

function after(key: string, from: string, turns: QuarterTurns = 0): string | null {
  const junction = focusAfterKey(key, j(from), turns)
  return junction === null ? null : makeJunction(junction)
}

function english(key: string): string {
  const [group, word] = key.split('.')
  const words: Readonly<Record<string, string>> = group === 'piece' ? en.piece : en.state
  return words[word ?? ''] ?? `missing ${key}`
}

describe('the grid for keyboard and screen reader', () => {
  it('moves the focus as the board is seen and stops at the edge', () => {
    expect(after('ArrowUp', 'c4')).toBe('c5')
    expect(after('ArrowLeft', 'a4')).toBe('a4')
    expect(after('ArrowUp', 'c4', 2)).toBe('c3')
    expect(after('ArrowRight', 'c4', 2)).toBe('b4')
    expect(after('ArrowUp', 'c4', 1)).toBe('b4')
    expect(after('ArrowRight', 'c4', 3)).toBe('c3')
    expect(after('Home', 'f4')).toBe('a4')
    expect(after('Home', 'f4', 1)).toBe('f1')
    expect(after('PageDown', 'f4')).toBe('f1')
    expect(after('x', 'f4')).toBeNull()
  })

  it('lists every junction once, from the top left', () => {
    expect(makeJunction(gridRows(0)[0]?.[0] ?? j('f6'))).toBe('a11')
    expect(makeJunction(gridRows(2)[0]?.[0] ?? j('f6'))).toBe('k1')
    expect(makeJunction(gridRows(1)[0]?.[0] ?? j('f6'))).toBe('a1')
    expect(makeJunction(gridRows(3)[0]?.[1] ?? j('f6'))).toBe('k10')
    for (const turns of [1, 2, 3] as const)
      expect(new Set(gridRows(turns).flat())).toEqual(new Set(JUNCTIONS))
  })

  it('says what stands there and what can be done', () => {
    const black = { kind: 'token', colour: 'b' } as const
    const captures = [{ id: '1', junctions: [j('c4')] }]
    const words = junctionWords(j('c4'), 1, black, { captures })
    expect(junctionLabel(j('c4'), words, english)).toBe('c4, black token, can be taken')
    const kas = junctionWords(j('b3'), 1, { kind: 'kas', seat: 'north' }, { selected: j('b3') })
    expect(junctionLabel(j('b3'), kas, english)).toBe("b3, North's kas, selected")
    expect(junctionWords(j('f6'), 1, null, {})).toEqual(['piece.gadong'])
    expect(junctionLabel(j('a1'), junctionWords(j('a1'), 3, null, { targets: [j('a1')] }), english)).toBe(
      'a1, empty, can go here',
    )
  })

  it('has every word in three languages', () => {
    for (const other of [ms, es]) {
      expect(Object.keys(other.piece)).toEqual(Object.keys(en.piece))
      expect(Object.keys(other.state)).toEqual(Object.keys(en.state))
    }
  })
})
