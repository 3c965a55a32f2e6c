/** What lies under a path; links are not followed. Times are in milliseconds since 1970. */
export interface FileInfo {
  readonly kind: 'file' | 'folder' | 'link' | 'other'
  readonly size: number
  readonly modifiedMs: number // when its content was last changed, or so it says
  readonly changedMs: number // when anything about it was; nobody can set this one
}

/** What was read: `bytes` is null for anything but a file of at most the limit asked for. */
export interface FileContent {
  readonly info: FileInfo
  readonly bytes: Uint8Array | null
}

/** A new file that is open for writing. */
export interface NewFile {
  write(content: string | Uint8Array): Promise<void>
  /** Resolves when the content is on the disk itself. */
  sync(): Promise<void>
  close(): Promise<void>
}

/**
 * The few steps that everything on disk is made of, injected so that a test can let any of them fail. Each fails with
 * the operating system's error (a `code` such as `ENOSPC`); paths are absolute.
 */
export interface FileSystem {
  /** Makes a folder and those above it; the value is the outermost one that was made, or undefined. */
  makeFolder(path: string): Promise<string | undefined>
  /** Names in a folder, unsorted. */
  names(folder: string): Promise<readonly string[]>
  /**
   * Reads a whole file of at most `limit` bytes without following a link. It does so at once: our files are small, and
   * handing each of thousands to another thread takes ten times as long as reading it.
   */
  read(path: string, limit: number): FileContent
  /** Looks at a path, at once as well. */
  info(path: string): FileInfo
  /** Makes a file; `EEXIST` when the name is taken. */
  create(path: string): Promise<NewFile>
  /** Moves a file, replacing what has that name. */
  rename(from: string, to: string): Promise<void>
  /** Gives a file a second name; `EEXIST` when that is taken. */
  link(existing: string, name: string): Promise<void>
  /** Removes a file. */
  remove(path: string): Promise<void>
  /** Removes an empty folder. */
  removeFolder(path: string): Promise<void>
  /** Resolves when the names in a folder are on the disk itself. */
  syncFolder(path: string): Promise<void>
}
