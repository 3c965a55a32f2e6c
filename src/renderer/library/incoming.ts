import type { IncomingFile } from '#bridge/api'

/** Larger files are not even read: no format of ours is (FORMATS). */
const READ_LIMIT = 64 * 1024 * 1024

/** Reads dropped files as text; what cannot be read comes along without text, so that the report can name it. */
export async function readFiles(files: Iterable<File>): Promise<readonly IncomingFile[]> {
  return Promise.all([...files].map(readFile))
}

async function readFile(file: File): Promise<IncomingFile> {
  const { name, size } = file
  if (size > READ_LIMIT) return { name, size, text: null }
  try {
    const text = await file.text() // bytes that are no UTF-8 become U+FFFD, which the reader refuses by name
    return { name, size, text }
  } catch (error) {
    return { name, size, text: null, detail: error instanceof Error ? error.message : String(error) }
  }
}

/** Pasted text as a file of that name; null when nothing was pasted. */
export function pastedFile(text: string, name: string): IncomingFile | null {
  if (text.trim() === '') return null
  return { name, size: new TextEncoder().encode(text).length, text }
}
