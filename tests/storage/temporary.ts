import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder that goes away with the test. Its name has a space and a letter that is not ASCII, as people's have. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pasang ñ '))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Writes a file and makes the folders above it. */
export async function put(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

/** All files below a folder by their relative path with `/`, with their text; links are not followed. */
export async function filesBelow(folder: string, prefix = ''): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) Object.assign(found, await filesBelow(path, `${prefix}${entry.name}/`))
    else if (entry.isFile()) found[prefix + entry.name] = await readFile(path, 'utf8')
  }
  return found
}
