import { BUNDLE_LIMIT } from '#core/faults/read'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { errorCode } from './failure'

/** A file that a person chose somewhere on the machine. */
export interface OutsideFile {
  readonly name: string // without folders
  readonly size: number // bytes, 0 when it cannot be told
  readonly content: Uint8Array | null // null when it was not read: larger than the largest bundle, or see `code`
  readonly code: string | null // of the system
}

/** Reads a file that a person chose; links are followed. It never rejects for what may be wrong with a file. */
export async function readOutside(path: string): Promise<OutsideFile> {
  const name = basename(path)
  try {
    const info = await stat(path)
    if (!info.isFile()) return { name, size: 0, content: null, code: info.isDirectory() ? 'EISDIR' : 'ENXIO' }
    const isRead = info.size <= BUNDLE_LIMIT
    return { name, size: info.size, content: isRead ? await readFile(path) : null, code: null }
  } catch (error) {
    const code = errorCode(error)
    if (code === undefined) throw error
    return { name, size: 0, content: null, code }
  }
}
