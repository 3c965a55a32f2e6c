import type { Fault } from '#core/faults/fault'
import { err, ok } from '#core/result'
import { basename, dirname, extname } from 'node:path'
import type { Disk } from './disk'
import type { Stored } from './failure'

/**
 * Makes room for a file that has to be written although the present one cannot be understood: that one is kept beside it as
 * `name.damaged-1.json`. The file of a newer version, and one that cannot even be opened, stays where it is: `damaged`.
 */
export async function keepAside(disk: Disk, path: string, faults: readonly Fault[]): Promise<Stored<void>> {
  const file = basename(path)
  if (faults.some(({ code }) => code === 'newer-version' || code === 'not-readable')) {
    return err({ kind: 'damaged', file, faults })
  }
  const moved = await disk.move(path, dirname(path), numbered(file))
  return moved.ok ? ok(undefined) : moved
}

function* numbered(file: string): Generator<string> {
  const extension = extname(file)
  for (let number = 1; ; number += 1)
    yield `${file.slice(0, -extension.length)}.damaged-${number}${extension}`
}
