import { BUNDLE_LIMIT } from '#core/faults/read'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errorCode } from './failure'

/** A file that a person chose somewhere on the machine. */
export interface OutsideFile {
  readonly name: string // with the folders below the one that was chosen, joined by `/`
  readonly size: number // bytes, 0 when it cannot be told
  readonly content: Uint8Array | null // null when it was not read: larger than the largest bundle, or see `code`
  readonly code: string | null // of the system
}

/** A file to be read, and what it is called by. */
export interface OutsidePlace {
  readonly path: string
  readonly name: string
}

/**
 * The files that a path which a person chose stands for: itself, or for a folder the files with one of the endings (`.json`) in
 * it and below, by name. Below a folder links are not followed, and hidden files and folders are passed over.
 */
export async function placesAt(path: string, endings: readonly string[]): Promise<readonly OutsidePlace[]> {
  const name = basename(path)
  try {
    return (await stat(path)).isDirectory() ? await placesBelow(path, name, endings) : [{ path, name }]
  } catch (error) {
    if (errorCode(error) === undefined) throw error
    return [{ path, name }] // reading it tells what is wrong
  }
}

async function placesBelow(
  folder: string,
  name: string,
  endings: readonly string[],
): Promise<readonly OutsidePlace[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  const places: OutsidePlace[] = []
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const place = { path: join(folder, entry.name), name: `${name}/${entry.name}` }
    if (entry.isDirectory()) places.push(...(await placesUnder(place, endings)))
    else if (entry.isFile() && endings.some((each) => entry.name.toLowerCase().endsWith(each)))
      places.push(place)
  }
  return places
}

/** A folder below that cannot be opened is a place itself, so that reading it tells why. */
async function placesUnder(
  place: OutsidePlace,
  endings: readonly string[],
): Promise<readonly OutsidePlace[]> {
  try {
    return await placesBelow(place.path, place.name, endings)
  } catch (error) {
    if (errorCode(error) === undefined) throw error
    return [place]
  }
}

/** Reads a file that a person chose; links are followed. It never rejects for what may be wrong with a file. */
export async function readOutside({ path, name }: OutsidePlace): Promise<OutsideFile> {
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
