// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { formatDate, i18n, showLanguage } from '../../../src/renderer/i18n'
import RecordsDialog from '../../../src/renderer/play/RecordsDialog.vue'
import { freshApp } from '../support/app'

it('names each record that cannot be read, with the reason, and dates the others as the library does', async () => {
  const api = freshApp()
  showLanguage('en')
  const [startedAt, playedAt] = ['2026-01-31T10:00:00Z', '2026-02-03T10:00:00Z']
  const played = { patternName: 'Boat', ruleset: 'kas', players: ['You'], plies: 4, finished: true }
  const damaged = [
    { file: 'empty.json', faults: [{ code: 'empty', path: '', params: {} } as const] },
    { file: 'old.json', faults: [{ code: 'not-text', path: '', params: {} } as const] },
  ]
  const games = [{ ...played, id: 'g', startedAt, playedAt }]
  api.listGames = () => Promise.resolve({ ok: true, value: { games, damaged } })
  const dialog = mount(RecordsDialog, { global: { plugins: [i18n] }, attachTo: document.body })
  await flushPromises()
  const text = document.body.textContent
  expect(text).toContain('2 records cannot be read')
  expect(text).toMatch(/empty\.json\s*\S.*empty.*old\.json\s*\S+/s)
  expect(text).toContain(formatDate(new Date(playedAt)))
  expect(formatDate(new Date(playedAt))).toContain('3 Feb 2026')
  dialog.unmount()
})
