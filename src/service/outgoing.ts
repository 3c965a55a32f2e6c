import { answered } from '#bridge/answer'
import type { Answer, ExportedFiles, OutgoingFile } from '#bridge/api'
import type { Storage } from '#storage/storage'
import { basename } from 'node:path'
import { problemOf } from './problems'

/** Writes files into a folder under free names; ends at the first that fails, and what was written stays. */
export async function writeNewFiles(
  storage: Storage,
  folder: string,
  files: readonly OutgoingFile[],
): Promise<Answer<ExportedFiles>> {
  const names: string[] = []
  for (const { name, content } of files) {
    const written = await storage.createOutside(folder, basename(name), content)
    if (!written.ok) {
      const { problem } = problemOf(written.error)
      return { ok: false, problem: { ...problem, written: names.length } }
    }
    names.push(written.value)
  }
  return answered({ folder: basename(folder), names })
}
