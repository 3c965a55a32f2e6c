import { failed } from '#bridge/answer'
import type { Answer, PasangApi } from '#bridge/api'
import { callChannel, LISTENING_CHANNEL } from '#bridge/channels'
import { BRIDGE_METHODS, isServiceMethod, type TransportMethod } from '#bridge/methods'
import { checkArguments } from '#bridge/schemas'
import type { Service } from '#service/service'
import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent } from 'electron'
import { isOwnUrl } from './origin'

/** What the window asks of Electron itself; arguments have been checked. */
export type OwnMethods = Pick<PasangApi, TransportMethod>

export interface Transport {
  readonly ipc: Pick<IpcMain, 'handle' | 'on'>
  readonly service: Service
  readonly own: OwnMethods
  /** Hears of calls of the service that went well. */
  readonly onAnswered: (method: string) => void
  readonly onListening: (listening: boolean) => void
  readonly log: (error: unknown) => void
}

/** Carries the window's calls to the service, and to Electron what only it can do. Every call is answered. */
export function carryCalls({ ipc, service, own, onAnswered, onListening, log }: Transport): void {
  for (const method of BRIDGE_METHODS) {
    ipc.handle(callChannel(method), async (event, ...values: unknown[]) => {
      if (!isFromWindow(event)) return failed('bad-arguments', 'the call did not come from the window')
      if (isServiceMethod(method)) {
        const answer = await service.call(method, values)
        if (answer.ok) onAnswered(method)
        return answer
      }
      return callOwn(method, own, values, log)
    })
  }
  ipc.on(LISTENING_CHANNEL, (event, listening: unknown) => {
    if (isFromWindow(event)) onListening(listening === true)
  })
}

async function callOwn<Method extends TransportMethod>(
  method: Method,
  own: OwnMethods,
  values: readonly unknown[],
  log: (error: unknown) => void,
): Promise<Answer<unknown>> {
  const checked = checkArguments(method, values)
  if (!checked.ok) return checked
  const run = own[method] as (...values: Parameters<PasangApi[Method]>) => Promise<Answer<unknown>>
  try {
    return await run(...checked.value)
  } catch (error) {
    log(error)
    return failed('internal', `${method} failed`)
  }
}

/** Whether a message comes from the page itself and not from a frame that got into it. */
function isFromWindow({ senderFrame }: IpcMainEvent | IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOwnUrl(senderFrame.url)
}
