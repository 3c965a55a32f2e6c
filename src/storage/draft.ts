import { fault, type Fault } from '#core/faults/fault'
import { FILE_LIMIT, kindOf, readFormat, type JsonObject } from '#core/faults/read'
import { writeJson } from '#core/faults/write'
import { checkPattern, type PatternDocument } from '#core/pattern/document'
import { SYMMETRY_KINDS, type SymmetryKind } from '#core/pattern/symmetry'
import { err, ok, type Result } from '#core/result'
import { basename, join } from 'node:path'
import { keepAside } from './aside'
import type { Disk } from './disk'
import type { StorageFailure, Stored } from './failure'
import type { Serial } from './serial'

const DRAFT_FORMAT = 'pasang-editor-draft'
const DRAFT_VERSION = 1
const DRAFT_LIMIT = 3 * FILE_LIMIT // two patterns of the largest size, and a little
const DRAFT_NAME = /^[0-9a-z-]+\.json$/ // those kept aside have a dot more
const FORGOTTEN = 7 * 24 * 60 * 60 * 1000 // milliseconds; the id of a dead process may have gone to another program

/** Unsaved work of the editor. `patternId` is the own pattern it was opened from. */
export interface EditorDraft {
  readonly patternId: string | null
  readonly document: PatternDocument
  readonly symmetry?: SymmetryKind | undefined // that strokes are repeated by; earlier versions did not say
  readonly savedAt: string // ISO 8601
  readonly over?: PatternDocument | undefined // what that pattern held when the work on it began
}

/** A draft as it lies on the disk. */
interface DraftFile {
  readonly draft: EditorDraft
  readonly host: number | null // id of the process that wrote it; earlier versions did not say
}

interface Abandoned {
  readonly newest: { readonly name: string; readonly draft: EditorDraft } | null
  readonly damaged: Extract<StorageFailure, { kind: 'damaged' }> | null
}

/**
 * Keeps the editor's unsaved work, so that a crash loses nothing: one file for each window, named after it. A window's file is
 * touched by no other window while it may be open.
 */
export class DraftStore {
  constructor(
    private readonly disk: Disk,
    private readonly folder: string,
    private readonly writes: Serial,
  ) {}

  /**
   * The draft of the window `owner`; when it has none, the newest abandoned one, which becomes its own; null when there is none
   * either. `living` are the other open windows of this process. Failures: `damaged`, and those of the disk.
   */
  async read(owner: string, living: readonly string[]): Promise<Stored<EditorDraft | null>> {
    return this.writes.run(async () => {
      const own = this.load(this.pathOf(owner))
      if (!own.ok || own.value !== null) return own.ok ? ok(own.value?.draft ?? null) : own
      return this.adopt(owner, living)
    })
  }

  /** What `read` would answer, left as and where it is; null, too, where something cannot be read. */
  async peek(owner: string, living: readonly string[]): Promise<EditorDraft | null> {
    return this.writes.run(async () => {
      const own = this.load(this.pathOf(owner))
      if (!own.ok || own.value) return own.ok ? (own.value?.draft ?? null) : null
      const found = await this.abandoned(owner, living)
      return found.ok ? (found.value.newest?.draft ?? null) : null
    })
  }

  /** Replaces the draft of a window; null takes it away. A present one that cannot be read is kept under another name. */
  async write(draft: EditorDraft | null, owner: string): Promise<Stored<null>> {
    return this.writes.run(async () => {
      const path = this.pathOf(owner)
      const present = this.load(path)
      if (!present.ok) {
        if (present.error.kind !== 'damaged') return present
        const aside = await keepAside(this.disk, path, present.error.faults)
        if (!aside.ok) return aside
      }
      if (draft !== null) return this.replace(path, draft)
      const isThere = present.ok && present.value !== null
      const removed = isThere ? await this.disk.remove(path) : ok(undefined)
      return removed.ok ? ok(null) : removed
    })
  }

  private pathOf(owner: string): string {
    return join(this.folder, `${owner}.json`)
  }

