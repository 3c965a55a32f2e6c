import { describe, expect, it } from 'vitest'
import { formatShortcut, matchesShortcut, parseShortcut } from '../../../src/renderer/commands/shortcut'

function press(key: string, held: readonly string[] = []) {
  return {
    key,
    ctrlKey: held.includes('ctrl'),
    metaKey: held.includes('meta'),
    altKey: held.includes('alt'),
    shiftKey: held.includes('shift'),
  }
}

describe('shortcuts', () => {
  it('reads modifiers and the key', () => {
    expect(parseShortcut('Ctrl+Shift+Z')).toEqual({ ctrl: true, alt: false, shift: true, key: 'z' })
    expect(parseShortcut('+')).toEqual({ ctrl: false, alt: false, shift: false, key: '+' })
    expect(() => parseShortcut('Strg+Z')).toThrow('Strg+Z')
  })

  it('tells presses apart by their modifiers', () => {
    expect(matchesShortcut(press('z', ['ctrl']), 'Ctrl+Z')).toBe(true)
    expect(matchesShortcut(press('Z', ['ctrl', 'shift']), 'Ctrl+Z')).toBe(false)
    expect(matchesShortcut(press('Z', ['ctrl', 'shift']), 'Ctrl+Shift+Z')).toBe(true)
    expect(matchesShortcut(press('z'), 'Ctrl+Z')).toBe(false)
    expect(matchesShortcut(press('e', ['alt']), 'E')).toBe(false)
    expect(matchesShortcut(press('z', ['meta']), 'Ctrl+Z')).toBe(true)
  })

  it('finds signs wherever the layout of the keyboard has them', () => {
    expect(matchesShortcut(press('/', ['shift']), '/')).toBe(true)
    expect(matchesShortcut(press('/'), '/')).toBe(true)
    expect(matchesShortcut(press('R', ['shift']), 'R')).toBe(false)
  })

  it('shows them as the system does', () => {
    expect(formatShortcut('Ctrl+Shift+Z', false)).toBe('Ctrl+⇧+Z')
    expect(formatShortcut('Ctrl+Shift+Z', true)).toBe('⌘⇧Z')
    expect(formatShortcut('ArrowLeft', false)).toBe('←')
    expect(formatShortcut('Delete', false)).toBe('Delete')
  })
})
