import { fault, type Fault } from '../faults/fault'
import { BUNDLE_LIMIT, FILE_LIMIT, readJson, snippet, utf8Length } from '../faults/read'
import { BUNDLE_FORMAT, checkBundle, type BundleEntry } from '../pattern/bundle'
import { checkPattern, PATTERN_FORMAT, type PatternDocument } from '../pattern/document'
import { usableName } from '../pattern/name'
import { patternOfShareCode, shareCodesIn } from '../pattern/share-code'
import { checkRecord, RECORD_FORMAT, type GameRecord } from '../record/record'
import { err, ok, type Result } from '../result'
import { rowsIn } from './rows-text'
import { BUNDLE_EXTENSION, GAME_EXTENSION, PATTERN_EXTENSION, PLAIN_EXTENSION } from './names'

/** The formats of what can be taken in. */
export const TAKEN_IN: readonly string[] = [PATTERN_FORMAT, BUNDLE_FORMAT, RECORD_FORMAT]

/** What a file or a pasted text turned out to hold. */
export type AnyFile =
  | { readonly kind: 'pattern'; readonly document: PatternDocument }
  | { readonly kind: 'bundle'; readonly entries: readonly BundleEntry[] }
  | { readonly kind: 'game'; readonly record: GameRecord }

/**
 * Reads a text in any of the formats that can be taken in, or the first share code or the first rows of a board in it. Its `format` decides, never the name `file`;
 * that only names what carries no name.
 */
export function readAny(text: string, file: string): Result<AnyFile, readonly Fault[]> {
  const [code] = shareCodesIn(text)
  if (code !== undefined) {
    const shared = patternOfShareCode(code, nameFrom(file))
    return shared.ok ? ok({ kind: 'pattern', document: shared.value.document }) : shared
  }
  const [board] = rowsIn(text, nameFrom(file))
  if (board) return board.ok ? ok({ kind: 'pattern', document: board.value }) : board
  const read = readJson(text, BUNDLE_LIMIT)
  if (!read.ok) return isProse(text, read.error) ? err([proseFault(text)]) : read
  const { format } = read.value
  if (format === BUNDLE_FORMAT) {
    const bundle = checkBundle(read.value)
    return bundle.ok ? ok({ kind: 'bundle', entries: bundle.value }) : bundle
  }
  const size = utf8Length(text)
  if (size > FILE_LIMIT) return err([fault('too-large', '', { size, limit: FILE_LIMIT })])
  if (format === PATTERN_FORMAT) {
    const document = checkPattern(read.value)
    return document.ok ? ok({ kind: 'pattern', document: document.value }) : document
  }
  if (format === RECORD_FORMAT) {
    const record = checkRecord(read.value)
    return record.ok ? ok({ kind: 'game', record: record.value }) : record
  }
  return err([unknownFormat(format)])
}

/** Whether a text that is not JSON was not meant to be. */
function isProse(text: string, faults: readonly Fault[]): boolean {
  return faults[0]?.code === 'not-json' && !/^\s*[{[]/.test(text)
}

/** Why nothing is found in a text that was not meant to be JSON: pictures and pages are none to look for a share code in. */
function proseFault(text: string): Fault {
  if (/[^\P{Cc}\s]/u.test(text)) return fault('not-text')
  return fault(/^\s*</.test(text) ? 'markup' : 'nothing-found')
}

/** The fault of a JSON file whose `format` is none of those that are known: by default those that can be taken in. */
export function unknownFormat(found: unknown, known: readonly string[] = TAKEN_IN): Fault {
  const expected = known.map((each) => JSON.stringify(each)).join(' | ')
  if (found === undefined) return fault('missing', 'format', { key: 'format', expected })
  return fault('wrong-format', 'format', { expected, found: snippet(found) })
}

/** What a pattern without a name is called that came in a file. */
export function nameFrom(file: string): string {
  return usableName(stemOf(file)) ?? 'Pasang'
}

function stemOf(file: string): string {
  const extensions = [PATTERN_EXTENSION, BUNDLE_EXTENSION, GAME_EXTENSION, PLAIN_EXTENSION, '.json', '.txt']
  const extension = extensions.find((each) => file.toLowerCase().endsWith(each)) ?? ''
  return file.slice(0, file.length - extension.length)
}
