// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { i18n } from '../../../src/renderer/i18n'
import { copyShareCode } from '../../../src/renderer/library/actions'
import { copyShareCodes } from '../../../src/renderer/library/many'
import { useLibrary } from '../../../src/renderer/library/store'
import SharingDialogs from '../../../src/renderer/sharing/SharingDialogs.vue'
import { useByHand } from '../../../src/renderer/stores/by-hand'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshLibrary } from '../support/app'
import { halvesNamed } from '../support/fake-api'

beforeEach(async () => {
  await freshLibrary({ own: [halvesNamed('Boat'), halvesNamed('Kite')] })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
  document.execCommand = () => false
})
afterEach(() => {
  document.body.innerHTML = ''
})

it('shows a code that the clipboard does not take, selected, until it is closed', async () => {
  const dialogs = mount(SharingDialogs, { global: { plugins: [i18n] }, attachTo: document.body })
  const [boat] = useLibrary().patterns
  if (!boat) throw new Error('no pattern')
  await copyShareCode(boat)
  await nextTick()
  await nextTick()
  const area = dialogs.find('textarea').element
  expect(area.value).toMatch(/^pasang1:.*:Boat$/)
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length])
  expect(document.activeElement).toBe(area)
  expect(useToasts().list).toEqual([])
  await dialogs.find('footer button').trigger('click')
  expect(dialogs.find('textarea').exists()).toBe(false)
  dialogs.unmount()
})

it('shows the codes of many, one a line', async () => {
  await copyShareCodes(useLibrary().patterns)
  expect(
    useByHand()
      .text?.split('\n')
      .map((code) => code.split(':')[2]),
  ).toEqual(['Boat', 'Kite'])
})

it('shows nothing where the old way works', async () => {
  document.execCommand = () => true
  await copyShareCodes(useLibrary().patterns)
  expect(useByHand().text).toBeNull()
  expect(useToasts().list).toHaveLength(1)
})
