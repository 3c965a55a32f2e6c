import { fault, type Fault } from '#core/faults/fault'
import { FILE_LIMIT } from '#core/faults/read'
import { PATTERN_EXTENSION, PLAIN_EXTENSION } from '#core/files/names'
import {
  draftReasons,
  parsePattern,
  PATTERN_FORMAT,
  PATTERN_VERSION,
  serializePattern,
  type PatternDocument,
} from '#core/pattern/document'
import { err, ok, type Result } from '#core/result'
import type { DamagedFile, DocumentFolder, DocumentKind, FolderNames, StoredDocument } from './documents'
import type { Stored } from './failure'
import type { Serial } from './serial'
import type { Trash, Trashed } from './trash'
import type { FormerDocument } from './versions'

/** A pattern of the library. `id` is `shipped/<file name>` or `own/<file name>`, without extensions. */
export interface StoredPattern {
  readonly id: string
  readonly source: 'shipped' | 'own'
  readonly document: PatternDocument
  readonly draft: readonly Fault[] // why it cannot be played; [] when it is complete
  readonly modifiedAt: string | null // ISO 8601; null for shipped ones
}

export interface PatternListing {
  readonly patterns: readonly StoredPattern[] // shipped ones first, each part by id
  readonly damaged: readonly DamagedFile[]
}

export const PATTERN_KIND: DocumentKind<PatternDocument> = {
  name: 'pattern',
  extensions: [PATTERN_EXTENSION, PLAIN_EXTENSION],
  limit: FILE_LIMIT,
  parse: parsePattern,
  serialize: serializePattern,
}

/** To be counted up whenever patterns are read more strictly, or differently, than before. */
export const PATTERN_INDEX = `${PATTERN_FORMAT} ${PATTERN_VERSION}.1`

/** The shipped patterns, which are only read, and the person's own ones. */
export class Library {
  constructor(
    private readonly shipped: DocumentFolder<PatternDocument>,
    private readonly own: DocumentFolder<PatternDocument>,
    private readonly trash: Trash,
    private readonly writes: Serial,
  ) {}

  async list(): Promise<PatternListing> {
    const [shipped, own] = await Promise.all([this.shipped.list(), this.own.list()])
    return {
      patterns: [...shipped.documents.map(asShipped), ...own.documents.map(asOwn)],
      damaged: [...shipped.damaged, ...own.damaged],
    }
  }

  /** Writes down what listing has found, so that the next start of the program lists in less time. */
  async saveIndex(): Promise<void> {
    await this.writes.run(() => this.own.saveIndex())
  }

  /** Failures: `not-found`, `damaged`. */
  async read(id: string): Promise<Stored<StoredPattern>> {
    const place = parsePatternId(id)
    if (!place) return err({ kind: 'not-found', id })
    const [folder, as] = place.source === 'own' ? [this.own, asOwn] : [this.shipped, asShipped]
    const found = await folder.read(place.stem)
    return found.ok ? ok(as(found.value)) : named(found, id)
  }

  /**
   * Saves under a new id when `id` is null, else over that own pattern. Failures: `read-only` for a shipped one, `damaged`
   * where the present file cannot be read or is newer, `changed` where it no longer holds `over`, unless that is null, `disk`.
   */
  async save(
    id: string | null,
    document: PatternDocument,
    over: PatternDocument | null = null,
  ): Promise<Stored<StoredPattern>> {
    return this.writes.run(async () => {
      const place = id === null ? null : ownPlace(id)
      if (place && !place.ok) return place
      const saved = place
        ? await this.own.update(place.value, document.name, document, over)
        : await this.own.create(document.name, document)
      return saved.ok ? ok(asOwn(saved.value)) : saved
    })
  }

  /** Moves an own pattern to the trash; the value is the token that brings it back. */
  async delete(id: string): Promise<Stored<string>> {
    return this.writes.run(async () => {
      const place = ownPlace(id)
      return place.ok ? named(await this.trash.discard(this.own, place.value), id) : place
    })
  }

  /** Saves each under a new id; what became of them, in their order. One that fails does not hold up the others. */
  async createAll(documents: readonly PatternDocument[]): Promise<readonly Stored<StoredPattern>[]> {
    return this.atOnce(documents, async (document, names) => {
      const saved = await this.own.create(document.name, document, names)
      return saved.ok ? ok(asOwn(saved.value)) : saved
    })
  }

