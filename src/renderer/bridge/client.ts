import type { PasangApi } from '#bridge/api'
import { createHttpApi } from './http'
import { takeToken } from './token'

declare global {
  interface Window {
    /** Put there by the preload script; absent in a browser. */
    readonly pasang?: PasangApi
  }
}

let http: PasangApi | undefined

/** The only way out of the window: Electron's preload where there is one, else the browser host. */
export function getApi(): PasangApi {
  if (window.pasang) return window.pasang
  http ??= createHttpApi(takeToken())
  return http
}
