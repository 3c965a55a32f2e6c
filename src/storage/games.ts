import { FILE_LIMIT } from '#core/faults/read'
import { GAME_EXTENSION, PLAIN_EXTENSION } from '#core/files/names'
import { parseRecord, serializeRecord, type GameRecord } from '#core/record/record'
import { ok } from '#core/result'
import type { DocumentFolder, DocumentKind, DocumentListing, StoredDocument } from './documents'
import type { Stored } from './failure'
import type { Serial } from './serial'
import type { Trash, Trashed } from './trash'

export const GAME_KIND: DocumentKind<GameRecord> = {
  name: 'game',
  extensions: [GAME_EXTENSION, PLAIN_EXTENSION],
  limit: FILE_LIMIT,
  parse: parseRecord,
  serialize: serializeRecord,
}

/** The records of games. An id is the file name without extension. */
export class Games {
  constructor(
    private readonly folder: DocumentFolder<GameRecord>,
    private readonly trash: Trash,
    private readonly writes: Serial,
  ) {}

  list(): Promise<DocumentListing<GameRecord>> {
    return this.folder.list()
  }

  /** Failures: `not-found`, `damaged`. */
  read(id: string): Promise<Stored<StoredDocument<GameRecord>>> {
    return this.folder.read(id)
  }

  /** Saves under a new id when `id` is null, else over that record; the value is the id. */
  async save(id: string | null, record: GameRecord): Promise<Stored<string>> {
    return this.writes.run(async () => {
      const name = nameOf(record)
      const saved =
        id === null ? await this.folder.create(name, record) : await this.folder.update(id, name, record)
      return saved.ok ? ok(saved.value.id) : saved
    })
  }

  /** Moves a record to the trash; the value is the token that brings it back. */
  delete(id: string): Promise<Stored<string>> {
    return this.writes.run(() => this.trash.discard(this.folder, id))
  }

  /** The records in the trash. */
  trashed(): Promise<readonly Trashed<GameRecord>[]> {
    return this.trash.list(this.folder)
  }

  restore(token: string): Promise<Stored<StoredDocument<GameRecord>>> {
    return this.writes.run(() => this.trash.restore(this.folder, token))
  }
}

/** `2026-01-31-1000-broken-into-pieces`: sorts by time in any file manager. */
function nameOf(record: GameRecord): string {
  const [, day = '', hour = '', minute = ''] = /^(\d+-\d+-\d+)T(\d+):(\d+)/.exec(record.startedAt) ?? []
  return `${day} ${hour}${minute} ${record.pattern.name}`
}
