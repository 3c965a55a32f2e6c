import { createPinia, setActivePinia } from 'pinia'
import { vi } from 'vitest'
import { afterPaint } from '../../../src/renderer/board/after-paint'
import { showLanguage } from '../../../src/renderer/i18n'
import { useBrowse } from '../../../src/renderer/library/browse'
import { useLibrary } from '../../../src/renderer/library/store'
import { fakeApi, type FakeApi, type FakeContent } from './fake-api'

/** A window with fresh stores and an API in memory, as `main.ts` and a host would set it up. */
export function freshApp(content: FakeContent = {}): FakeApi {
  const api = fakeApi(content)
  vi.stubGlobal('pasang', api)
  setActivePinia(createPinia())
  return api
}

/** A fresh window in English whose library is read. */
export async function freshLibrary(content: FakeContent): Promise<FakeApi> {
  const api = freshApp(content)
  showLanguage('en')
  useBrowse()
  await useLibrary().reload()
  return api
}

/** Waits until all that follows a stroke in later frames is done. */
export function allShown(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(() => resolve())
  })
}
