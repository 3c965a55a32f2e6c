import type { IncomingFile } from '#bridge/api'
import { IMPORT_EXTENSIONS, NOT_TEXT } from '#bridge/incoming'
import { BUNDLE_LIMIT } from '#core/faults/read'

/** Reads files that were chosen or dropped; what cannot be read comes with the reason. */
export async function readIncoming(files: Iterable<File>): Promise<readonly IncomingFile[]> {
  const read: IncomingFile[] = []
  for (const file of files) read.push(await readOne(file))
  return read
}

/** Asks for files by the browser's own dialog; null when the person changed their mind. */
export function chooseFiles(): Promise<readonly File[] | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.multiple = true
    input.accept = IMPORT_EXTENSIONS.map((each) => `.${each}`).join(',')
    input.addEventListener('change', () => resolve(input.files?.length ? [...input.files] : null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })
}

/** Hands a text to the person as a download. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000) // a browser may ask the person first where to
}

async function readOne(file: File): Promise<IncomingFile> {
  const { name, size } = file
  if (size > BUNDLE_LIMIT) return { name, size, text: null }
  try {
    const bytes = await file.arrayBuffer()
    return { name, size, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch (error) {
    return { name, size, text: null, detail: error instanceof TypeError ? NOT_TEXT : String(error) }
  }
}
