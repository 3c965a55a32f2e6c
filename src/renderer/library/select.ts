import type { LibraryPattern } from '#bridge/api'
import type { Gadong } from '#core/board/junction'
import type { ProvenanceKind } from '#core/pattern/document'
import { SYMMETRY_KINDS, type SymmetryKind } from '#core/pattern/symmetry'
import type { Language } from '#core/settings/settings'
import { folded, haystackOf, nameIn, symmetryOfDocument } from './entries'

export const SHELVES = ['all', 'shipped', 'own', 'favourites'] as const
export type Shelf = (typeof SHELVES)[number]

export const SORTS = ['name', 'newest', 'symmetry', 'board'] as const
export type Sort = (typeof SORTS)[number]

/** What of the library is asked for. */
export interface Wanted {
  readonly shelf: Shelf
  readonly search: string
  readonly symmetry: SymmetryKind | 'any'
  readonly board: Gadong | 'any' | 'draft'
  readonly source: ProvenanceKind | 'any' | 'unknown'
  readonly sort: Sort
}

export const EVERYTHING: Wanted = {
  shelf: 'all',
  search: '',
  symmetry: 'any',
  board: 'any',
  source: 'any',
  sort: 'name',
}

/** Whether anything but the shelf and the order narrows the choice. */
export function isNarrowed(wanted: Wanted): boolean {
  const { search, symmetry, board, source } = wanted
  return search.trim() !== '' || symmetry !== 'any' || board !== 'any' || source !== 'any'
}

/** The patterns that are asked for, in their order. Every word of the search has to occur in a name or a tag. */
export function selectPatterns(
  patterns: readonly LibraryPattern[],
  wanted: Wanted,
  favourites: ReadonlySet<string>,
  language: Language,
): readonly LibraryPattern[] {
  const words = folded(wanted.search).split(' ').filter(Boolean)
  const chosen = patterns.filter(
    (pattern) =>
      onShelf(pattern, wanted.shelf, favourites) && fitsFilters(pattern, wanted) && fitsWords(pattern, words),
  )
  return sorted(chosen, wanted.sort, language)
}

/** How many patterns each shelf holds, whatever is searched for. */
export function shelfCounts(
  patterns: readonly LibraryPattern[],
  favourites: ReadonlySet<string>,
): Readonly<Record<Shelf, number>> {
  const count = (shelf: Shelf) => patterns.filter((pattern) => onShelf(pattern, shelf, favourites)).length
  return {
    all: patterns.length,
    shipped: count('shipped'),
    own: count('own'),
    favourites: count('favourites'),
  }
}

function onShelf(pattern: LibraryPattern, shelf: Shelf, favourites: ReadonlySet<string>): boolean {
  if (shelf === 'all') return true
  return shelf === 'favourites' ? favourites.has(pattern.id) : pattern.source === shelf
}

function fitsFilters(pattern: LibraryPattern, { symmetry, board, source }: Wanted): boolean {
  const { document } = pattern
  if (board === 'draft' ? pattern.draft.length === 0 : board !== 'any' && document.gadong !== board)
    return false
  if (source !== 'any' && (document.provenance?.kind ?? 'unknown') !== source) return false
  return symmetry === 'any' || symmetryOfDocument(document) === symmetry
}

function fitsWords({ document }: LibraryPattern, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const haystack = haystackOf(document)
  return words.every((word) => haystack.includes(word))
}

function sorted(
  patterns: readonly LibraryPattern[],
  sort: Sort,
  language: Language,
): readonly LibraryPattern[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const names = new Map(patterns.map((pattern) => [pattern.id, nameIn(pattern.document, language)]))
  const byName = (a: LibraryPattern, b: LibraryPattern) =>
    compare(names.get(a.id) ?? '', names.get(b.id) ?? '') || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  const first = ORDERS[sort]
  return [...patterns].sort((a, b) => first(a, b) || byName(a, b))
}

/** What each order looks at before the name. */
const ORDERS: Readonly<Record<Sort, (a: LibraryPattern, b: LibraryPattern) => number>> = {
  name: () => 0,
  newest: (a, b) => (b.modifiedAt ?? '').localeCompare(a.modifiedAt ?? ''),
  symmetry: (a, b) => symmetryRank(b) - symmetryRank(a),
  board: (a, b) => a.document.gadong - b.document.gadong,
}

function symmetryRank({ document }: LibraryPattern): number {
  return SYMMETRY_KINDS.indexOf(symmetryOfDocument(document))
}
