// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { currentLanguage } from '../../../src/renderer/i18n'
import { useSettings } from '../../../src/renderer/stores/settings'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshApp } from '../support/app'
import type { FakeApi } from '../support/fake-api'

let api: FakeApi

beforeEach(() => {
  api = freshApp({ settings: { theme: 'songket', language: 'ms', motion: 'none' } })
})

describe('the settings store', () => {
  it('shows what was stored', async () => {
    await useSettings().load()
    expect(document.documentElement.dataset['theme']).toBe('songket')
    expect(document.documentElement.lang).toBe('ms')
    expect(currentLanguage()).toBe('ms')
    expect(useSettings().stillness).toBe(true)
  })

  it('changes one setting and keeps the others', async () => {
    const settings = useSettings()
    await settings.load()
    await settings.change({ theme: 'paper' })
    expect(api.settings).toMatchObject({ theme: 'paper', language: 'ms' })
    expect(document.documentElement.dataset['theme']).toBe('paper')
  })

  it('shows a change even if it cannot be written, and says so', async () => {
    const settings = useSettings()
    await settings.load()
    api.failure = { code: 'disk-full', message: 'ENOSPC' }
    await settings.change({ language: 'es' })
    expect(settings.values.language).toBe('es')
    expect(useToasts().list[0]?.text).toContain('disco')
  })
})
