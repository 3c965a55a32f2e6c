import { answered, failed } from '#bridge/answer'
import type {
  Answer,
  AppInfo,
  BridgeEvent,
  ExportedFiles,
  ImportOutcome,
  IncomingFile,
  OutgoingFile,
  PasangApi,
} from '#bridge/api'
import { isServiceMethod, type ServiceMethod } from '#bridge/methods'
import { checkArguments } from '#bridge/schemas'
import { Works } from '#bridge/works'
import { ok } from '#core/result'
import type { Storage } from '#storage/storage'
import { gamesListing, storedGame } from './games'
import { readIncoming } from './incoming'
import { libraryMethods } from './library'
import { writeNewFiles } from './outgoing'
import { answerOf } from './problems'
import { trashMethods } from './trash'

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
  /** Reads files that the person chose, and those of ours in folders, for `importTexts`; what cannot be read comes with the reason. */
  readFiles(paths: readonly string[]): Promise<readonly IncomingFile[]>
  /** Takes in what `readFiles` reads of that. */
  takeIn(paths: readonly string[], work?: string): Promise<Answer<readonly ImportOutcome[]>>
  /** Writes an export to where the person chose. */
  writeFile(path: string, content: string | Uint8Array): Promise<Answer<null>>
  /** Writes exports into a folder that the person chose, none over a file that is there; ends with the first of which one fails. */
  writeFiles(folder: string, files: readonly OutgoingFile[], work?: string): Promise<Answer<ExportedFiles>>
  /** Resolves when everything that was asked to be written has been; to be called before the program ends. */
  close(): Promise<void>
}

/** Makes the service over an open storage. */
export function createService(storage: Storage, options: ServiceOptions): Service {
  const listeners = new Set<(event: BridgeEvent) => void>()
  const emit = (event: BridgeEvent): void => listeners.forEach((listener) => listener(event))
  const works = new Works(emit)
  const api: ServiceApi = {
    appInfo: () =>
      Promise.resolve(
        answered({ version: options.version, host: options.host, dataFolder: storage.dataFolder }),
      ),
    ...libraryMethods(storage, () => emit({ kind: 'library-changed' }), works, options.log),
    stopWork: (work) => {
      works.stop(work)
      return Promise.resolve(answered(null))
    },
    ...trashMethods(storage, works),
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
    readFiles: (paths) => readIncoming(paths),
    takeIn: (paths, work) =>
      works.run(work, async ({ begin, isStopped }) => {
        begin()
        return api.importTexts(await readIncoming(paths, isStopped), work)
      }),
    writeFile: async (path, content) => answerOf(nothing(await storage.writeOutside(path, content))),
    writeFiles: (folder, files, work) =>
      works.run(work, (watch) => writeNewFiles(storage, folder, files, watch)),
    close: () => storage.idle(),
  }
}

type GameMethod = 'listGames' | 'readGame' | 'saveGame' | 'deleteGame' | 'restoreGame'
type PersonalMethod = 'readSettings' | 'writeSettings' | 'peekDraft' | 'readDraft' | 'writeDraft'

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
    peekDraft: async (owner, living) => answered(await draft.peek(owner, living)),
    readDraft: async (owner, living) => answerOf(await draft.read(owner, living)),
    writeDraft: async (value, owner) => answerOf(await draft.write(value, owner)),
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
