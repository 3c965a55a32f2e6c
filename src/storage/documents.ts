import { fault, type Fault } from '#core/faults/fault'
import { foldName, stemCandidates } from '#core/files/names'
import { err, ok, type Result } from '#core/result'
import { basename, join } from 'node:path'
import type { Disk } from './disk'
import type { Stored } from './failure'
import type { FileInfo } from './fs'
import type { DocumentIndex, IndexEntry } from './index-file'
import { mapInSlices } from './slices'
import type { FormerDocument, Versions } from './versions'

/** One kind of file of which a folder holds many. */
export interface DocumentKind<T> {
  readonly name: string // for names of which nothing is left, and in tokens of the trash
  readonly extensions: readonly [string, ...string[]] // the first is written, all are read
  readonly limit: number // bytes
  readonly parse: (text: string) => Result<T, readonly Fault[]>
  readonly serialize: (document: T) => string
}

/** A document in its folder. `id` is the file name without extension. */
export interface StoredDocument<T> {
  readonly id: string
  readonly document: T
  readonly modifiedAt: string // ISO 8601
}

/** A file that cannot be read; it is never overwritten, moved or removed. */
export interface DamagedFile {
  readonly file: string
  readonly faults: readonly Fault[]
}

export interface DocumentListing<T> {
  readonly documents: readonly StoredDocument<T>[] // by id
  readonly damaged: readonly DamagedFile[]
}

/** The names in a folder as they were at one moment, for a few changes that are made at once. */
export interface FolderNames {
  readonly ids: ReadonlyMap<string, string> // files by id
  readonly taken: Set<string> // what some system takes for the stem of a name there; new names are added
}

/** A folder with one document a file. People may put files there themselves, under any name. */
export class DocumentFolder<T> {
  constructor(
    private readonly disk: Disk,
    readonly path: string,
    readonly kind: DocumentKind<T>,
    readonly versions: Versions<T> | null, // where former contents are kept
    private readonly index: DocumentIndex<T> | null = null,
  ) {}

  /** Everything in the folder. A folder that cannot be opened is listed as damaged itself. */
  async list(): Promise<DocumentListing<T>> {
    const names = await this.disk.names(this.path)
    if (!names.ok) {
      const detail = names.error.kind === 'disk' ? names.error.code : names.error.kind
      const faults = [fault('not-readable', '', { detail })]
      return { documents: [], damaged: [{ file: basename(this.path), faults }] }
    }
    const files = [...idsOf(names.value, this.kind.extensions)]
    const read = await mapInSlices(files, ([id, file]) => ({ file, outcome: this.lookAt(id, file) }))
    this.index?.remember(
      read.flatMap(({ file, outcome }) => (outcome.ok ? [[file, outcome.value.entry] as const] : [])),
      read.filter(({ outcome }) => outcome.ok && !outcome.value.known).length,
    )
    return {
      documents: read.flatMap(({ outcome }) => (outcome.ok ? [outcome.value.stored] : [])),
      damaged: read.flatMap(({ file, outcome }) =>
        outcome.ok || isGone(outcome.error, file) ? [] : [{ file, faults: outcome.error }],
      ),
    }
  }

  /** Writes down what listing has found, for the next start. */
  async saveIndex(): Promise<void> {
    await this.index?.save()
  }

  /** One document. Failures: `not-found`, `damaged`. */
  async read(id: string): Promise<Stored<StoredDocument<T>>> {
    const found = await this.find(id)
    return found.ok ? ok(found.value.stored) : found
  }

  /** One document with the name of its file. Failures: `not-found`, `damaged`. */
  async find(
    id: string,
    names?: FolderNames,
  ): Promise<Stored<{ readonly file: string; readonly stored: StoredDocument<T> }>> {
    const listed = names ? ok(names) : await this.names()
    if (!listed.ok) return listed
    const file = listed.value.ids.get(id)
    if (file === undefined) return err({ kind: 'not-found', id })
    const outcome = this.readFile(id, file)
    if (!outcome.ok) return err({ kind: 'damaged', file, faults: outcome.error })
    return ok({ file, stored: outcome.value.stored })
  }

  /** The former contents of a document that is there, newest first. Failures: `not-found`. */
  async former(id: string): Promise<Stored<readonly FormerDocument<T>[]>> {
    const file = await this.fileOf(id)
    if (!file.ok) return file
    if (file.value === undefined) return err({ kind: 'not-found', id })
    return this.versions ? this.versions.list(id) : ok([])
  }

  /** Writes a document to a file of its own, named after `name`. */
  async create(name: string, document: T, names?: FolderNames): Promise<Stored<StoredDocument<T>>> {
    const text = this.write(document)
    if (!text.ok) return text
    const listed = names ? ok(names) : await this.names()
    if (!listed.ok) return listed
    const file = await this.disk.create(this.path, freeFiles(name, this.kind, listed.value.taken), text.value)
    return file.ok ? this.reread(file.value) : file
  }

  /**
   * Writes over a document, whose former content is kept as an earlier version. A file that is gone is made again, named
   * after `name`; one that cannot be read is a failure (`damaged`) and stays, as does one that holds neither `over` nor the
   * document (`changed`). Null for `over` takes whatever is there.
   */
  async update(
    id: string,
    name: string,
    document: T,
    over: T | null = null,
  ): Promise<Stored<StoredDocument<T>>> {
    const file = await this.fileOf(id)
    if (!file.ok) return file
    if (file.value === undefined) return this.create(name, document)
    const text = this.write(document)
    if (!text.ok) return text
    const former = this.readFile(id, file.value)
    if (!former.ok) return err({ kind: 'damaged', file: file.value, faults: former.error })
    if (former.value.text !== text.value) {
      const present = this.kind.serialize(former.value.stored.document)
      const isKnown = over === null || [this.kind.serialize(over), text.value].includes(present)
      if (!isKnown) return err({ kind: 'changed', id })
      const written = await this.replace(file.value, id, former.value.text, text.value)
      if (!written.ok) return written
    }
    return this.reread(file.value, id)
  }

