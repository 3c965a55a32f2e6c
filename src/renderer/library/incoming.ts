import type { IncomingFile } from '#bridge/api'
import { hasOurEnding, type PlacedFile } from '../bridge/files'

/** The files of a drop, in their order; folders are followed, and give the files whose endings are ours. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly PlacedFile[]> {
  // Entries and files are there only until the first await.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const files = [...transfer.files].map((file) => ({ name: file.name, file }))
  if (entries.length < files.length) return files
  const found = await Promise.all(
    entries.map((entry) => (entry.isFile ? Promise.resolve([fileOf(entry)]) : filesBelow(entry))),
  )
  return Promise.all(found.flat())
}

async function filesBelow(entry: FileSystemEntry): Promise<readonly Promise<PlacedFile>[]> {
  if (entry.isFile) return hasOurEnding(entry.name) ? [fileOf(entry)] : []
  const entries = await entriesOf((entry as FileSystemDirectoryEntry).createReader())
  return (await Promise.all(entries.map(filesBelow))).flat()
}

/** A reader gives its entries in portions; the last one is empty. */
async function entriesOf(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const portion = await new Promise<FileSystemEntry[]>((resolve, reject) => {
    reader.readEntries(resolve, reject)
  })
  return portion.length === 0 ? [] : [...portion, ...(await entriesOf(reader))]
}

function fileOf(entry: FileSystemEntry): Promise<PlacedFile> {
  const name = entry.fullPath.replace(/^\//, '')
  return new Promise((resolve, reject) => {
    ;(entry as FileSystemFileEntry).file((file) => resolve({ name, file }), reject)
  })
}

/** Pasted text as a file of that name; null when nothing was pasted. */
export function pastedFile(text: string, name: string): IncomingFile | null {
  if (text.trim() === '') return null
  return { name, size: new TextEncoder().encode(text).length, text }
}
