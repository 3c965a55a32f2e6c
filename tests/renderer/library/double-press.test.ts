// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useBrowse } from '../../../src/renderer/library/browse'
import { useDoublePress } from '../../../src/renderer/library/double-press'
import { useNavigation } from '../../../src/renderer/stores/navigation'
import { freshLibrary } from '../support/app'
import { halvesNamed } from '../support/fake-api'

/** A place with a card and a button that has come between, and what was pressed in it. */
function place() {
  const pressed: string[] = []
  const root = document.createElement('div')
  root.innerHTML = '<div role="option"><i></i></div><button></button>'
  const { onClick, onDoubleClick } = useDoublePress()
  root.addEventListener('click', onClick, { capture: true })
  root.addEventListener('dblclick', onDoubleClick, { capture: true })
  const press = (selector: string, detail: number, keys: MouseEventInit = {}) => {
    const target = root.querySelector(selector)
    target?.addEventListener('click', () => pressed.push(`${selector} ${detail}`), { once: true })
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail, ...keys }))
    if (detail === 2) target?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, detail, ...keys }))
  }
  return { pressed, press }
}

describe('a double press', () => {
  beforeEach(async () => {
    await freshLibrary({ own: [halvesNamed('Kite')] })
    useBrowse().choose('own/kite')
  })

  it('plays the pattern of its card, whatever has come under the pointer meanwhile', async () => {
    const { press, pressed } = place()
    press('i', 1)
    press('button', 2)
    expect(pressed).toEqual(['i 1'])
    await vi.waitFor(() => {
      expect(useNavigation().requests.play).toEqual({ kind: 'pattern', id: 'own/kite' })
    })
  })

  it('is two presses where it does not begin on a card, or with a key held', async () => {
    const { press, pressed } = place()
    press('button', 1)
    press('button', 2)
    press('i', 1, { ctrlKey: true })
    press('i', 2, { ctrlKey: true })
    expect(pressed).toEqual(['button 1', 'button 2', 'i 1', 'i 2'])
    await Promise.resolve()
    expect(useNavigation().requests.play).toBeNull()
  })
})
