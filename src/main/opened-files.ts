import { isAbsolute, resolve } from 'node:path'

/**
 * The absolute paths of the files that the program was started with. `argv` begins with the executable and, unless the
 * program is packaged, has the program's folder as its first argument; options may stand anywhere.
 */
export function filesOf(argv: readonly string[], packaged: boolean, workingFolder: string): string[] {
  const places = argv.slice(1).filter((argument) => argument !== '' && !argument.startsWith('-'))
  return places.slice(packaged ? 0 : 1).map((path) => resolve(workingFolder, path))
}

/** The paths that a second start of the program handed on, if that is what the data is. */
export function filesFromSecondStart(data: unknown): string[] {
  const files = typeof data === 'object' && data !== null && 'files' in data ? data.files : null
  if (!Array.isArray(files)) return []
  return files.filter((path): path is string => typeof path === 'string' && isAbsolute(path))
}
