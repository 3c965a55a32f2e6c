import type { LibraryPattern } from '#bridge/api'
import { boardOf, type PatternDocument } from '#core/pattern/document'
import { rowsOf } from '#core/pattern/rows'
import { equivalentBoards } from '#core/pattern/transform'

/** A pattern of the library with the same board. */
export interface Twin {
  readonly pattern: LibraryPattern
  readonly isSame: boolean // junction by junction; else turned, mirrored or with colours swapped
}

/** Whether a junction is still open, so that there is nothing to compare yet; unequal counts do not matter for that. */
export function isUndecided({ rows }: PatternDocument): boolean {
  return rows.some((row) => row.includes('?'))
}

/** The pattern whose board is the same up to turns, flips and a swap of colours; null while junctions are undecided. `own` does not count. */
export function twinOf(
  document: PatternDocument,
  patterns: readonly LibraryPattern[],
  own: string | null,
): Twin | null {
  if (isUndecided(document)) return null
  const forms = new Set(equivalentBoards(boardOf(document)).map((board) => rowsOf(board).join()))
  const rows = document.rows.join()
  const twins = patterns.filter(({ id, document: other }) => id !== own && forms.has(other.rows.join()))
  const same = twins.find(({ document: other }) => other.rows.join() === rows)
  const [pattern = null] = same ? [same] : twins
  return pattern && { pattern, isSame: pattern === same }
}
