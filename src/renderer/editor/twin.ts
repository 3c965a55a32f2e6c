import type { LibraryPattern } from '#bridge/api'
import { draftReasons, boardOf, type PatternDocument } from '#core/pattern/document'
import { rowsOf } from '#core/pattern/rows'
import { equivalentBoards } from '#core/pattern/transform'

/** A pattern of the library with the same board. */
export interface Twin {
  readonly pattern: LibraryPattern
  readonly isSame: boolean // junction by junction; else turned, mirrored or with colours swapped
}

/** The pattern whose board is the same up to turns, flips and a swap of colours; null for drafts. `own` does not count. */
export function twinOf(
  document: PatternDocument,
  patterns: readonly LibraryPattern[],
  own: string | null,
): Twin | null {
  if (draftReasons(document).length > 0) return null
  const forms = new Set(equivalentBoards(boardOf(document)).map((board) => rowsOf(board).join()))
  const rows = document.rows.join()
  const twins = patterns.filter(({ id, document: other }) => id !== own && forms.has(other.rows.join()))
  const same = twins.find(({ document: other }) => other.rows.join() === rows)
  const [pattern = null] = same ? [same] : twins
  return pattern && { pattern, isSame: pattern === same }
}
