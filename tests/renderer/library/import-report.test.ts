// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ImportOutcome } from '#bridge/api'
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

describe('what could not be used', () => {
  const faults = [
    { code: 'row-count', path: 'patterns[2].rows', params: { expected: 11, found: 0 } },
  ] as const
  const words = (outcomes: readonly ImportOutcome[], source?: 'file' | 'pasted') => {
    freshApp()
    const stubs = { UiDialog, PatternThumbnail: true }
    const props = { outcomes, ...(source && { source }) }
    return mount(ImportReport, { props, global: { plugins: [i18n], stubs } })
      .text()
      .replace(/\s+/g, ' ')
  }

  it('in a bundle is named by its number, from 1, and its name', () => {
    const part = { number: 3, name: 'Wau' }
    const text = words([
      { file: 'all.json', kind: 'fault', faults, part },
      { file: 'all.json', kind: 'fault', faults, part: { number: 4 } },
    ])
    expect(text).toContain('2 patterns of a bundle could not be used')
    expect(text).toContain('all.json · pattern 3, “Wau”rows: Expected 11 rows, found 0.')
    expect(text).toContain('all.json · pattern 4rows: ')
    expect(text).not.toContain('patterns[')
  })

  it('is a file, a share code of several, or the pasted text', () => {
    const bad = {
      file: 'Pasted text',
      kind: 'fault',
      faults: [{ code: 'empty', path: '', params: {} }],
    } as const
    expect(words([bad])).toMatch(/^1 file could not be used.*The file is empty/)
    expect(words([bad, bad], 'pasted')).toMatch(/^2 share codes could not be used/)
    expect(words([bad], 'pasted')).toMatch(/^The pasted text could not be used.*The pasted text is empty/)
  })
})
