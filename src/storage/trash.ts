import { err, ok } from '#core/result'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Disk } from './disk'
import type { DocumentFolder, FolderNames, StoredDocument } from './documents'
import type { Stored } from './failure'

const TOKEN = /^([a-z]+)-(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)(\d{3})z-[0-9a-f]{8}$/
const VERSIONS = 'versions' // the folder beside a document for its former contents

/** A document in the trash; null when it can no longer be read. */
export interface Trashed<T> {
  readonly token: string
  readonly file: string
  readonly deletedAt: string // ISO 8601
  readonly document: T | null
}

/** Keeps what people deleted, each file in a folder of its own that is named by the token which brings it back. */
export class Trash {
  constructor(
    private readonly disk: Disk,
    private readonly path: string,
  ) {}

  /** Makes the folder for it; to be called before several are discarded side by side. */
  makeRoom(): Promise<Stored<void>> {
    return this.disk.ensureFolder(this.path)
  }

  /** Moves a document here; the value is its token. One that cannot be read stays: `damaged`. */
  async discard<T>(folder: DocumentFolder<T>, id: string, names?: FolderNames): Promise<Stored<string>> {
    const found = await folder.find(id, names)
    if (!found.ok) return found
    const { file } = found.value
    const token = this.newToken(folder.kind.name)
    const place = join(this.path, token)
    const moved = await this.disk.move(join(folder.path, file), place, [file])
    if (!moved.ok) {
      await this.disk.removeEmptyFolder(place)
      return moved
    }
    await folder.versions?.give(id, place, VERSIONS)
    return ok(token)
  }

  /** The documents of a folder's kind that are here. */
  async list<T>({ kind }: DocumentFolder<T>): Promise<readonly Trashed<T>[]> {
    const tokens = await this.disk.names(this.path)
    const found: Trashed<T>[] = []
    for (const token of tokens.ok ? tokens.value : []) {
      const deletedAt = timeOf(token, kind.name)
      const file = deletedAt === null ? undefined : await this.fileOf(token)
      if (deletedAt === null || file === undefined) continue
      const read = this.disk.readText(join(this.path, token, file), kind.limit)
      const document = read.ok ? kind.parse(read.value.text) : read
      found.push({ token, file, deletedAt, document: document.ok ? document.value : null })
    }
    return found
  }

  /** Removes what a token stands for, with its former contents, for good. False where there is no such thing. */
  async remove(token: string): Promise<Stored<boolean>> {
    const place = join(this.path, token)
    if (!TOKEN.test(token) || this.disk.info(place)?.kind !== 'folder') return ok(false)
    for (const folder of [join(place, VERSIONS), place]) {
      const names = await this.disk.names(folder)
      if (!names.ok && folder !== place) continue
      if (!names.ok) return names
      for (const name of names.value.filter((each) => folder !== place || each !== VERSIONS)) {
        const removed = await this.disk.remove(join(folder, name))
        if (!removed.ok) return removed
      }
      await this.disk.removeEmptyFolder(folder)
    }
    return ok(true)
  }

  /** Moves a document back, under a numbered name when its own is taken by now. */
  async restore<T>(
    folder: DocumentFolder<T>,
    token: string,
    names?: FolderNames,
  ): Promise<Stored<StoredDocument<T>>> {
    if (TOKEN.exec(token)?.[1] !== folder.kind.name) return err({ kind: 'not-found', id: token })
    const place = join(this.path, token)
    const file = await this.fileOf(token)
    if (file === undefined) return err({ kind: 'not-found', id: token })
    const back = await folder.take(join(place, file), file, names)
    if (!back.ok) return back
    await folder.versions?.take(back.value.id, join(place, VERSIONS))
    await this.disk.removeEmptyFolder(place)
    return back
  }

  private async fileOf(token: string): Promise<string | undefined> {
    const names = await this.disk.names(join(this.path, token))
    return names.ok ? names.value.find((name) => name !== VERSIONS) : undefined
  }

  private newToken(kind: string): string {
    const stamp = new Date(this.disk.options.now()).toISOString().replace(/[-:.]/g, '').toLowerCase()
    return `${kind}-${stamp}-${randomBytes(4).toString('hex')}`
  }
}

/** When a token of that kind was made; null for anything else. */
function timeOf(token: string, kind: string): string | null {
  const match = TOKEN.exec(token)
  if (match?.[1] !== kind) return null
  const [year, month, day, hour, minute, second, fraction] = match.slice(2)
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.${fraction}Z`
}
