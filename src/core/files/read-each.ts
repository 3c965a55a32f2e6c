import type { Fault } from '../faults/fault'
import type { PatternDocument } from '../pattern/document'
import { shareCodesIn } from '../pattern/share-code'
import type { GameRecord } from '../record/record'
import { nameFrom, readAny } from './read-any'
import { rowsIn } from './rows-text'

/** Which pattern of a bundle something is about. */
export interface BundlePart {
  readonly number: number // from 1
  readonly name?: string | undefined // as far as it has one
}

/** One thing in a text that came in: a document of ours, or why it is none. */
export type EachFound =
  | { readonly kind: 'pattern'; readonly document: PatternDocument }
  | { readonly kind: 'game'; readonly record: GameRecord }
  | { readonly kind: 'fault'; readonly faults: readonly Fault[]; readonly part?: BundlePart | undefined }

/** Everything in a text, in its order: each of several share codes, of boards as rows or of the patterns of a bundle, else one thing; as `readAny`. */
export function readEach(text: string, file: string): readonly EachFound[] {
  const codes = shareCodesIn(text)
  if (codes.length > 1) return codes.flatMap((code) => readOne(code, file))
  const boards = codes.length === 0 ? rowsIn(text, nameFrom(file)) : []
  if (boards.length === 0) return readOne(text, file)
  return boards.map((board) =>
    board.ok ? { kind: 'pattern', document: board.value } : { kind: 'fault', faults: board.error },
  )
}

function readOne(text: string, file: string): readonly EachFound[] {
  const read = readAny(text, file)
  if (!read.ok) return [{ kind: 'fault', faults: read.error }]
  if (read.value.kind !== 'bundle') return [read.value]
  return read.value.entries.map((entry, index) =>
    entry.ok
      ? { kind: 'pattern', document: entry.value }
      : { kind: 'fault', faults: entry.error, part: { number: index + 1, name: entry.name } },
  )
}
