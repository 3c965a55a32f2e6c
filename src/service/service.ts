import { answered, failed } from '#bridge/answer'
import type { Answer, AppInfo, BridgeEvent, IncomingFile, PasangApi } from '#bridge/api'
import { isServiceMethod, type ServiceMethod } from '#bridge/methods'
import { checkArguments } from '#bridge/schemas'
import { ok } from '#core/result'
import { Serial } from '#storage/serial'
import type { Storage } from '#storage/storage'
import { gamesListing, storedGame } from './games'
import { importAll } from './import'
import { readIncoming } from './incoming'
import { answerOf } from './problems'

/** The part of the contract that is the same on every host. */
export type ServiceApi = Pick<PasangApi, ServiceMethod>

export interface ServiceOptions {
  readonly version: string
  readonly host: AppInfo['host']
  /** Hears of failures that nobody expected; they are answered as `internal`. */
  readonly log: (error: unknown) => void
}

/** Answers the window's calls, whoever carries them. */
export interface Service {
  /** The methods with their types, for the host itself. Arguments are taken as they are. */
  readonly api: ServiceApi
  /** Answers a call that came from outside: checks its method and arguments, and never rejects. */
  call(method: string, args: unknown): Promise<Answer<unknown>>
  /** Listens to events until the returned function is called. */
  onEvent(listener: (event: BridgeEvent) => void): () => void
  /** Tells all listeners. */
  emit(event: BridgeEvent): void
  /** Reads files that the person chose, for `importTexts`; what cannot be read comes with the reason. */
  readFiles(paths: readonly string[]): Promise<readonly IncomingFile[]>
  /** Writes an export to where the person chose. */
  writeFile(path: string, text: string): Promise<Answer<null>>
  /** Resolves when everything that was asked to be written has been; to be called before the program ends. */
  close(): Promise<void>
}

/** Makes the service over an open storage. */
export function createService(storage: Storage, options: ServiceOptions): Service {
  const listeners = new Set<(event: BridgeEvent) => void>()
  const emit = (event: BridgeEvent): void => listeners.forEach((listener) => listener(event))
  const api: ServiceApi = {
    appInfo: () =>
      Promise.resolve(
        answered({ version: options.version, host: options.host, dataFolder: storage.dataFolder }),
      ),
    ...libraryMethods(storage, () => emit({ kind: 'library-changed' }), options.log),
    ...gameMethods(storage),
    ...personalMethods(storage),
  }
  return {
    api,
    call: (method, args) => call(api, method, args, options.log),
    onEvent: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    emit,
    readFiles: readIncoming,
    writeFile: async (path, text) => answerOf(nothing(await storage.writeOutside(path, text))),
    close: () => storage.idle(),
  }
}

type LibraryMethod = 'listPatterns' | 'savePattern' | 'deletePattern' | 'restorePattern' | 'importTexts'
type GameMethod = 'listGames' | 'readGame' | 'saveGame' | 'deleteGame' | 'restoreGame'
type PersonalMethod = 'readSettings' | 'writeSettings' | 'readDraft' | 'writeDraft'

function libraryMethods(
  storage: Storage,
  changed: () => void,
  log: ServiceOptions['log'],
): Pick<ServiceApi, LibraryMethod> {
  const { library } = storage
  const imports = new Serial() // two at once would each take in what the other does
  /** Tells of a change when there was one. */
  const telling = <T>(answer: Answer<T>): Answer<T> => {
    if (answer.ok) changed()
    return answer
  }
  return {
    listPatterns: async () => {
      const listing = await library.list()
      library.saveIndex().catch(log)
      return answered(listing)
    },
    savePattern: async (id, document) => telling(answerOf(await library.save(id, document))),
    deletePattern: async (id) => telling(answerOf(await library.delete(id))),
    restorePattern: async (token) => telling(answerOf(await library.restore(token))),
    importTexts: async (files) => {
      const outcomes = await imports.run(() => importAll(storage, files))
      if (outcomes.some(({ kind }) => kind === 'pattern')) changed()
      return answered(outcomes)
    },
  }
}

function gameMethods({ games }: Storage): Pick<ServiceApi, GameMethod> {
  return {
    listGames: async () => answered(gamesListing(await games.list())),
    readGame: async (id) => {
      const read = await games.read(id)
      return read.ok ? answered(storedGame(read.value.id, read.value.document)) : answerOf(read)
    },
    saveGame: async (id, record) => answerOf(await games.save(id, record)),
    deleteGame: async (id) => answerOf(await games.delete(id)),
    restoreGame: async (token) => {
      const back = await games.restore(token)
      return back.ok ? answered(back.value.id) : answerOf(back)
    },
  }
}

function personalMethods({ settings, draft }: Storage): Pick<ServiceApi, PersonalMethod> {
  return {
    readSettings: async () => answered(await settings.read()),
    writeSettings: async (values) => answerOf(await settings.write(values)),
    readDraft: async () => answerOf(await draft.read()),
    writeDraft: async (value) => answerOf(await draft.write(value)),
  }
}

async function call(
  api: ServiceApi,
  method: string,
  args: unknown,
  log: ServiceOptions['log'],
): Promise<Answer<unknown>> {
  if (!isServiceMethod(method)) return failed('bad-arguments', `there is no method ${method}`)
  try {
    return await callChecked(api, method, args)
  } catch (error) {
    log(error)
    return failed('internal', `${method} failed`)
  }
}

async function callChecked<Method extends ServiceMethod>(
  api: ServiceApi,
  method: Method,
  args: unknown,
): Promise<Answer<unknown>> {
  const checked = checkArguments(method, args)
  if (!checked.ok) return checked
  const run = api[method] as (...values: Parameters<PasangApi[Method]>) => Promise<Answer<unknown>>
  return run(...checked.value)
}

function nothing(stored: Awaited<ReturnType<Storage['writeOutside']>>) {
  return stored.ok ? ok(null) : stored
}
