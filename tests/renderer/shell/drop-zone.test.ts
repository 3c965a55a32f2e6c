// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { serializePattern } from '#core/pattern/document'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import { useBrowse } from '../../../src/renderer/library/browse'
import { useLibrary } from '../../../src/renderer/library/store'
import DropZone from '../../../src/renderer/shell/DropZone.vue'
import { shownTip } from '../../../src/renderer/ui/tooltip'
import { freshApp } from '../support/app'
import { draftNamed } from '../support/fake-api'

let zone: ReturnType<typeof mount>

beforeEach(() => {
  freshApp()
  showLanguage('en')
  useBrowse()
  zone = mount(DropZone, { global: { plugins: [i18n] } })
})
afterEach(() => {
  zone.unmount()
  shownTip.value = null
})

function send(name: string, part: object): void {
  window.dispatchEvent(Object.assign(new Event(name, { bubbles: true, cancelable: true }), part))
}

describe('files over the window', () => {
  it('take away the tooltip, and let none show', async () => {
    const tip = { text: 'Import', keys: '', side: 'below', anchor: new DOMRect() } as const
    shownTip.value = tip
    send('dragover', { dataTransfer: { types: ['Files'] } })
    await nextTick()
    expect(zone.text()).toBe('Drop pattern files here')
    expect(shownTip.value).toBeNull()
    shownTip.value = tip
    await nextTick()
    expect(shownTip.value).toBeNull()
    send('dragleave', { relatedTarget: null })
    await nextTick()
    shownTip.value = tip
    await nextTick()
    expect(shownTip.value).toEqual(tip)
  })
})

describe('pasted text', () => {
  const data = { files: [], getData: () => serializePattern(draftNamed('Sketch')) }

  it('is taken in at once, in the library', async () => {
    send('paste', { clipboardData: data })
    await flushPromises()
    expect(useLibrary().byId('own/sketch')).toBeDefined()
    expect(useBrowse().chosenId).toBe('own/sketch')
  })
})
