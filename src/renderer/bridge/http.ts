import { answered, failed } from '#bridge/answer'
import type { Answer, BridgeEvent, ImportOutcome, IncomingFile, OutgoingFile, PasangApi } from '#bridge/api'
import { CALL_PATH, TOKEN_HEADER } from '#bridge/http'
import { SERVICE_METHODS, type ServiceMethod } from '#bridge/methods'
import { Works } from '#bridge/works'
import { listenToEvents } from './events'
import { chooseFiles, chooseFolder, download, downloadAll, readIncoming, type Chosen } from './files'

const BATCH = 16 * 1024 * 1024 // bytes of files in one call

type ServiceApi = Pick<PasangApi, ServiceMethod>

/** The window's way out on the browser host: calls by POST, events by a stream, files by the browser's own means. */
export function createHttpApi(token: string): PasangApi {
  const methods = SERVICE_METHODS.map((method) => [method, caller(token, method)])
  const service = Object.fromEntries(methods) as unknown as ServiceApi
  const listeners = new Set<(event: BridgeEvent) => void>()
  const own = new Works((progress) => listeners.forEach((listener) => listener(progress))) // what the host cannot do
  const importTexts = (files: readonly IncomingFile[], work?: string) => {
    const sent = structuredClone(files)
    return own.run(work, ({ isStopped }) => importInBatches(service, sent, work, isStopped))
  }
  /** Reads and takes in what was chosen, if anything was. */
  const takeIn = (files: Chosen | null, work?: string) =>
    own.run(work, async ({ begin, isStopped }) => {
      if (files === null) return answered(null)
      begin()
      return importInBatches(service, await readIncoming(files, isStopped), work, isStopped)
    })
  return {
    ...service,
    importTexts,
    importFiles: async (work) => takeIn(await chooseFiles(), work),
    importFolder: async (work) => takeIn(await chooseFolder(), work),
    exportFile: (file: OutgoingFile) => {
      const { name, content } = structuredClone(file)
      download(name, content)
      return Promise.resolve(answered(name))
    },
    exportFiles: async (files: readonly OutgoingFile[], work) => {
      const names = await own.run(work, ({ goOn }) => downloadAll(structuredClone(files), goOn))
      return answered({ folder: null, names })
    },
    confirmClose: () => Promise.resolve(answered(null)), // browsers close their tabs themselves
    stopWork: (work) => {
      own.stop(work)
      return service.stopWork(work)
    },
    onEvent: (listener) => {
      const stopEvents = listenToEvents(token, listener)
      listeners.add(listener)
      return () => {
        stopEvents()
        listeners.delete(listener)
      }
    },
  }
}

/**
 * One method. As over Electron's bridge, arguments that cannot be cloned (a reactive proxy, say) throw at once and not by
 * the promise, so that such a mistake shows on both hosts.
 */
function caller(token: string, method: ServiceMethod): (...args: unknown[]) => Promise<Answer<unknown>> {
  return (...args) => post(token, method, JSON.stringify(structuredClone(args)))
}

async function post(token: string, method: ServiceMethod, body: string): Promise<Answer<unknown>> {
  const headers = { 'content-type': 'application/json', [TOKEN_HEADER]: token }
  try {
    const response = await fetch(CALL_PATH + method, { method: 'POST', headers, body })
    const isAnswer = response.headers.get('content-type')?.startsWith('application/json')
    if (isAnswer) return (await response.json()) as Answer<unknown>
    return failed('closed', `the host refused the call: ${response.status}`)
  } catch (error) {
    return failed('closed', `the host does not answer: ${String(error)}`)
  }
}

/** Takes in files in calls of bearable size; ends at the first call that fails. */
async function importInBatches(
  service: ServiceApi,
  files: readonly IncomingFile[],
  work: string | undefined,
  isStopped: () => boolean,
): Promise<Answer<readonly ImportOutcome[]>> {
  const outcomes: ImportOutcome[] = []
  for (const batch of batches(files)) {
    if (isStopped()) break
    const answer = await (work === undefined ? service.importTexts(batch) : service.importTexts(batch, work))
    if (!answer.ok) return answer
    outcomes.push(...answer.value)
  }
  return answered(outcomes)
}

function batches(files: readonly IncomingFile[]): readonly (readonly IncomingFile[])[] {
  const all: IncomingFile[][] = []
  let room = 0
  for (const file of files) {
    const size = file.text === null ? 0 : file.size
    if (all.length === 0 || size > room) {
      all.push([])
      room = BATCH
    }
    all.at(-1)?.push(file)
    room -= size
  }
  return all
}
