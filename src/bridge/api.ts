import type { Fault } from '#core/faults/fault'
import type { BundlePart } from '#core/files/read-each'
import type { PatternDocument } from '#core/pattern/document'
import type { SymmetryKind } from '#core/pattern/symmetry'
import type { GameRecord, MatchRound } from '#core/record/record'
import type { Settings } from '#core/settings/settings'

/** A failure that a person can be told about. `faults` name each place; `file` is the file's name, never a path. */
export interface Problem {
  readonly code: ProblemCode
  readonly message: string // English, for logs and tests; the window words `code` and `faults` itself
  readonly path?: string | undefined // JSON path inside of the file or the arguments
  readonly file?: string | undefined
  readonly faults?: readonly Fault[] | undefined
  readonly written?: number | undefined // of several files: how many were written before it failed
}

export const PROBLEM_CODES = [
  'bad-arguments', // the call did not fit its schema
  'bad-file', // see faults
  'not-found', // no such id
  'changed', // the pattern is no longer what the call said that it stems from; nothing was written
  'read-only', // a shipped pattern cannot be changed
  'damaged', // the file cannot be read; it is never overwritten
  'disk-full',
  'no-permission',
  'io', // any other failure of the disk
  'closed', // the host is gone
  'internal',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** Every bridge method answers with one of these and never rejects for an expected failure. */
export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

export type PatternSource = 'shipped' | 'own'

/** A pattern of the library. `id` is `shipped/<file name>` or `own/<file name>`, without extensions. */
export interface LibraryPattern {
  readonly id: string
  readonly source: PatternSource
  readonly document: PatternDocument
  readonly draft: readonly Fault[] // why it cannot be played; [] when it is complete
  readonly modifiedAt: string | null // ISO 8601; null for shipped ones
}

/** A file that could not be read. It stays where it is. */
export interface DamagedFile {
  readonly file: string // file name
  readonly faults: readonly Fault[]
}

export interface LibraryListing {
  readonly patterns: readonly LibraryPattern[]
  readonly damaged: readonly DamagedFile[]
}

/** A game of the records. `id` is the file name without extensions. */
export interface StoredGame {
  readonly id: string
  readonly record: GameRecord
  readonly warning: Fault | null // `illegal-move`: what opens is the game up to there
}

export interface GameSummary {
  readonly id: string
  readonly patternName: string
  readonly ruleset: string
  readonly players: readonly string[]
  readonly plies: number
  readonly finished: boolean
  readonly startedAt: string
  readonly playedAt?: string | undefined // ISO 8601; when its record was last written
  readonly scores?: readonly number[] | undefined // final ones, in the order of the players; absent while in play
  readonly match?: MatchRound | undefined
}

export interface GamesListing {
  readonly games: readonly GameSummary[] // the one written last first
  readonly damaged: readonly DamagedFile[]
}

/** A file that came in by a dialog, a drop or pasted text; `text` is null when it was not readable. */
export interface IncomingFile {
  readonly name: string
  readonly size: number // bytes
  readonly text: string | null
  readonly detail?: string | undefined // why it was not readable
}

/** What became of one incoming file (a bundle gives several). */
export type ImportOutcome =
  | {
      readonly file: string
      readonly kind: 'pattern'
      readonly pattern: LibraryPattern
      readonly twin?: string | undefined // id of a pattern that it equals once turned, mirrored or with its colours swapped
    }
  | {
      readonly file: string
      readonly kind: 'duplicate'
      readonly name: string
      readonly of: string // id of the pattern with the same board
      readonly document?: PatternDocument | undefined // when no pattern with that board has its name: it could be saved all the same
    }
  | { readonly file: string; readonly kind: 'game'; readonly game: StoredGame }
  | {
      readonly file: string
      readonly kind: 'fault'
      readonly faults: readonly Fault[]
      readonly part?: BundlePart | undefined // the pattern of a bundle that they are about
    }

/** Each kind of export remembers the folder it went to last. */
export const EXPORT_KINDS = ['patterns', 'bundles', 'pictures', 'texts', 'sheets', 'games'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

export interface OutgoingFile {
  readonly name: string // suggested file name with extension
  readonly content: string | Uint8Array // bytes for pictures that are no text
  readonly kind: ExportKind
}

/** What several files were written as. */
export interface ExportedFiles {
  readonly folder: string | null // its name; null where the browser keeps that to itself
  readonly names: readonly string[]
}

/** An earlier content of an own pattern. */
export interface PatternVersion {
  readonly id: string // among the versions of that pattern
  readonly savedAt: string // ISO 8601: when it was replaced
  readonly document: PatternDocument
}

/** Something that was deleted and can still be brought back. */
export interface TrashedItem {
  readonly token: string
  readonly kind: 'pattern' | 'game'
  readonly name: string
  readonly deletedAt: string // ISO 8601
  readonly document: PatternDocument | null // null for games, and for what can no longer be read
}

/** What became of many things: one that fails does not hold up the others. */
export interface BatchOutcome<T> {
  readonly done: readonly T[]
  readonly problems: readonly Problem[]
}

/** Unsaved work of the editor, kept so that a crash loses nothing. */
export interface EditorDraft {
  readonly patternId: string | null // the own pattern it was opened from
  readonly document: PatternDocument
  readonly symmetry?: SymmetryKind | undefined // that strokes are repeated by; drafts of earlier versions do not say
  readonly savedAt: string
  readonly over?: PatternDocument | undefined // what that pattern held when the work on it began
}

export interface AppInfo {
  readonly version: string
  readonly host: 'electron' | 'browser'
  readonly dataFolder: string // for showing only
}

export type BridgeEvent =
  | { readonly kind: 'library-changed' }
  | { readonly kind: 'files-opened'; readonly outcomes: readonly ImportOutcome[] } // by the system: double click or drop on the icon
  | { readonly kind: 'close-requested' } // the window is about to close; answer with `confirmClose`
  | { readonly kind: 'menu'; readonly command: string } // a command id chosen in the native menu
  | WorkProgress

/** How far a call has come that was given the name `work` by its window. */
export interface WorkProgress {
  readonly kind: 'progress'
  readonly work: string
  readonly done: number
  readonly total: number | null // null while it is not yet known how much there is
}

/**
 * Everything the window can ask for. There is no other way out of it. Calls with `work` tell how far they have come, and end
 * early once `stopWork` was called with that name: what was done until then stays, and is what they answer. Those that ask the
 * person for files or a folder first tell of their work from when these are chosen.
 */
export interface PasangApi {
  appInfo(): Promise<Answer<AppInfo>>

  listPatterns(): Promise<Answer<LibraryListing>>
  /**
   * Saves under a new id when `id` is null, else over that own pattern; a taken file name gets a number. `over` is what the
   * pattern held when the work on it began: if it holds anything else by now, the answer is `changed`. Null does not look.
   */
  savePattern(
    id: string | null,
    document: PatternDocument,
    over?: PatternDocument | null,
  ): Promise<Answer<LibraryPattern>>
  /** Moves an own pattern to the trash; the value is the token that brings it back. */
  deletePattern(id: string): Promise<Answer<string>>
  restorePattern(token: string): Promise<Answer<LibraryPattern>>
  /** Moves own patterns to the trash; the values are their tokens. */
  deletePatterns(ids: readonly string[], work?: string): Promise<Answer<BatchOutcome<string>>>
  restorePatterns(tokens: readonly string[], work?: string): Promise<Answer<BatchOutcome<LibraryPattern>>>
  /** The earlier contents of an own pattern, newest first. Saving one of them over the pattern brings it back. */
  listVersions(id: string): Promise<Answer<readonly PatternVersion[]>>

  listTrash(): Promise<Answer<readonly TrashedItem[]>> // newest first
  /** Removes deleted things for good; the value says how many. */
  emptyTrash(tokens: readonly string[], work?: string): Promise<Answer<number>>

  /** Asks the person for files and takes them in; null when they changed their mind. */
  importFiles(work?: string): Promise<Answer<readonly ImportOutcome[] | null>>
  /** Asks the person for a folder and takes in the files of ours in it and below; null when they changed their mind. */
  importFolder(work?: string): Promise<Answer<readonly ImportOutcome[] | null>>
  /** Takes in files that were dropped or pasted. */
  importTexts(files: readonly IncomingFile[], work?: string): Promise<Answer<readonly ImportOutcome[]>>
  /** Asks the person where to and writes; the value is what was written, null when they changed their mind. */
  exportFile(file: OutgoingFile): Promise<Answer<string | null>>
  /** Asks the person for a folder and writes all files there, none over another; null when they changed their mind. */
  exportFiles(files: readonly OutgoingFile[], work?: string): Promise<Answer<ExportedFiles | null>>

  /** Ends that work soon; none of that name is no failure. */
  stopWork(work: string): Promise<Answer<null>>

  listGames(): Promise<Answer<GamesListing>>
  readGame(id: string): Promise<Answer<StoredGame>>
  /** Saves under a new id when `id` is null. */
  saveGame(id: string | null, record: GameRecord): Promise<Answer<string>>
  deleteGame(id: string): Promise<Answer<string>>
  restoreGame(token: string): Promise<Answer<string>>

  readSettings(): Promise<Answer<Settings>>
  writeSettings(settings: Settings): Promise<Answer<Settings>>

  /** What `readDraft` would answer, which stays whose it is. */
  peekDraft(owner: string, living: readonly string[]): Promise<Answer<EditorDraft | null>>
  /**
   * The unsaved work of the window `owner`; when it has none, the newest that no running window holds, which is its own from
   * then on. `living` are the other windows of this host that are open.
   */
  readDraft(owner: string, living: readonly string[]): Promise<Answer<EditorDraft | null>>
  /** Replaces the unsaved work of the window `owner`, or takes it away (null); never that of another window. */
  writeDraft(draft: EditorDraft | null, owner: string): Promise<Answer<null>>

  /** Answers `close-requested`: whether the window may close. */
  confirmClose(mayClose: boolean): Promise<Answer<null>>

  /** Listens to events until the returned function is called. */
  onEvent(listener: (event: BridgeEvent) => void): () => void
}