  /** Moves own patterns to the trash, as `delete` does. */
  async deleteAll(ids: readonly string[]): Promise<readonly Stored<string>[]> {
    const room = await this.trash.makeRoom()
    return this.atOnce([...new Set(ids)], async (id, names) => {
      if (!room.ok) return room
      const place = ownPlace(id)
      return place.ok ? named(await this.trash.discard(this.own, place.value, names), id) : place
    })
  }

  /** Brings patterns back from the trash, as `restore` does. */
  async restoreAll(tokens: readonly string[]): Promise<readonly Stored<StoredPattern>[]> {
    return this.atOnce([...new Set(tokens)], async (token, names) => {
      const back = await this.trash.restore(this.own, token, names)
      return back.ok ? ok(asOwn(back.value)) : back
    })
  }

  /** Does the same to many side by side: the folder is listed once, and what waits for the disk waits together. */
  private atOnce<A, R>(
    things: readonly A[],
    act: (thing: A, names: FolderNames) => Promise<Stored<R>>,
  ): Promise<readonly Stored<R>[]> {
    return this.writes.run(async () => {
      const names = await this.own.prepare()
      return Promise.all(things.map(async (thing) => (names.ok ? act(thing, names.value) : names)))
    })
  }

  /** The former contents of an own pattern, newest first. */
  async versions(id: string): Promise<Stored<readonly FormerDocument<PatternDocument>[]>> {
    const place = ownPlace(id)
    return place.ok ? named(await this.own.former(place.value), id) : place
  }

  /** The own patterns in the trash. */
  trashed(): Promise<readonly Trashed<PatternDocument>[]> {
    return this.trash.list(this.own)
  }

  async restore(token: string): Promise<Stored<StoredPattern>> {
    return this.writes.run(async () => {
      const back = await this.trash.restore(this.own, token)
      return back.ok ? ok(asOwn(back.value)) : back
    })
  }
}

/**
 * Finds a pattern by its id, by the part after the slash, or by one of its names in any language (letter case does not
 * matter). Faults: `not-found`, `ambiguous`.
 */
export function findPattern(patterns: readonly StoredPattern[], query: string): Result<StoredPattern, Fault> {
  const wanted = query.trim().normalize('NFC').toLowerCase()
  const tests: readonly ((pattern: StoredPattern) => boolean)[] = [
    ({ id }) => id === query,
    ({ id }) => id.slice(id.indexOf('/') + 1) === query,
    ({ document: { name, names } }) =>
      [name, names?.ms, names?.es].some((each) => each?.trim().normalize('NFC').toLowerCase() === wanted),
  ]
  for (const test of tests) {
    const found = patterns.filter(test)
    const [only] = found
    if (only && found.length === 1) return ok(only)
    if (only) return err(fault('ambiguous', '', { id: query, choices: found.map(({ id }) => id).join(', ') }))
  }
  return err(fault('not-found', '', { id: query }))
}

function parsePatternId(id: string): { readonly source: 'shipped' | 'own'; readonly stem: string } | null {
  const match = /^(shipped|own)\/([^/\\]+)$/u.exec(id)
  return match?.[2] ? { source: match[1] === 'own' ? 'own' : 'shipped', stem: match[2] } : null
}

function ownPlace(id: string): Stored<string> {
  const place = parsePatternId(id)
  if (!place) return err({ kind: 'not-found', id })
  return place.source === 'own' ? ok(place.stem) : err({ kind: 'read-only', id })
}

/** A missing document is told by the id that was asked for. */
function named<T>(stored: Stored<T>, id: string): Stored<T> {
  return !stored.ok && stored.error.kind === 'not-found' ? err({ kind: 'not-found', id }) : stored
}

function asOwn({ id, document, modifiedAt }: StoredDocument<PatternDocument>): StoredPattern {
  return { id: `own/${id}`, source: 'own', document, draft: draftReasons(document), modifiedAt }
}

function asShipped({ id, document }: StoredDocument<PatternDocument>): StoredPattern {
  return { id: `shipped/${id}`, source: 'shipped', document, draft: draftReasons(document), modifiedAt: null }
}
