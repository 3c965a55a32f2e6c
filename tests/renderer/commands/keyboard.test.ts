// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { Command } from '../../../src/renderer/commands/command'
import { commandForKey, listenToKeys } from '../../../src/renderer/commands/keyboard'

const run = () => undefined
const commands: readonly Command[] = [
  { id: 'a', label: 'a', scope: 'library', shortcut: 'N', run },
  { id: 'b', label: 'b', scope: 'editor', shortcut: 'N', run },
  { id: 'c', label: 'c', scope: 'everywhere', shortcut: 'F1', whileTyping: true, run },
  { id: 'd', label: 'd', scope: 'library', shortcut: 'Enter', run },
  { id: 'e', label: 'e', scope: 'library', shortcut: 'Delete', enabled: () => false, run },
]

function idOf(
  key: string,
  place: 'library' | 'editor',
  on: Element = document.createElement('div'),
): string | undefined {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  document.body.append(on)
  let found: string | undefined
  const listener = (heard: KeyboardEvent) => {
    found = commandForKey(heard, place, commands)?.id
  }
  window.addEventListener('keydown', listener)
  on.dispatchEvent(event)
  window.removeEventListener('keydown', listener)
  return found
}

describe('the command of a key', () => {
  it('depends on the place', () => {
    expect(idOf('n', 'library')).toBe('a')
    expect(idOf('n', 'editor')).toBe('b')
    expect(idOf('F1', 'editor')).toBe('c')
  })

  it('is none while typing, except for some', () => {
    const field = document.createElement('input')
    expect(idOf('n', 'library', field)).toBeUndefined()
    expect(idOf('F1', 'library', field)).toBe('c')
  })

  it('leaves Enter to the button that has the focus', () => {
    expect(idOf('Enter', 'library')).toBe('d')
    expect(idOf('Enter', 'library', document.createElement('button'))).toBeUndefined()
    expect(idOf('n', 'library', document.createElement('button'))).toBe('a')
  })

  it('is none when it is not enabled', () => {
    expect(idOf('Delete', 'library')).toBeUndefined()
  })
})

it('runs nothing while a dialog is open, nor after it was told to stop', () => {
  const ran = vi.fn()
  const stop = listenToKeys(
    () => 'library',
    [{ id: 'x', label: 'x', scope: 'library', shortcut: 'X', run: ran }],
  )
  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  press()
  expect(ran).not.toHaveBeenCalled()
  dialog.remove()
  press()
  expect(ran).toHaveBeenCalledTimes(1)
  stop()
  press()
  expect(ran).toHaveBeenCalledTimes(1)
})
