import type {
  Answer,
  BridgeEvent,
  DamagedFile,
  BatchOutcome,
  EditorDraft,
  ImportOutcome,
  IncomingFile,
  LibraryPattern,
  OutgoingFile,
  PasangApi,
  PatternVersion,
  Problem,
} from '#bridge/api'
import { inGadong, JUNCTIONS } from '#core/board/junction'
import {
  draftReasons,
  newDocument,
  parsePattern,
  serializePattern,
  type PatternDocument,
} from '#core/pattern/document'
import { emptyBoard } from '#core/pattern/board'
import { looksLikeShareCode, patternOfShareCode } from '#core/pattern/share-code'
import { DEFAULT_SETTINGS, type Settings } from '#core/settings/settings'
import type { GameSummary } from '#bridge/api'

/** An API in memory that can be looked into and made to fail. */
export interface FakeApi extends PasangApi {
  readonly calls: string[]
  readonly exported: OutgoingFile[]
  failure: Problem | null // what every following call answers
  chosenFiles: readonly IncomingFile[] | null // what the person will choose in the import dialog
  damaged: DamagedFile[]
  games: GameSummary[]
  versions: Record<string, readonly PatternVersion[]> // by id of a pattern
  settings: Settings
  patterns(): readonly LibraryPattern[]
  emit(event: BridgeEvent): void
}

export interface FakeContent {
  readonly shipped?: readonly PatternDocument[]
  readonly own?: readonly PatternDocument[]
  readonly settings?: Partial<Settings>
}

export function pattern(
  source: LibraryPattern['source'],
  document: PatternDocument,
  stem = document.name.toLowerCase().replaceAll(' ', '-'),
): LibraryPattern {
  return {
    id: `${source}/${stem}`,
    source,
    document,
    draft: draftReasons(document),
    modifiedAt: source === 'own' ? '2026-01-31T10:00:00.000Z' : null,
  }
}

/** A document whose board is all undecided, or all of one colour: quick to make, good enough for lists. */
export function draftNamed(name: string, part: Partial<PatternDocument> = {}): PatternDocument {
  return { ...newDocument(name, emptyBoard(1)), ...part }
}

/** A complete document: the lower half white, the upper black. */
export function halvesNamed(name: string, part: Partial<PatternDocument> = {}): PatternDocument {
  const gadong = part.gadong ?? 1
  const cells = JUNCTIONS.map((junction) =>
    inGadong(junction, gadong) ? '.' : junction < 60 ? ('w' as const) : ('b' as const),
  )
  return { ...newDocument(name, { gadong, cells }), ...part }
}

