import { failed } from '#bridge/answer'
import type { Answer, BridgeEvent, PasangApi } from '#bridge/api'
import { callChannel, EVENT_CHANNEL, LISTENING_CHANNEL } from '#bridge/channels'
import { BRIDGE_METHODS, type BridgeMethod } from '#bridge/methods'
import { contextBridge, ipcRenderer } from 'electron'

type Listener = (event: BridgeEvent) => void

const listeners = new Set<Listener>()

ipcRenderer.on(EVENT_CHANNEL, (_, event: BridgeEvent) => {
  for (const listener of listeners) listener(event)
})

function onEvent(listener: Listener): () => void {
  listeners.add(listener)
  ipcRenderer.send(LISTENING_CHANNEL, true)
  return () => {
    listeners.delete(listener)
    ipcRenderer.send(LISTENING_CHANNEL, listeners.size > 0)
  }
}

/** A method of the bridge. Main answers expected failures; what rejects is a main process that cannot answer at all. */
function caller(method: BridgeMethod): (...args: unknown[]) => Promise<Answer<unknown>> {
  return async (...args) => {
    try {
      return (await ipcRenderer.invoke(callChannel(method), ...args)) as Answer<unknown>
    } catch (error) {
      return failed('internal', String(error))
    }
  }
}

const methods = Object.fromEntries(BRIDGE_METHODS.map((method) => [method, caller(method)]))
const api = { ...methods, onEvent } as unknown as PasangApi

contextBridge.exposeInMainWorld('pasang', api)
