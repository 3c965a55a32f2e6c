import { fault, type Fault } from '#core/faults/fault'
import { BUNDLE_LIMIT } from '#core/faults/read'
import { err, ok, type Result } from '#core/result'
import { Disk, machineOptions } from '#storage/disk'
import { errorCode } from '#storage/failure'
import { nodeFileSystem } from '#storage/node-fs'
import { realpath } from 'node:fs/promises'
import { failed, type Failure } from './console'
import { storageLines } from './words'

const disk = new Disk(nodeFileSystem, machineOptions())

/** The text of a file that the person named, at most 64 MiB of UTF-8; links are followed. */
export async function readTextFile(path: string): Promise<Result<string, readonly Fault[]>> {
  let real: string
  try {
    real = await realpath(path)
  } catch (error) {
    const code = errorCode(error)
    if (code === undefined) throw error
    return err([fault('not-readable', '', { detail: code })])
  }
  const file = disk.readText(real, BUNDLE_LIMIT)
  return file.ok ? ok(file.value.text) : err([file.error])
}

/** Writes a file that the person named, whole or not at all; an existing one is replaced. */
export async function writeOutput(
  path: string,
  content: string | Uint8Array,
): Promise<Result<null, Failure>> {
  const written = await disk.replace(path, content)
  return written.ok ? ok(null) : err(failed(...storageLines(written.error)))
}
