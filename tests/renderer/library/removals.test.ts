// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { commandForKey } from '../../../src/renderer/commands/keyboard'
import { i18n } from '../../../src/renderer/i18n'
import { useBrowse } from '../../../src/renderer/library/browse'
import { commands } from '../../../src/renderer/library/commands'
import { removeAll } from '../../../src/renderer/library/many'
import { useRemovals } from '../../../src/renderer/library/removals'
import SearchField from '../../../src/renderer/library/SearchField.vue'
import { useLibrary } from '../../../src/renderer/library/store'
import { useTrash } from '../../../src/renderer/library/trash/store'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshLibrary } from '../support/app'
import { halvesNamed } from '../support/fake-api'

beforeEach(async () => {
  await freshLibrary({ shipped: [halvesNamed('Boat'), halvesNamed('Crab')], own: [halvesNamed('Kite')] })
})
afterEach(() => {
  document.body.innerHTML = ''
})

const shown = () => useBrowse().shown.map(({ document }) => document.name)
const named = (name: string) => useLibrary().patterns.filter(({ document }) => document.name === name)

function pressUndo(on: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true })
  on.dispatchEvent(event)
  commandForKey(event, 'library', commands)?.run()
  return event
}

describe('what was deleted or hidden', () => {
  it('comes back by the key, the last first, also when the messages are gone', async () => {
    await removeAll(named('Kite'))
    await removeAll(named('Boat'))
    expect(shown()).toEqual(['Crab'])
    for (const { id } of useToasts().list) useToasts().dismiss(id)
    pressUndo()
    await vi.waitFor(() => {
      expect(shown()).toEqual(['Boat', 'Crab'])
    })
    pressUndo()
    await vi.waitFor(() => {
      expect(shown()).toEqual(['Boat', 'Crab', 'Kite'])
    })
    expect(useBrowse().chosen?.document.name).toBe('Kite')
  })

  it('takes its message away when it is back, and comes back once', async () => {
    await removeAll(named('Kite'))
    await useRemovals().undo()
    expect(useToasts().list).toEqual([])
    await useRemovals().undo()
    expect(shown()).toEqual(['Boat', 'Crab', 'Kite'])
  })

  it('is passed over once it is back by another way, or gone for good', async () => {
    await removeAll(named('Boat'))
    await removeAll(named('Kite'))
    const trash = useTrash()
    await trash.reload()
    await trash.empty()
    await useRemovals().undo()
    expect(shown()).toEqual(['Boat', 'Crab'])
    await removeAll(named('Crab'))
    useBrowse().reveal('shipped/crab')
    await vi.waitFor(() => {
      expect(shown()).toContain('Crab')
    })
    await useRemovals().undo()
    expect(useToasts().list.some(({ tone }) => tone === 'problem')).toBe(false)
  })

  it('is named when it is one that was hidden', async () => {
    await removeAll(named('Boat'))
    expect(useToasts().list[0]?.text).toBe('“Boat” is hidden. “More” at the top brings it back.')
  })
})

describe('Ctrl+Z', () => {
  it('is never left to the browser but in a text field', () => {
    expect(commandForKey(pressUndo(), 'library', commands)?.id).toBe('library.undo')
  })

  it('in the search field takes back a removal only while nothing was typed there since', async () => {
    const field = mount(SearchField, { global: { plugins: [i18n] }, attachTo: document.body })
    const input = field.find('input')
    await removeAll(named('Kite'))
    await input.setValue('bo')
    expect(pressUndo(input.element).defaultPrevented).toBe(false)
    expect(shown()).toEqual(['Boat'])
    await removeAll(named('Boat'))
    expect(pressUndo(input.element).defaultPrevented).toBe(true)
    await vi.waitFor(() => {
      expect(shown()).toEqual(['Boat'])
    })
    await nextTick()
    field.unmount()
  })
})
