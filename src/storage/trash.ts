import { err, ok } from '#core/result'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Disk } from './disk'
import type { DocumentFolder, StoredDocument } from './documents'
import type { Stored } from './failure'

const TOKEN = /^([a-z]+)-\d{8}t\d{9}z-[0-9a-f]{8}$/

/** Keeps what people deleted, each file in a folder of its own that is named by the token which brings it back. */
export class Trash {
  constructor(
    private readonly disk: Disk,
    private readonly path: string,
  ) {}

  /** Moves a document here; the value is its token. One that cannot be read stays: `damaged`. */
  async discard<T>(folder: DocumentFolder<T>, id: string): Promise<Stored<string>> {
    const found = await folder.find(id)
    if (!found.ok) return found
    const { file } = found.value
    const token = this.newToken(folder.kind.name)
    const place = join(this.path, token)
    const moved = await this.disk.move(join(folder.path, file), place, [file])
    if (!moved.ok) {
      await this.disk.removeEmptyFolder(place)
      return moved
    }
    return ok(token)
  }

  /** Moves a document back, under a numbered name when its own is taken by now. */
  async restore<T>(folder: DocumentFolder<T>, token: string): Promise<Stored<StoredDocument<T>>> {
    if (TOKEN.exec(token)?.[1] !== folder.kind.name) return err({ kind: 'not-found', id: token })
    const place = join(this.path, token)
    const names = await this.disk.names(place)
    if (!names.ok) return names
    const [file] = names.value
    if (file === undefined) return err({ kind: 'not-found', id: token })
    const back = await folder.take(join(place, file), file)
    if (back.ok) await this.disk.removeEmptyFolder(place)
    return back
  }

  private newToken(kind: string): string {
    const stamp = new Date(this.disk.options.now()).toISOString().replace(/[-:.]/g, '').toLowerCase()
    return `${kind}-${stamp}-${randomBytes(4).toString('hex')}`
  }
}
