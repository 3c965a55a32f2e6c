import type { IncomingFile } from '#bridge/api'
import { IMPORT_EXTENSIONS, NOT_TEXT } from '#bridge/incoming'
import { placesAt, readOutside, type OutsideFile } from '#storage/outside'

const ENDINGS = IMPORT_EXTENSIONS.map((each) => `.${each}`)

/**
 * Reads files and folders that the person chose in a dialog, or opened with the program, for `importTexts`; only those up to
 * where it is stopped.
 */
export async function readIncoming(
  paths: readonly string[],
  isStopped = (): boolean => false,
): Promise<readonly IncomingFile[]> {
  const files: IncomingFile[] = []
  for (const path of paths) {
    for (const place of await placesAt(path, ENDINGS)) {
      if (isStopped()) return files
      files.push(incoming(await readOutside(place)))
    }
  }
  return files
}

function incoming({ name, size, content, code }: OutsideFile): IncomingFile {
  if (content === null) return { name, size, text: null, ...(code !== null && { detail: code }) }
  try {
    return { name, size, text: new TextDecoder('utf-8', { fatal: true }).decode(content) }
  } catch {
    return { name, size, text: null, detail: NOT_TEXT }
  }
}
