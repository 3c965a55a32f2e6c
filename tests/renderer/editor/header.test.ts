// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { emptyBoard } from '#core/pattern/board'
import EditorHeader from '../../../src/renderer/editor/EditorHeader.vue'
import * as files from '../../../src/renderer/editor/files'
import { usePanel } from '../../../src/renderer/editor/panel'
import { useEditor } from '../../../src/renderer/editor/store'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import { useLibrary } from '../../../src/renderer/library/store'
import { useNavigation } from '../../../src/renderer/stores/navigation'
import { freshApp } from '../support/app'
import { halvesNamed, pattern } from '../support/fake-api'

beforeEach(() => {
  freshApp()
  showLanguage('en')
  files.openNew()
})

describe('the button that saves', () => {
  const show = () => mount(EditorHeader, { global: { plugins: [i18n] } })
  type Header = ReturnType<typeof show>
  const button = (header: Header) => header.find('.header__save')
  const draw = () => {
    useEditor().draw({ action: 'fill' }, emptyBoard(1, 'b'))
  }

  it('offers to save what is new, drawn on or not', async () => {
    const header = show()
    expect(button(header).text()).toBe('Save')
    expect(header.text()).not.toContain('Unsaved changes')
    draw()
    await nextTick()
    expect(button(header).text()).toBe('Save')
    expect(header.text()).toContain('Unsaved changes')
  })

  it('says that all is saved, until something changes again', async () => {
    draw()
    await files.save()
    const header = show()
    expect(button(header).text()).toBe('Saved')
    expect(button(header).attributes()).toMatchObject({
      'aria-disabled': 'true',
      'aria-description': 'Everything is saved.',
    })
    useEditor().draw({ action: 'invert' }, emptyBoard(1, 'w'))
    await nextTick()
    expect(button(header).text()).toBe('Save')
    expect(button(header).attributes('aria-disabled')).toBeUndefined()
    useEditor().undo()
    await nextTick()
    expect(button(header).text()).toBe('Saved')
  })

  it('offers to save again what was deleted from the library', async () => {
    draw()
    await files.save()
    const header = show()
    await useLibrary().reload()
    expect(button(header).text()).toBe('Saved')
    await useLibrary().remove(useLibrary().patterns[0]?.id ?? '')
    await nextTick()
    expect(button(header).text()).toBe('Save')
  })
})

describe('a name that another pattern has', () => {
  const show = () => mount(EditorHeader, { global: { plugins: [i18n] }, attachTo: document.body })

  it('is remarked on while it is typed and after, with a way to the other', async () => {
    const other = pattern('own', halvesNamed('Kite'))
    freshApp({ own: [other.document] })
    await useLibrary().reload()
    files.openNew()
    const header = show()
    const remark = () => header.find('.title__namesake')
    expect(remark().exists()).toBe(false)
    usePanel().renaming = true
    await nextTick()
    await header.find('input').setValue('kité')
    expect(header.find('.title__note').text()).toBe('Another pattern is called “Kite”, too.')
    await header.find('input').setValue('kit')
    expect(header.find('.title__note').exists()).toBe(false)
    await header.find('input').setValue('kité')
    await header.find('input').trigger('keydown', { key: 'Enter' })
    expect(remark().attributes('aria-label')).toBe('Another pattern is called “Kite”, too. Show it')
    await remark().trigger('click')
    await vi.waitFor(() => {
      expect(useNavigation().requests.library).toEqual({ kind: 'pattern', id: 'own/kite' })
    })
    header.unmount()
  })

  it('is no matter while a new pattern has not been named', async () => {
    freshApp({ own: [halvesNamed('New pattern')] })
    await useLibrary().reload()
    files.openNew()
    const header = show()
    expect(header.find('.title__namesake').exists()).toBe(false)
    header.unmount()
  })
})
