import type { BridgeMethod } from './methods'

/** What Electron's main process and the preload script agree on. */
export const EVENT_CHANNEL = 'pasang:event' // main to window: one BridgeEvent
export const LISTENING_CHANNEL = 'pasang:listening' // window to main: whether anybody hears the events

/** The channel that carries the calls of a method. */
export function callChannel(method: BridgeMethod): string {
  return `pasang:${method}`
}
