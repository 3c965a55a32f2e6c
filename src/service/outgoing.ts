import { answered } from '#bridge/answer'
import type { Answer, ExportedFiles, OutgoingFile } from '#bridge/api'
import type { Watch } from '#bridge/works'
import { foldName } from '#core/files/names'
import type { Stored } from '#storage/failure'
import type { Storage } from '#storage/storage'
import { basename } from 'node:path'
import { inLots } from './lots'
import { problemOf } from './problems'

/**
 * Writes files into a folder under free names, some at a time. Ends with those at the first of which one fails; what was
 * written stays, and the problem says how many.
 */
export async function writeNewFiles(
  storage: Storage,
  folder: string,
  files: readonly OutgoingFile[],
  watch: Watch,
): Promise<Answer<ExportedFiles>> {
  const write = ({ name, content }: OutgoingFile) => storage.createOutside(folder, basename(name), content)
  let failing = false
  const goOn = (done: number, total: number) => watch.goOn(done, total) && !failing
  const outcomes = await inLots(files, { goOn }, async (lot) => {
    const written = await (haveOwnNames(lot) ? Promise.all(lot.map(write)) : oneByOne(lot, write))
    failing = written.some(({ ok }) => !ok)
    return written
  })
  const names = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
  const failure = outcomes.find((outcome) => !outcome.ok)
  if (!failure || failure.ok) return answered({ folder: basename(folder), names })
  const { problem } = problemOf(failure.error)
  return { ok: false, problem: { ...problem, written: names.length } }
}

/** Files of the same name are numbered in their order, so they are not written side by side. */
function haveOwnNames(files: readonly OutgoingFile[]): boolean {
  return new Set(files.map(({ name }) => foldName(basename(name)))).size === files.length
}

async function oneByOne(
  files: readonly OutgoingFile[],
  write: (file: OutgoingFile) => Promise<Stored<string>>,
): Promise<readonly Stored<string>[]> {
  const outcomes: Stored<string>[] = []
  for (const file of files) outcomes.push(await write(file))
  return outcomes
}
