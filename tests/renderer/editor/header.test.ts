// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { emptyBoard } from '#core/pattern/board'
import EditorHeader from '../../../src/renderer/editor/EditorHeader.vue'
import * as files from '../../../src/renderer/editor/files'
import { useEditor } from '../../../src/renderer/editor/store'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import { useLibrary } from '../../../src/renderer/library/store'
import { freshApp } from '../support/app'

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
