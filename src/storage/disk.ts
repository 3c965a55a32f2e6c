import { fault, type Fault } from '#core/faults/fault'
import { err, ok, type Result } from '#core/result'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { basename, dirname, join } from 'node:path'
import { attempt, errorCode, type Stored } from './failure'
import { FolderSyncs } from './folder-syncs'
import type { FileContent, FileInfo, FileSystem } from './fs'
import { Serial } from './serial'

export interface DiskOptions {
  readonly platform: string // as process.platform names it
  readonly processId: number
  /** Whether a process with that id runs on this machine. */
  readonly isAlive: (processId: number) => boolean
  readonly delay: (milliseconds: number) => Promise<unknown>
  readonly now: () => number // milliseconds since 1970
}

/** A text file as it was read. */
export interface TextFile {
  readonly text: string
  readonly info: FileInfo
}

// Virus scanners and indexers hold new files open for a moment; Windows then refuses to rename.
const RENAME_DELAYS = [10, 20, 40, 80, 160, 320, 640]
const RENAME_BUSY = ['EPERM', 'EBUSY', 'EACCES']

const NO_LINKS = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL', 'EMLINK', 'EXDEV'] // FAT, network disks
const UTF8 = new TextDecoder('utf-8', { fatal: true })

const LEFTOVER = /^\.pasang-(\d+)-[0-9a-f]{12}\.tmp$/
const LEFTOVER_AGE = 24 * 60 * 60 * 1000

/** How this machine does it. */
export function machineOptions(): DiskOptions {
  return { platform: process.platform, processId: process.pid, isAlive, delay: sleep, now: Date.now }
}

/**
 * Reads and writes whole files so that, whenever the machine stops, each name holds either its old or its new content
 * in full. Everything this program writes goes through here.
 */
export class Disk {
  private readonly unfinished = new Set<string>() // names of temporary files in use
  private readonly folders: FolderSyncs
  private readonly looks = new Serial() // a free name is looked for and taken by one at a time

  constructor(
    private readonly fs: FileSystem,
    readonly options: DiskOptions,
  ) {
    this.folders = new FolderSyncs((path) => fs.syncFolder(path))
  }

  /** Reads UTF-8 of at most `limit` bytes. Faults: `not-found`, `too-large`, `not-text`, `not-readable`. */
  readText(path: string, limit: number): Result<TextFile, Fault> {
    let content: FileContent
    try {
      content = this.fs.read(path, limit)
    } catch (error) {
      const code = errorCode(error)
      if (code === undefined) throw error
      const isGone = code === 'ENOENT' || code === 'ENOTDIR'
      return err(
        isGone ? fault('not-found', '', { id: basename(path) }) : fault('not-readable', '', { detail: code }),
      )
    }
    const { info, bytes } = content
    if (info.kind !== 'file') return err(fault('not-readable', '', { detail: NOT_A_FILE[info.kind] }))
    if (bytes === null) return err(fault('too-large', '', { size: info.size, limit }))
    try {
      return ok({ text: UTF8.decode(bytes), info })
    } catch {
      return err(fault('not-text'))
    }
  }

  /** Names in a folder, sorted; none when there is no such folder. */
  async names(folder: string): Promise<Stored<readonly string[]>> {
    const names = await attempt(basename(folder), () => this.fs.names(folder))
    if (names.ok) return ok([...names.value].sort())
    const isGone = names.error.kind === 'disk' && names.error.code === 'ENOENT'
    return isGone ? ok([]) : names
  }

  /** What lies under a path; null when nothing does, or it cannot be told. */
  info(path: string): FileInfo | null {
    try {
      return this.fs.info(path)
    } catch (error) {
      if (errorCode(error) === undefined) throw error
      return null
    }
  }

  /** Writes a file, replacing the one with that name at once and in full. */
  async replace(path: string, text: string | Uint8Array): Promise<Stored<void>> {
    return attempt(basename(path), () =>
      this.withTemporary(dirname(path), text, (temporary) => this.rename(temporary, path)),
    )
  }

  /** Writes a new file under the first of the names that is not taken, and never over another; the value is that name. */
  async create(
    folder: string,
    names: Iterable<string>,
    content: string | Uint8Array,
  ): Promise<Stored<string>> {
    return attempt(basename(folder), () =>
      this.withTemporary(folder, content, async (temporary) => this.claim(temporary, folder, names)),
    )
  }

  /** Moves a file to another folder under the first of the names that is not taken; the value is that name. */
  async move(path: string, folder: string, names: Iterable<string>): Promise<Stored<string>> {
    return attempt(basename(path), async () => {
      await this.makeFolder(folder)
      const name = await this.claim(path, folder, names)
      await this.folders.sync(dirname(path))
      return name
    })
  }

