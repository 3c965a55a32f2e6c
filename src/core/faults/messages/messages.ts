import type { FaultCode } from '../fault'

/** The wording of all faults in one language. `{param}` stands for a parameter of the fault. */
export interface FaultMessages {
  readonly codes: Readonly<Record<FaultCode, string>> // also {source}
  readonly sources: Readonly<Record<FaultSource, string>> // as a sentence begins with them
  readonly places: Readonly<Record<FaultPlace, string>> // {n}, from 1
  readonly at: string // {path}, {message}
  readonly terms: Readonly<Record<FaultTerm, string>> // kinds of values, as the parameters `expected` and `found` name them
  readonly kinds: Readonly<Record<FileKind, string>> // what people call them, for those who read no JSON
  readonly or: string // before the last of several kinds
  readonly noFormat: string // where they are told that a file's format is missing; {source}, {expected}
  readonly system: Readonly<Record<SystemCode, string>> // why the system refused, as the parameter `detail` names it
}

/** What a text came from. */
export type FaultSource = 'file' | 'pasted'

/** The lists of our files that people know of, and the lines of a text. */
export type FaultPlace = 'patterns' | 'rows' | 'tags' | 'moves' | 'lines'

export type FaultTerm =
  | 'text'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'object'
  | 'list'
  | 'null'
  | 'nothing'
  | 'letter-or-undecided' // what a junction may hold in a file
  | 'gadong-dot' // what the gadong must hold in a file

/** The formats of our files, as the parameter `expected` names them. */
export type FileKind = '"pasang-pattern"' | '"pasang-bundle"' | '"pasang-game"' | '"pasang-settings"'

/** The common codes of operating systems and browsers; a rarer one is shown as it is. */
export type SystemCode =
  | 'ENOENT'
  | 'EISDIR'
  | 'ENOTDIR'
  | 'EACCES'
  | 'EPERM'
  | 'EROFS'
  | 'ENOSPC'
  | 'EDQUOT'
  | 'EFBIG'
  | 'EIO'
  | 'EBUSY'
  | 'EMFILE'
  | 'ENFILE'
  | 'ELOOP'
  | 'ENXIO'
  | 'ENAMETOOLONG'
  | 'NotFoundError'
  | 'NotReadableError'
