// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, expect, it } from 'vitest'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import ImportReport from '../../../src/renderer/library/ImportReport.vue'
import { freshApp } from '../support/app'
import { halvesNamed } from '../support/fake-api'

const UiDialog = { template: '<div><slot /><slot name="actions" /></div>' }

beforeEach(() => {
  showLanguage('en')
})

it('saves a known board under its own name as well, when one asks for it', async () => {
  const api = freshApp({ own: [halvesNamed('Kite')] })
  const document = halvesNamed('Wau', { author: 'Siti' })
  const outcomes = [
    { file: 'a', kind: 'duplicate', name: 'Wau', of: 'own/kite', document },
    { file: 'b', kind: 'duplicate', name: 'Kite', of: 'own/kite' },
  ] as const
  const stubs = { UiDialog, PatternThumbnail: true }
  const report = mount(ImportReport, { props: { outcomes }, global: { plugins: [i18n], stubs } })
  const buttons = () => report.findAll('button').filter((button) => button.text() === 'Import anyway')
  expect(buttons().length).toBe(1)
  await buttons()[0]?.trigger('click')
  await flushPromises()
  expect(buttons()).toEqual([])
  expect(api.patterns().map((each) => [each.document.name, each.document.author])).toEqual([
    ['Kite', halvesNamed('Kite').author],
    ['Wau', 'Siti'],
  ])
})
