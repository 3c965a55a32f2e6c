import { stemCandidates } from '#core/files/names'
import { ok } from '#core/result'
import { join } from 'node:path'
import type { Disk } from './disk'
import type { DocumentKind } from './documents'
import type { Stored } from './failure'

/** A former content of a document. `id` is its file's name. */
export interface FormerDocument<T> {
  readonly id: string
  readonly savedAt: string // ISO 8601: when it was replaced
  readonly document: T
}

const STAMP = /^(\d{4}-\d\d-\d\d)t(\d\d)-(\d\d)-(\d\d)-(\d{3})z(?:-(\d+))?\./

/** Former contents of documents, each in a file named by the time, in a folder for each document. */
export class Versions<T> {
  constructor(
    private readonly disk: Disk,
    private readonly path: string,
    private readonly kind: DocumentKind<T>,
  ) {}

  /** Keeps what a document held until now. */
  async keep(id: string, text: string): Promise<Stored<string>> {
    const stamp = new Date(this.disk.options.now()).toISOString()
    return this.disk.create(this.folderOf(id), named(stamp, this.kind), text)
  }

  /** All former contents, newest first; what cannot be read is left out and stays where it is. */
  async list(id: string): Promise<Stored<readonly FormerDocument<T>[]>> {
    const names = await this.disk.names(this.folderOf(id))
    if (!names.ok) return names
    const times = names.value.flatMap((name) => timeOf(name) ?? [])
    times.sort((a, b) => (a.savedAt === b.savedAt ? b.number - a.number : a.savedAt < b.savedAt ? 1 : -1))
    return ok(
      times.flatMap(({ name, savedAt }) => {
        const read = this.disk.readText(join(this.folderOf(id), name), this.kind.limit)
        const document = read.ok ? this.kind.parse(read.value.text) : read
        return document.ok ? [{ id: name, savedAt, document: document.value }] : []
      }),
    )
  }

  /** Moves all former contents of a document out of here. There may be none; that is no failure. */
  async give(id: string, folder: string, name: string): Promise<void> {
    if (this.disk.info(this.folderOf(id))?.kind === 'folder') {
      await this.disk.move(this.folderOf(id), folder, [name])
    }
  }

  /** Takes former contents back for a document that has none; else they stay where they are. */
  async take(id: string, from: string): Promise<void> {
    if (this.disk.info(from)?.kind !== 'folder' || this.disk.info(this.folderOf(id)) !== null) return
    await this.disk.move(from, this.path, [id])
  }

  private folderOf(id: string): string {
    return join(this.path, id)
  }
}

function* named<T>(stamp: string, kind: DocumentKind<T>): Generator<string> {
  for (const stem of stemCandidates(stamp, kind.name)) yield stem + kind.extensions[0]
}

/** The time that a file is named by, with its number among those of the same millisecond; null for other files. */
function timeOf(name: string): { name: string; savedAt: string; number: number } | null {
  const match = STAMP.exec(name)
  if (!match) return null
  const [, day, hour, minute, second, fraction, number] = match
  return { name, savedAt: `${day}T${hour}:${minute}:${second}.${fraction}Z`, number: Number(number ?? 1) }
}
