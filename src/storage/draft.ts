import { fault, type Fault } from '#core/faults/fault'
import { FILE_LIMIT, kindOf, readFormat, type JsonObject } from '#core/faults/read'
import { writeJson } from '#core/faults/write'
import { checkPattern, type PatternDocument } from '#core/pattern/document'
import { err, ok, type Result } from '#core/result'
import { basename } from 'node:path'
import { keepAside } from './aside'
import type { Disk } from './disk'
import type { Stored } from './failure'
import type { Serial } from './serial'

const DRAFT_FORMAT = 'pasang-editor-draft'
const DRAFT_VERSION = 1
const DRAFT_LIMIT = 2 * FILE_LIMIT // a pattern of the largest size, and a little

/** Unsaved work of the editor. `patternId` is the own pattern it was opened from. */
export interface EditorDraft {
  readonly patternId: string | null
  readonly document: PatternDocument
  readonly savedAt: string // ISO 8601
}

/** Keeps the editor's unsaved work, so that a crash loses nothing. */
export class DraftStore {
  constructor(
    private readonly disk: Disk,
    private readonly path: string,
    private readonly writes: Serial,
  ) {}

  /** The draft, or null when there is none. Failures: `damaged`. */
  async read(): Promise<Stored<EditorDraft | null>> {
    const read = this.disk.readText(this.path, DRAFT_LIMIT)
    if (!read.ok && read.error.code === 'not-found') return ok(null)
    const draft = read.ok ? parseDraft(read.value.text) : err([read.error])
    return draft.ok ? draft : err({ kind: 'damaged', file: basename(this.path), faults: draft.error })
  }

  /** Replaces the draft; null takes it away. A present one that cannot be read is kept under another name. */
  async write(draft: EditorDraft | null): Promise<Stored<null>> {
    return this.writes.run(async () => {
      const present = await this.read()
      if (!present.ok) {
        if (present.error.kind !== 'damaged') return present
        const aside = await keepAside(this.disk, this.path, present.error.faults)
        if (!aside.ok) return aside
      }
      if (draft !== null) return this.replace(draft)
      const isThere = present.ok && present.value !== null
      const removed = isThere ? await this.disk.remove(this.path) : ok(undefined)
      return removed.ok ? ok(null) : removed
    })
  }

  private async replace(draft: EditorDraft): Promise<Stored<null>> {
    const text = serializeDraft(draft)
    const again = parseDraft(text)
    if (!again.ok) return err({ kind: 'invalid', faults: again.error })
    const written = await this.disk.replace(this.path, text)
    return written.ok ? ok(null) : written
  }
}

function serializeDraft({ patternId, savedAt, document }: EditorDraft): string {
  const file = { format: DRAFT_FORMAT, version: DRAFT_VERSION, patternId, savedAt, pattern: document }
  return writeJson(file, [])
}

function parseDraft(text: string): Result<EditorDraft, readonly Fault[]> {
  const read = readFormat(text, { format: DRAFT_FORMAT, version: DRAFT_VERSION }, DRAFT_LIMIT)
  if (!read.ok) return read
  const document = checkPattern(read.value.pattern, 'pattern')
  if (!document.ok) return document
  const { patternId, savedAt } = read.value
  if (patternId !== null && typeof patternId !== 'string') return err([notText(read.value, 'patternId')])
  if (typeof savedAt !== 'string') return err([notText(read.value, 'savedAt')])
  return ok({ patternId, document: document.value, savedAt })
}

function notText(object: JsonObject, key: string): Fault {
  return fault('wrong-type', key, { expected: 'text', found: kindOf(object[key]) })
}
