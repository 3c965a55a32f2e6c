import type { IncomingFile } from '#bridge/api'
import { NOT_TEXT } from '#bridge/incoming'
import { readOutside, type OutsideFile } from '#storage/outside'

/** Reads files that the person chose in a dialog, or opened with the program, for `importTexts`. */
export async function readIncoming(paths: readonly string[]): Promise<readonly IncomingFile[]> {
  const files: IncomingFile[] = []
  for (const path of paths) files.push(incoming(await readOutside(path)))
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
