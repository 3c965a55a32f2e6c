import type { GameSummary } from '#bridge/api'
import type { Counts } from '#core/pattern/cells'
import { countsOf } from '#core/pattern/board'
import { boardOf, type PatternDocument } from '#core/pattern/document'
import { symmetryOf, type SymmetryKind } from '#core/pattern/symmetry'
import { LANGUAGES, type Language } from '#core/settings/settings'

/** A pattern's name in a language; its main name where it has none in that one. */
export function nameIn(document: PatternDocument, language: Language): string {
  const translated = language === 'en' ? undefined : document.names?.[language]
  return translated?.trim() || document.name
}

/** The names of a pattern other than the one in `language`, each once. */
export function otherNames(document: PatternDocument, language: Language): readonly string[] {
  const shown = nameIn(document, language)
  const names = [document.name, document.names?.ms?.trim(), document.names?.es?.trim()]
  return [...new Set(names)].filter((name): name is string => Boolean(name) && name !== shown)
}

/** A text as search compares it: lower case, without accents, spaces as one. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** The final scores of the game in which most points were taken by one player, the highest first; null when none is over. */
export function bestScores(games: readonly GameSummary[]): readonly number[] | null {
  const finals = games.flatMap(({ scores }) => (scores ? [[...scores].sort((a, b) => b - a)] : []))
  const [best] = finals.sort((a, b) => (b[0] ?? 0) - (a[0] ?? 0))
  return best ?? null
}

const foldedNames = new WeakMap<PatternDocument, Map<Language, string>>()
const haystacks = new WeakMap<PatternDocument, string>()
const symmetries = new WeakMap<PatternDocument, SymmetryKind>()
const counts = new WeakMap<PatternDocument, Counts>()

/** The name of a pattern in a language as search compares it, worked out once for each document. */
export function foldedNameIn(document: PatternDocument, language: Language): string {
  const names = remembered(foldedNames, document, () => new Map<Language, string>())
  const known = names.get(language) ?? folded(nameIn(document, language))
  names.set(language, known)
  return known
}

/** Everything of a pattern that search looks into, as its field says: names in all languages, tags. */
export function haystackOf(document: PatternDocument): string {
  return remembered(haystacks, document, () =>
    folded([document.name, ...otherNames(document, 'en'), ...(document.tags ?? [])].join(' \n ')),
  )
}

/** The richest symmetry of a pattern, computed once for each document. */
export function symmetryOfDocument(document: PatternDocument): SymmetryKind {
  return remembered(symmetries, document, () => symmetryOf(boardOf(document)))
}

/** How many black and white tokens a pattern has, computed once for each document. */
export function countsOfDocument(document: PatternDocument): Counts {
  return remembered(counts, document, () => countsOf(boardOf(document)))
}

/**
 * Works out what search, filters and the comparison of names ask of a pattern, before they do: thousands at once would hold up
 * the first letter typed.
 */
export function readAhead(document: PatternDocument): void {
  haystackOf(document)
  for (const language of LANGUAGES) foldedNameIn(document, language)
  symmetryOfDocument(document)
}

function remembered<T>(memory: WeakMap<PatternDocument, T>, document: PatternDocument, make: () => T): T {
  const known = memory.get(document)
  if (known !== undefined) return known
  const made = make()
  memory.set(document, made)
  return made
}
