import type { SymmetryKind } from './symmetry'

/** What the kinds of symmetry are called in English, for pictures and lists. */
export const SYMMETRY_NAMES: Readonly<Record<SymmetryKind, string>> = {
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
