import { createPinia, setActivePinia } from 'pinia'
import { vi } from 'vitest'
import { fakeApi, type FakeApi, type FakeContent } from './fake-api'

/** A window with fresh stores and an API in memory, as `main.ts` and a host would set it up. */
export function freshApp(content: FakeContent = {}): FakeApi {
  const api = fakeApi(content)
  vi.stubGlobal('pasang', api)
  setActivePinia(createPinia())
  return api
}
