// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '#core/settings/settings'
import { useSharing } from '../../../src/renderer/sharing/store'
import { useWork } from '../../../src/renderer/stores/work'
import { freshApp } from '../support/app'
import { draftNamed, pattern, type FakeApi } from '../support/fake-api'

let api: FakeApi

beforeEach(() => {
  vi.useFakeTimers()
  api = freshApp()
})
afterEach(() => vi.useRealTimers())

it('an export is shown as work only once the folder is chosen', async () => {
  let work = ''
  api.exportFiles = (_files, name) => {
    work = name ?? ''
    return new Promise(() => undefined)
  }
  const patterns = ['One', 'Two'].map((name) => pattern('own', draftNamed(name)))
  const choices = { ...DEFAULT_SETTINGS.exports, form: 'patterns', patterns: 'files' } as const
  void useSharing().run(patterns, choices)
  await flushPromises()
  vi.advanceTimersByTime(60_000) // the person looks for a folder
  expect(work).not.toBe('')
  expect(useWork().shown).toBeNull()
  useWork().hear({ work, done: 0, total: 2 })
  vi.advanceTimersByTime(500)
  expect(useWork().shown).toMatchObject({ kind: 'export', done: 0, total: 2 })
})
