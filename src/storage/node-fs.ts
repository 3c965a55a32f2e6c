import { closeSync, constants, fstatSync, lstatSync, openSync, readSync, type Stats } from 'node:fs'
import { link, mkdir, open, readdir, rename, rmdir, unlink } from 'node:fs/promises'
import { errorCode } from './failure'
import type { FileContent, FileInfo, FileSystem } from './fs'

// Windows knows neither flag. A pipe opened with O_NONBLOCK does not wait for a writer.
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

const LINK_CODES = ['ELOOP', 'EMLINK'] // what systems answer to O_NOFOLLOW on a link
const NO_FOLDER_SYNC = ['EPERM', 'EISDIR', 'EINVAL', 'ENOTSUP', 'EACCES'] // Windows, and some network disks

/** The file system of the machine. */
export const nodeFileSystem: FileSystem = {
  makeFolder: (path) => mkdir(path, { recursive: true }),
  names: (folder) => readdir(folder),
  read,
  info: (path) => infoOf(lstatSync(path)),
  create: async (path) => {
    const handle = await open(path, 'wx', 0o644)
    return {
      write: (text) => handle.writeFile(text, 'utf8'),
      sync: () => handle.sync(),
      close: () => handle.close(),
    }
  },
  rename,
  link,
  remove: unlink,
  removeFolder: (path) => rmdir(path),
  syncFolder,
}

function read(path: string, limit: number): FileContent {
  if (constants.O_NOFOLLOW === undefined) {
    const info = infoOf(lstatSync(path))
    if (info.kind !== 'file') return { info, bytes: null }
  }
  let file: number
  try {
    file = openSync(path, READ)
  } catch (error) {
    if (!LINK_CODES.includes(errorCode(error) ?? '')) throw error
    return { info: infoOf(lstatSync(path)), bytes: null }
  }
  try {
    const info = infoOf(fstatSync(file))
    return { info, bytes: info.kind === 'file' && info.size <= limit ? readAll(file, info.size) : null }
  } finally {
    closeSync(file)
  }
}

/** Reads `size` bytes, fewer when the file has been cut meanwhile. */
function readAll(file: number, size: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(size)
  let filled = 0
  while (filled < size) {
    const count = readSync(file, bytes, filled, size - filled, filled)
    if (count === 0) break
    filled += count
  }
  return bytes.subarray(0, filled)
}

function infoOf(stats: Stats): FileInfo {
  const kind = stats.isFile()
    ? 'file'
    : stats.isDirectory()
      ? 'folder'
      : stats.isSymbolicLink()
        ? 'link'
        : 'other'
  return { kind, size: stats.size, modifiedMs: stats.mtimeMs, changedMs: stats.ctimeMs }
}

async function syncFolder(path: string): Promise<void> {
  try {
    const handle = await open(path, 'r')
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!NO_FOLDER_SYNC.includes(errorCode(error) ?? '')) throw error
  }
}
