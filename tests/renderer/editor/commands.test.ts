// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { nextTick } from 'vue'
import EditorTitle from '../../../src/renderer/editor/EditorTitle.vue'
import * as files from '../../../src/renderer/editor/files'
import { run } from '../../../src/renderer/editor/run'
import { usePanel } from '../../../src/renderer/editor/panel'
import { useEditor } from '../../../src/renderer/editor/store'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import { useSharing } from '../../../src/renderer/sharing/store'
import { freshApp } from '../support/app'

const global = { plugins: [i18n] }

beforeEach(() => {
  freshApp()
  showLanguage('en')
  files.openNew()
})

it('prints the drawing as it is, neither complete nor saved', () => {
  run('print')
  expect(useSharing().printing).toEqual([{ id: '', document: useEditor().document }])
})

it.each(['print', 'save', 'saveAs', 'export'])('takes the name that is being typed for %s', async (name) => {
  const title = mount(EditorTitle, { global, attachTo: document.body })
  usePanel().renaming = true
  await nextTick()
  await title.find('input').setValue('Half written')
  title.find('input').element.focus()
  run(name)
  expect(useEditor().document.name).toMatch(/^Half written/)
  expect(usePanel().renaming).toBe(false)
  title.unmount()
})
