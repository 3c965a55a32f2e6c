import type { IncomingFile, OutgoingFile } from '#bridge/api'
import { IMPORT_EXTENSIONS, NOT_TEXT } from '#bridge/incoming'
import { BUNDLE_LIMIT } from '#core/faults/read'

/** A file with the folders below the one it was chosen or dropped with, joined by `/`. */
export interface PlacedFile {
  readonly name: string
  readonly file: File
}

/** What was chosen or dropped. */
export type Chosen = Iterable<File | PlacedFile>

/** Reads files that were chosen or dropped, up to where it is stopped; what cannot be read comes with the reason. */
export async function readIncoming(
  files: Chosen,
  isStopped = (): boolean => false,
): Promise<readonly IncomingFile[]> {
  const read: IncomingFile[] = []
  for (const each of files) {
    if (isStopped()) break
    read.push(await (each instanceof File ? readOne(each, each.name) : readOne(each.file, each.name)))
  }
  return read
}

/** Asks for files by the browser's own dialog; null when the person changed their mind. */
export async function chooseFiles(): Promise<readonly File[] | null> {
  return choose((input) => {
    input.multiple = true
    input.accept = IMPORT_EXTENSIONS.map((each) => `.${each}`).join(',')
  })
}

/** Asks for a folder by the browser's own dialog: the files of ours in it and below; null as above. */
export async function chooseFolder(): Promise<readonly PlacedFile[] | null> {
  const files = await choose((input) => {
    input.webkitdirectory = true
  })
  if (files === null) return null
  const placed = files.map((file) => ({ name: file.webkitRelativePath || file.name, file }))
  return placed.filter(({ name }) => hasOurEnding(name) && !name.split('/').some(isHidden))
}

/** Whether a file name ends like those that may be ours. */
export function hasOurEnding(name: string): boolean {
  return IMPORT_EXTENSIONS.some((extension) => name.toLowerCase().endsWith(`.${extension}`))
}

function isHidden(name: string): boolean {
  return name.startsWith('.')
}

function choose(prepare: (input: HTMLInputElement) => void): Promise<readonly File[] | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    prepare(input)
    input.addEventListener('change', () => resolve(input.files?.length ? [...input.files] : null))
    input.addEventListener('cancel', () => resolve(null))
    input.click()
  })
}

/** Hands a file to the person as a download. */
export function download(name: string, content: string | Uint8Array): void {
  const part = typeof content === 'string' ? content : new Uint8Array(content)
  const url = URL.createObjectURL(new Blob([part], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000) // a browser may ask the person first where to
}

const BETWEEN_DOWNLOADS = 120 // milliseconds; browsers drop downloads that come at once

/**
 * Hands over several files one after the other, as long as `goOn` says so; the value is the names of those that were. The
 * browser numbers those it has already.
 */
export async function downloadAll(
  files: readonly OutgoingFile[],
  goOn: (done: number, total: number) => boolean,
): Promise<readonly string[]> {
  for (const [index, { name, content }] of files.entries()) {
    if (!goOn(index, files.length)) return files.slice(0, index).map(({ name: handed }) => handed)
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, BETWEEN_DOWNLOADS))
    download(name, content)
  }
  return files.map(({ name }) => name)
}

async function readOne(file: File, name: string): Promise<IncomingFile> {
  const { size } = file
  if (size > BUNDLE_LIMIT) return { name, size, text: null }
  try {
    const bytes = await file.arrayBuffer()
    return { name, size, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch (error) {
    return { name, size, text: null, detail: error instanceof TypeError ? NOT_TEXT : String(error) }
  }
}
