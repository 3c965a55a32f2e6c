// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { h, nextTick } from 'vue'
import type { Command } from '../../../src/renderer/commands/command'
import { listenToKeys } from '../../../src/renderer/commands/keyboard'
import { i18n } from '../../../src/renderer/i18n'
import UiMenu from '../../../src/renderer/ui/UiMenu.vue'

const items = [
  { id: 'share', label: 'Share code' },
  { id: 'print', label: 'Print', hint: 'Ctrl+P' },
  { id: 'hide', label: 'Hide', hint: 'Delete' },
]
const ran: string[] = []
const command = (shortcut: string): Command => ({
  id: shortcut,
  label: shortcut,
  scope: 'everywhere',
  shortcut,
  run: () => ran.push(shortcut),
})

describe('an open menu', () => {
  let menu: ReturnType<typeof show>
  let deafen: () => void
  let isOpen = false

  function show() {
    const trigger = ({ toggle }: { toggle: () => void }) => h('button', { onClick: toggle, id: 'trigger' })
    return mount(UiMenu, {
      props: { label: 'Share', items },
      slots: { trigger },
      global: { plugins: [i18n] },
      attachTo: document.body,
    })
  }

  // The test's document has no popovers.
  beforeEach(async () => {
    HTMLElement.prototype.showPopover = () => (isOpen = true)
    HTMLElement.prototype.hidePopover = () => (isOpen = false)
    ran.length = 0
    deafen = listenToKeys(() => 'editor', ['Ctrl+P', 'Delete', 'P'].map(command))
    menu = show()
    await menu.find('#trigger').trigger('click')
    await nextTick()
  })
  afterEach(() => {
    deafen()
    menu.unmount()
    isOpen = false
  })

  const press = (key: string, keys: Partial<KeyboardEventInit> = {}) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...keys }),
    )
  const focused = () => document.activeElement?.textContent

  it('goes to the row whose first letter is typed, and runs nothing', () => {
    expect([isOpen, focused()]).toEqual([true, 'Share code'])
    press('p')
    expect([isOpen, focused()]).toEqual([true, 'PrintCtrl+P'])
    expect(ran).toEqual([])
  })

  it('closes at a shortcut, which runs', () => {
    press('Control', { ctrlKey: true })
    expect(isOpen).toBe(true)
    press('p', { ctrlKey: true })
    expect([isOpen, document.activeElement?.id]).toEqual([false, 'trigger'])
    expect(ran).toEqual(['Ctrl+P'])
  })

  it('closes at Delete, which runs', () => {
    press('Delete')
    expect([isOpen, ran]).toEqual([false, ['Delete']])
  })
})
