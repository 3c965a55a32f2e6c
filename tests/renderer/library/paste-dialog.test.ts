// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeShareCode } from '#core/pattern/share-code'
import { completePattern } from '#core/pattern/pattern'
import { i18n } from '../../../src/renderer/i18n'
import { useBrowse } from '../../../src/renderer/library/browse'
import GalleryEmpty from '../../../src/renderer/library/GalleryEmpty.vue'
import PasteDialog from '../../../src/renderer/library/PasteDialog.vue'
import SearchField from '../../../src/renderer/library/SearchField.vue'
import { freshLibrary } from '../support/app'
import { halvesNamed, type FakeApi } from '../support/fake-api'

const UiDialog = { template: '<div><slot /><slot name="actions" /></div>' }
const global = { plugins: [i18n], stubs: { UiDialog, PatternThumbnail: true } }
const CODE = codeOf('Kite')

function codeOf(name: string, gadong: 1 | 3 = 3): string {
  const complete = completePattern(halvesNamed(name, { gadong }))
  if (!complete.ok) throw new Error('not complete')
  return makeShareCode(complete.value)
}

let api: FakeApi

beforeEach(async () => {
  api = await freshLibrary({ shipped: [halvesNamed('Boat')] })
})

describe('the dialog for pasted text', () => {
  const open = (text = '') => {
    const dialog = mount(PasteDialog, { props: { text }, global })
    const buttons = dialog.findAll('button')
    const last = buttons.at(-1)
    if (!last) throw new Error('no button')
    return { dialog, field: dialog.find('textarea'), add: last }
  }

  it('says at once what is in it, and adds it', async () => {
    const { dialog, field, add } = open()
    expect(add.attributes('aria-disabled')).toBe('true')
    await field.setValue(CODE)
    expect(dialog.text()).toContain('Kite')
    expect(add.text()).toBe('Add this pattern')
    await add.trigger('click')
    await flushPromises()
    expect(dialog.emitted('close')).toHaveLength(1)
    expect(useBrowse().chosen?.document.name).toBe('Kite')
  })

  it('puts together a code that a line wrap has broken, and says when that gives none', async () => {
    const { dialog, field, add } = open()
    await field.setValue(`> ${CODE.slice(0, 20)}\n> ${CODE.slice(20)}`)
    expect(dialog.text()).toContain('Kite')
    await field.setValue(`> ${CODE.slice(0, 20)}\n> ${CODE.slice(22)}`)
    expect(dialog.text()).toMatch(/is broken by a line break.* in one piece/)
    expect(add.attributes('aria-disabled')).toBe('true')
  })

  it('says what is wrong, and in what', async () => {
    const { dialog, field, add } = open()
    await field.setValue(CODE.slice(0, 20))
    expect(dialog.text()).toMatch(/seems to be cut off/)
    await field.setValue('{"format": "pasang-pattern"')
    expect(dialog.text()).toMatch(/The pasted text ends too early/)
    await field.setValue('Hello')
    expect(dialog.text()).toMatch(/No share code and no pattern was found in this text/)
    await add.trigger('click')
    expect(dialog.emitted('close')).toBeUndefined()
    expect(api.calls).not.toContain('importTexts')
  })

  it('adds by Enter what is whole, and only that', async () => {
    const { dialog, field } = open(`${CODE}\npasang1:AA`)
    await field.trigger('keydown', { key: 'Enter' })
    expect(dialog.emitted('close')).toBeUndefined()
    await field.setValue(CODE)
    await field.trigger('keydown', { key: 'Enter' })
    expect(dialog.emitted('close')).toHaveLength(1)
  })

  it('shows what is in the library already instead of adding it', async () => {
    const { dialog, field, add } = open()
    await field.setValue(codeOf('Boat', 1))
    expect(dialog.text()).toContain('Already in the library')
    expect(add.text()).toBe('Show it')
    await add.trigger('click')
    expect(useBrowse().chosenId).toBe('shipped/boat')
  })
})

describe('a share code where one searches', () => {
  const parts = () => ({
    search: mount(SearchField, { global }).find('input'),
    empty: mount(GalleryEmpty, { global }),
  })

  it('is offered to be added, by the button', async () => {
    const { search, empty } = parts()
    await search.setValue(CODE)
    expect(empty.text()).toContain('This is a pattern that can be added')
    expect(empty.text()).toContain('Kite')
    await empty.find('button').trigger('click')
    await flushPromises()
    expect(useBrowse().chosen?.document.name).toBe('Kite')
    expect(useBrowse().wanted.search).toBe('')
  })

  it('is added by Enter', async () => {
    const { search } = parts()
    await search.setValue(CODE)
    await search.trigger('keydown', { key: 'Enter' })
    await flushPromises()
    expect(useBrowse().chosen?.document.name).toBe('Kite')
  })

  it('that is cut off is told so', async () => {
    const { search, empty } = parts()
    await search.setValue(CODE.slice(0, 20))
    expect(empty.text()).toMatch(/This cannot be added yet[^]*seems to be cut off/)
    await search.trigger('keydown', { key: 'Enter' })
    expect(api.calls).not.toContain('importTexts')
    await empty.find('button').trigger('click')
    expect(useBrowse().wanted.search).toBe('')
  })

  it('among several lines goes to the dialog when it is pasted; words do not', async () => {
    const { search } = parts()
    const paste = (text: string) => search.trigger('paste', { clipboardData: { getData: () => text } })
    await paste(`two\nlines`)
    await paste(CODE)
    expect(useBrowse().pasting).toBeNull()
    await paste(`${CODE}\n${CODE}`)
    expect(useBrowse().pasting).toBe(`${CODE}\n${CODE}`)
  })
})