  /** Moves a file into this folder, under its own name or a numbered one. */
  async take(path: string, file: string, names?: FolderNames): Promise<Stored<StoredDocument<T>>> {
    const listed = names ? ok(names) : await this.names()
    if (!listed.ok) return listed
    const { taken } = listed.value
    const stem = stemOf(file, this.kind.extensions) ?? file
    const own = taken.has(foldName(stem)) ? [] : [file]
    taken.add(foldName(stem))
    const moved = await this.disk.move(path, this.path, chain(own, freeFiles(stem, this.kind, taken)))
    return moved.ok ? this.reread(moved.value) : moved
  }

  /** What is in the folder now, which is made where it is not: for several changes side by side, which need not each look. */
  async prepare(): Promise<Stored<FolderNames>> {
    const made = await this.disk.ensureFolder(this.path)
    return made.ok ? this.names() : made
  }

  private async names(): Promise<Stored<FolderNames>> {
    const names = await this.disk.names(this.path)
    if (!names.ok) return names
    const { extensions } = this.kind
    return ok({
      ids: idsOf(names.value, extensions),
      taken: new Set(names.value.map((each) => foldName(stemOf(each, extensions) ?? each))),
    })
  }

  private async fileOf(id: string): Promise<Stored<string | undefined>> {
    const names = await this.names()
    return names.ok ? ok(names.value.ids.get(id)) : names
  }

  private async replace(file: string, id: string, former: string, text: string): Promise<Stored<void>> {
    const kept = await this.versions?.keep(id, former)
    if (kept && !kept.ok) return kept
    return this.disk.replace(join(this.path, file), text)
  }

  private write(document: T): Stored<string> {
    const text = this.kind.serialize(document)
    const again = this.kind.parse(text)
    return again.ok ? ok(text) : err({ kind: 'invalid', faults: again.error })
  }

  /** What has just been written, as it is read from now on. */
  private reread(file: string, id = stemOf(file, this.kind.extensions) ?? file): Stored<StoredDocument<T>> {
    const read = this.readFile(id, file)
    return read.ok ? ok(read.value.stored) : err({ kind: 'damaged', file, faults: read.error })
  }

  /** A document out of the index if its file has not changed, else as it is read. */
  private lookAt(id: string, file: string): Result<ListedFile<T>, readonly Fault[]> {
    const info = this.index && this.disk.info(join(this.path, file))
    const document = info ? this.index?.find(file, info) : undefined
    if (info && document !== undefined) return ok({ ...knownFile(id, document, info), known: true })
    const read = this.readFile(id, file)
    return read.ok ? ok({ ...read.value, known: false }) : read
  }

  private readFile(id: string, file: string): Result<ReadFile<T>, readonly Fault[]> {
    const read = this.disk.readText(join(this.path, file), this.kind.limit)
    if (!read.ok) return err([read.error])
    const { text, info } = read.value
    const document = this.kind.parse(text)
    return document.ok ? ok({ ...knownFile(id, document.value, info), text }) : document
  }
}

interface KnownFile<T> {
  readonly stored: StoredDocument<T>
  readonly entry: IndexEntry<T>
}

interface ReadFile<T> extends KnownFile<T> {
  readonly text: string
}

interface ListedFile<T> extends KnownFile<T> {
  readonly known: boolean // to the index
}

function knownFile<T>(id: string, document: T, info: FileInfo): KnownFile<T> {
  const modifiedAt = new Date(info.modifiedMs).toISOString()
  return { stored: { id, document, modifiedAt }, entry: { info, document } }
}

/**
 * The ids of the files with one of the extensions, in the order of the names. Where two files would share an id, the one with the
 * earlier extension has it and the other goes by its whole name.
 */
function idsOf(names: readonly string[], extensions: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const extension of extensions) {
    for (const name of names) {
      if (!name.toLowerCase().endsWith(extension) || name.startsWith('.')) continue
      const stem = name.slice(0, -extension.length).normalize('NFC')
      files.set(files.has(stem) ? name : stem, name)
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The name without its extension, or undefined when it has none of ours. */
function stemOf(name: string, extensions: readonly string[]): string | undefined {
  const extension = extensions.find((each) => name.toLowerCase().endsWith(each))
  return extension === undefined ? undefined : name.slice(0, -extension.length).normalize('NFC')
}

function* chain(first: Iterable<string>, then: Iterable<string>): Generator<string> {
  yield* first
  yield* then
}

/** File names made of a name, without those that some system takes for one in the folder; what is tried is taken. */
function* freeFiles<T>(name: string, kind: DocumentKind<T>, taken: Set<string>): Generator<string> {
  for (const stem of stemCandidates(name, kind.name)) {
    if (taken.has(foldName(stem))) continue
    taken.add(foldName(stem))
    yield stem + kind.extensions[0]
  }
}

/** A file that went away while the folder was read is no damage; one whose name is no text cannot be opened by it. */
function isGone(faults: readonly Fault[], file: string): boolean {
  return faults.every((each) => each.code === 'not-found') && !file.includes('\uFFFD')
}
