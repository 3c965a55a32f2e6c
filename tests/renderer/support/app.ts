import { createPinia, setActivePinia } from 'pinia'
import { vi } from 'vitest'
import { afterPaint } from '../../../src/renderer/board/after-paint'
import { fakeApi, type FakeApi, type FakeContent } from './fake-api'

/** A window with fresh stores and an API in memory, as `main.ts` and a host would set it up. */
export function freshApp(content: FakeContent = {}): FakeApi {
  const api = fakeApi(content)
  vi.stubGlobal('pasang', api)
  setActivePinia(createPinia())
  return api
}

/** Waits until all that follows a stroke in later frames is done. */
export function allShown(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(() => resolve())
  })
}