  /** Makes a folder for good, where there is none: what is done side by side in it must not each think that another has. */
  async ensureFolder(path: string): Promise<Stored<void>> {
    return attempt(basename(path), () => this.makeFolder(path))
  }

  /** Removes an empty folder; what is not empty, or not there, stays as it is. */
  async removeEmptyFolder(path: string): Promise<void> {
    await attempt(basename(path), () => this.fs.removeFolder(path))
  }

  /** Removes a file that can be made again. */
  async remove(path: string): Promise<Stored<void>> {
    return attempt(basename(path), () => this.fs.remove(path))
  }

  /** Removes the temporary files that a crash has left in a folder; those of running programs stay. */
  async sweep(folder: string): Promise<void> {
    const names = await this.names(folder)
    if (!names.ok) return
    for (const name of names.value) {
      const match = LEFTOVER.exec(name)
      if (!match || this.unfinished.has(name)) continue
      const path = join(folder, name)
      if (this.isLeftover(path, Number(match[1]))) await this.remove(path)
    }
  }

  private isLeftover(path: string, processId: number): boolean {
    if (processId === this.options.processId || !this.options.isAlive(processId)) return true
    const info = this.info(path)
    return info !== null && this.options.now() - info.modifiedMs > LEFTOVER_AGE
  }

  private async withTemporary<T>(
    folder: string,
    text: string | Uint8Array,
    finish: (temporary: string) => Promise<T>,
  ): Promise<T> {
    await this.makeFolder(folder)
    const name = `.pasang-${this.options.processId}-${randomBytes(6).toString('hex')}.tmp`
    const path = join(folder, name)
    this.unfinished.add(name)
    try {
      await this.writeSynced(path, text)
      const value = await finish(path)
      await this.folders.sync(folder)
      return value
    } catch (error) {
      await attempt(name, () => this.fs.remove(path)) // the first error is the one to tell
      throw error
    } finally {
      this.unfinished.delete(name)
    }
  }

  private async writeSynced(path: string, text: string | Uint8Array): Promise<void> {
    const file = await this.fs.create(path)
    try {
      await file.write(text)
      await file.sync()
    } finally {
      await file.close()
    }
  }

  private async makeFolder(folder: string): Promise<void> {
    const outermost = await this.fs.makeFolder(folder)
    if (outermost === undefined) return
    const top = dirname(outermost)
    for (let path = dirname(folder); path.length >= top.length; path = dirname(path)) {
      await this.folders.sync(path)
      if (path === dirname(path)) return
    }
  }

  private async rename(from: string, to: string): Promise<void> {
    const delays = this.options.platform === 'win32' ? RENAME_DELAYS : []
    for (const milliseconds of delays) {
      try {
        return await this.fs.rename(from, to)
      } catch (error) {
        if (!RENAME_BUSY.includes(errorCode(error) ?? '')) throw error
      }
      await this.options.delay(milliseconds)
    }
    await this.fs.rename(from, to)
  }

  /** Gives a file the first of the names that is not taken, and takes its old name away. */
  private async claim(path: string, folder: string, names: Iterable<string>): Promise<string> {
    for (const name of names) {
      if (await this.claimName(path, join(folder, name))) return name
    }
    throw new Error('every name is taken')
  }

  private async claimName(path: string, target: string): Promise<boolean> {
    if (this.options.platform === 'win32') return this.claimByRename(path, target)
    try {
      await this.fs.link(path, target)
    } catch (error) {
      const code = errorCode(error) ?? ''
      if (code === 'EEXIST') return false
      if (!NO_LINKS.includes(code)) throw error
      return this.claimByRename(path, target)
    }
    try {
      if (dirname(path) !== dirname(target)) await this.folders.sync(dirname(target)) // else it could be in neither
      await this.fs.remove(path)
    } catch (error) {
      await attempt(basename(target), () => this.fs.remove(target)) // back to the one name it had
      throw error
    }
    return true
  }

  /** For disks without links: between the look and the rename another program could take the name. */
  private async claimByRename(path: string, target: string): Promise<boolean> {
    const free = await this.looks.run(async () => {
      if (this.exists(target)) return false
      await this.rename(path, target)
      return true
    })
    if (free) await this.folders.sync(dirname(target))
    return free
  }

  private exists(path: string): boolean {
    try {
      this.fs.info(path)
      return true
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return false
      throw error
    }
  }
}

const NOT_A_FILE = { folder: 'EISDIR', link: 'ELOOP', other: 'ENXIO' } as const

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
