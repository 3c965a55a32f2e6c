import { boardOf } from '#core/pattern/document'
import { symmetryOf } from '#core/pattern/symmetry'
import { SYMMETRY_NAMES } from '#core/pattern/symmetry-names'
import { PALETTES } from '#core/picture/palettes'
import { sheetSvg } from '#core/picture/sheet'
import type { StoredPattern } from '#storage/library'

/** A contact sheet of the patterns that are complete on every junction. */
export function librarySheet(patterns: readonly StoredPattern[]): string {
  const entries = patterns
    .filter(({ draft }) => draft.every(({ code }) => code !== 'undecided'))
    .map(({ document }) => {
      const board = boardOf(document)
      return { board, name: document.name, note: SYMMETRY_NAMES[symmetryOf(board)] }
    })
  return sheetSvg(entries, PALETTES.wood)
}