  private load(path: string): Stored<DraftFile | null> {
    const read = this.disk.readText(path, DRAFT_LIMIT)
    if (!read.ok && read.error.code === 'not-found') return ok(null)
    const draft = read.ok ? parseDraft(read.value.text) : err([read.error])
    return draft.ok ? draft : err({ kind: 'damaged', file: basename(path), faults: draft.error })
  }

  /** Gives the newest abandoned draft to a window; a damaged one is told of, and kept aside, when there is no good one. */
  private async adopt(owner: string, living: readonly string[]): Promise<Stored<EditorDraft | null>> {
    const found = await this.abandoned(owner, living)
    if (!found.ok) return found
    const { newest, damaged } = found.value
    if (newest) return this.take(newest.name, newest.draft, owner)
    if (!damaged) return ok(null)
    await keepAside(this.disk, join(this.folder, damaged.file), damaged.faults)
    return err(damaged)
  }

  /** The newest draft that no open window holds, and one that cannot be read. */
  private async abandoned(owner: string, living: readonly string[]): Promise<Stored<Abandoned>> {
    const names = await this.disk.names(this.folder)
    if (!names.ok) return names
    const held = new Set([owner, ...living].map((each) => `${each}.json`))
    let newest: Abandoned['newest'] = null
    let damaged: Abandoned['damaged'] = null
    for (const name of names.value) {
      if (!DRAFT_NAME.test(name) || held.has(name)) continue
      const found = this.load(join(this.folder, name))
      if (!found.ok) damaged = found.error.kind === 'damaged' ? found.error : damaged
      else if (found.value && this.isAbandoned(name, found.value)) {
        const { draft } = found.value
        if (!newest || draft.savedAt > newest.draft.savedAt) newest = { name, draft }
      }
    }
    return ok({ newest, damaged })
  }

  /** Whether no window of another running process can hold it. */
  private isAbandoned(name: string, { host }: DraftFile): boolean {
    const { processId, isAlive, now } = this.disk.options
    if (host === null || host === processId || !isAlive(host)) return true
    const info = this.disk.info(join(this.folder, name))
    return info !== null && now() - info.modifiedMs > FORGOTTEN
  }

  private async take(name: string, draft: EditorDraft, owner: string): Promise<Stored<EditorDraft>> {
    const moved = await this.disk.move(join(this.folder, name), this.folder, [`${owner}.json`])
    if (!moved.ok) return moved
    const written = await this.replace(this.pathOf(owner), draft) // says that this process holds it
    return written.ok ? ok(draft) : written
  }

  private async replace(path: string, draft: EditorDraft): Promise<Stored<null>> {
    const text = serializeDraft(draft, this.disk.options.processId)
    const again = parseDraft(text)
    if (!again.ok) return err({ kind: 'invalid', faults: again.error })
    const written = await this.disk.replace(path, text)
    return written.ok ? ok(null) : written
  }
}

function serializeDraft({ document, ...rest }: EditorDraft, host: number): string {
  const file = { format: DRAFT_FORMAT, version: DRAFT_VERSION, ...rest, host, pattern: document }
  return writeJson(file, [])
}

function parseDraft(text: string): Result<DraftFile, readonly Fault[]> {
  const read = readFormat(text, { format: DRAFT_FORMAT, version: DRAFT_VERSION }, DRAFT_LIMIT)
  if (!read.ok) return read
  const document = checkPattern(read.value.pattern, 'pattern')
  if (!document.ok) return document
  const over = read.value.over === undefined ? null : checkPattern(read.value.over, 'over')
  if (over && !over.ok) return over
  const { patternId, savedAt, host } = read.value
  if (patternId !== null && typeof patternId !== 'string') return err([notText(read.value, 'patternId')])
  if (typeof savedAt !== 'string') return err([notText(read.value, 'savedAt')])
  const symmetry = SYMMETRY_KINDS.find((kind) => kind === read.value.symmetry) // one unknown here is no reason to lose the work
  const draft = {
    patternId,
    document: document.value,
    ...(symmetry && { symmetry }),
    savedAt,
    ...(over && { over: over.value }),
  }
  return ok({ draft, host: typeof host === 'number' && Number.isInteger(host) && host > 0 ? host : null })
}

function notText(object: JsonObject, key: string): Fault {
  return fault('wrong-type', key, { expected: 'text', found: kindOf(object[key]) })
}