export function fakeApi(content: FakeContent = {}): FakeApi {
  const listeners = new Set<(event: BridgeEvent) => void>()
  const trash = new Map<string, LibraryPattern>()
  let patterns: readonly LibraryPattern[] = [
    ...(content.shipped ?? []).map((document) => pattern('shipped', document)),
    ...(content.own ?? []).map((document) => pattern('own', document)),
  ]
  const drafts = new Map<string, EditorDraft>() // by owner
  let serial = 0

  const answer = async <T>(call: string, value: () => T): Promise<Answer<T>> => {
    api.calls.push(call)
    await Promise.resolve()
    return api.failure ? { ok: false, problem: api.failure } : { ok: true, value: value() }
  }
  const add = (document: PatternDocument): LibraryPattern => {
    const plain = pattern('own', document)
    const taken = patterns.some((other) => other.id === plain.id)
    const added = taken ? { ...plain, id: `${plain.id}-${++serial}` } : plain
    patterns = [...patterns, added]
    return added
  }
  const takeIn = ({ name, text }: IncomingFile): ImportOutcome => {
    const read = looksLikeShareCode(text ?? '')
      ? patternOfShareCode(text ?? '', name)
      : parsePattern(text ?? '')
    if (!read.ok) return { file: name, kind: 'fault', faults: read.error }
    const document = 'document' in read.value ? read.value.document : read.value
    const same = patterns.find((other) => other.document.rows.join() === document.rows.join())
    if (same) return { file: name, kind: 'duplicate', name: document.name, of: same.id }
    return { file: name, kind: 'pattern', pattern: add(document) }
  }

  const remove = (id: string): string => {
    const gone = patterns.find((other) => other.id === id)
    if (!gone) throw new Error(`no ${id}`)
    patterns = patterns.filter((other) => other !== gone)
    trash.set(id, gone)
    return id
  }
  const restore = (token: string): LibraryPattern => {
    const back = trash.get(token)
    if (!back) throw new Error(`no ${token}`)
    trash.delete(token)
    patterns = [...patterns, back]
    return back
  }
  const batch = <T>(things: readonly string[], act: (thing: string) => T): BatchOutcome<T> => ({
    done: things.map(act),
    problems: [],
  })

  const api: FakeApi = {
    calls: [],
    exported: [],
    failure: null,
    chosenFiles: null,
    damaged: [],
    games: [],
    versions: {},
    settings: { ...DEFAULT_SETTINGS, ...content.settings },
    patterns: () => patterns,
    emit: (event) => {
      for (const listener of listeners) listener(event)
    },
    appInfo: () =>
      answer('appInfo', () => ({
        version: '0.1.0',
        host: 'browser' as const,
        dataFolder: '/home/you/.local/share/pasang',
      })),
    listPatterns: () => answer('listPatterns', () => ({ patterns, damaged: api.damaged })),
    savePattern: async (id, document, over) => {
      const saved = await answer(`savePattern ${id ?? 'new'}`, () => {
        if (id === null) return add(document)
        const present = patterns.find((other) => other.id === id)?.document
        if (over && present && serializePattern(present) !== serializePattern(over)) return null
        const saved = {
          ...pattern('own', document),
          id,
          modifiedAt: new Date(Date.UTC(2026, 1, 1, 0, 0, ++serial)).toISOString(),
        }
        patterns = patterns.map((other) => (other.id === id ? saved : other))
        return saved
      })
      if (!saved.ok) return saved
      const { value } = saved
      return value ? { ok: true, value } : { ok: false, problem: { code: 'changed', message: 'changed' } }
    },
    deletePattern: (id) => answer(`deletePattern ${id}`, () => remove(id)),
    deletePatterns: (ids) => answer(`deletePatterns ${ids.join(' ')}`, () => batch(ids, remove)),
    restorePatterns: (tokens) => answer(`restorePatterns ${tokens.join(' ')}`, () => batch(tokens, restore)),
    listVersions: (id) => answer(`listVersions ${id}`, () => api.versions[id] ?? []),
    listTrash: () =>
      answer('listTrash', () =>
        [...trash].map(([token, { document }]) => ({
          token,
          kind: 'pattern' as const,
          name: document.name,
          deletedAt: '2026-02-01T10:00:00.000Z',
          document,
        })),
      ),
    emptyTrash: (tokens) => answer('emptyTrash', () => tokens.filter((token) => trash.delete(token)).length),
    restorePattern: (token) => answer(`restorePattern ${token}`, () => restore(token)),
    importFiles: () => answer('importFiles', () => api.chosenFiles?.map(takeIn) ?? null),
    importFolder: () => answer('importFolder', () => api.chosenFiles?.map(takeIn) ?? null),
    importTexts: (files) => answer('importTexts', () => files.map(takeIn)),
    exportFile: (file) =>
      answer('exportFile', () => {
        api.exported.push(file)
        return file.name
      }),
    exportFiles: (files) =>
      answer('exportFiles', () => {
        api.exported.push(...files)
        return { folder: 'Patterns', names: files.map(({ name }) => name) }
      }),
    stopWork: (work) => answer(`stopWork ${work}`, () => null),
    listGames: () => answer('listGames', () => ({ games: api.games, damaged: [] })),
    readGame: (id) =>
      answer(`readGame ${id}`, () => {
        throw new Error('no games here')
      }),
    saveGame: () => answer('saveGame', () => 'game'),
    deleteGame: (id) => answer(`deleteGame ${id}`, () => id),
    restoreGame: (token) => answer(`restoreGame ${token}`, () => token),
    readSettings: () => answer('readSettings', () => api.settings),
    writeSettings: (settings) => answer('writeSettings', () => (api.settings = structuredClone(settings))),
    peekDraft: (owner, living) =>
      answer('peekDraft', () => {
        const other = [...drafts.keys()].find((each) => !living.includes(each))
        return drafts.get(owner) ?? drafts.get(other ?? '') ?? null
      }),
    readDraft: (owner, living) =>
      answer('readDraft', () => {
        const other = [...drafts.keys()].find((each) => !living.includes(each))
        const from = drafts.has(owner) ? owner : other
        const found = from === undefined ? undefined : drafts.get(from)
        if (from !== undefined && found) {
          drafts.delete(from)
          drafts.set(owner, found)
        }
        return found ?? null
      }),
    writeDraft: (next, owner) =>
      answer('writeDraft', () => {
        if (next) drafts.set(owner, next)
        else drafts.delete(owner)
        return null
      }),
    confirmClose: (mayClose) => answer(`confirmClose ${String(mayClose)}`, () => null),
    onEvent: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return api
}
