import { boardOf } from '#core/pattern/document'
import { symmetryOf, type SymmetryKind } from '#core/pattern/symmetry'
import { PALETTES } from '#core/picture/palettes'
import { sheetSvg } from '#core/picture/sheet'
import type { StoredPattern } from '#storage/library'

const SYMMETRY_WORDS: Readonly<Record<SymmetryKind, string>> = {
  none: 'No symmetry',
  'mirror-lr': 'Left-right',
  'mirror-tb': 'Top-bottom',
  'mirror-a1k11': 'Diagonal',
  'mirror-a11k1': 'Other diagonal',
  'mirrors-straight': 'Both straight',
  'mirrors-diagonal': 'Both diagonal',
  'mirrors-all': 'Four mirrors',
  'half-turn': 'Half turn',
  'quarter-turn': 'Quarter turn',
  'swap-half-turn': 'Half turn, swapped',
  'swap-quarter-turn': 'Quarter turn, swapped',
}

/** A contact sheet of the patterns that are complete on every junction. */
export function librarySheet(patterns: readonly StoredPattern[]): string {
  const entries = patterns
    .filter(({ draft }) => draft.every(({ code }) => code !== 'undecided'))
    .map(({ document }) => {
      const board = boardOf(document)
      return { board, name: document.name, note: SYMMETRY_WORDS[symmetryOf(board)] }
    })
  return sheetSvg(entries, PALETTES.wood)
}
