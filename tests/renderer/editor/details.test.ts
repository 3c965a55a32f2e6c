// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import DetailsPage from '../../../src/renderer/editor/DetailsPage.vue'
import * as files from '../../../src/renderer/editor/files'
import { useEditor } from '../../../src/renderer/editor/store'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import { freshApp } from '../support/app'

describe('the page of names and notes', () => {
  beforeEach(() => {
    freshApp()
    showLanguage('en')
    files.openNew()
  })
  const show = () => mount(DetailsPage, { global: { plugins: [i18n] } })
  type Page = ReturnType<typeof show>
  const field = (page: Page, label: string) => {
    const id = page
      .findAll('label')
      .find((each) => each.text() === label)
      ?.attributes('for')
    return page.find(`[id="${id}"]`)
  }
  const stepNames = () => useEditor().history.steps.map(({ label }) => label.action)

  it('is part of the pattern as it is typed, in one step that is taken back whole', async () => {
    const page = show()
    await field(page, 'Name').setValue('Perahu')
    await field(page, 'Notes').setValue('From Kampong Ayer')
    await field(page, 'Tags').setValue('boat, river')
    expect(useEditor().document).toMatchObject({
      name: 'Perahu',
      notes: 'From Kampong Ayer',
      tags: ['boat', 'river'],
    })
    expect([stepNames(), useEditor().dirty]).toEqual([['new', 'details'], true])
    useEditor().undo()
    await nextTick()
    expect(field(page, 'Name').element).toMatchObject({ value: 'New pattern' })
    expect(field(page, 'Notes').element).toMatchObject({ value: '' })
    expect([useEditor().dirty, useEditor().canRedo]).toEqual([false, true])
    page.unmount()
  })

  it('leaves the name alone while what is typed cannot be one', async () => {
    const page = show()
    await field(page, 'Name').setValue('')
    await field(page, 'Author').setValue('Siti')
    expect(useEditor().document).toMatchObject({ name: 'New pattern', author: 'Siti' })
    expect(field(page, 'Name').element).toMatchObject({ value: '' })
    expect(page.text()).toContain('Too short')
    page.unmount()
  })

  it('is no step once all is as it was, and follows what is renamed elsewhere', async () => {
    const page = show()
    await field(page, 'Author').setValue('S')
    await field(page, 'Author').setValue('')
    expect([stepNames(), useEditor().dirty]).toEqual([['new'], false])
    useEditor().describe({ action: 'rename' }, { ...useEditor().document, name: 'Kite' })
    await nextTick()
    expect(field(page, 'Name').element).toMatchObject({ value: 'Kite' })
    expect(stepNames()).toEqual(['new', 'rename'])
    page.unmount()
  })
})
