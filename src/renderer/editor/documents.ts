import { changesBetween } from '#core/pattern/board'
import type { Board } from '#core/pattern/cells'
import { boardOf, withBoard, type PatternDocument, type Provenance } from '#core/pattern/document'
import { tidyName } from '#core/pattern/name'
import { canonicalKey } from '#core/pattern/transform'
import type { Language } from '#core/settings/settings'

/**
 * The document with another board; the same one when the board is the same. An attested layout that was changed is no
 * longer attested: only its name is.
 */
export function redrawn(document: PatternDocument, board: Board): PatternDocument {
  const before = boardOf(document)
  if (countChanged(before, board) === 0) return document
  const { provenance } = document
  const next = withBoard(document, board)
  if (provenance?.kind !== 'attested' || canonicalKey(before) === canonicalKey(board)) return next
  return { ...next, provenance: { ...provenance, kind: 'named' } }
}

/** How many junctions differ; a bowl of another size counts as far as its junctions do. */
export function countChanged(from: Board, to: Board): number {
  if (from.gadong === to.gadong) return changesBetween(from, to).length
  return from.cells.filter((cell, index) => cell !== to.cells[index]).length
}

/** What the page of names and notes edits. */
export interface Details {
  readonly name: string
  readonly ms: string
  readonly es: string
  readonly author: string
  readonly notes: string
  readonly tags: readonly string[]
  readonly provenance: Provenance
}

/** The details of a document; absent ones are empty. */
export function detailsOf(document: PatternDocument): Details {
  return {
    name: document.name,
    ms: document.names?.ms ?? '',
    es: document.names?.es ?? '',
    author: document.author ?? '',
    notes: document.notes ?? '',
    tags: document.tags ?? [],
    provenance: document.provenance ?? { kind: 'original' },
  }
}

/**
 * The document with other details, names tidied, what is empty left out and unknown keys kept; the same document when
 * nothing changes. A name that is empty after tidying leaves the present one.
 */
export function withDetails(document: PatternDocument, details: Details): PatternDocument {
  const {
    names: _names,
    author: _author,
    notes: _notes,
    tags: _tags,
    provenance: _source,
    ...rest
  } = document
  const unknownNames = withoutKeys(document.names, ['ms', 'es'])
  const names = { ...unknownNames, ...filled({ ms: tidyName(details.ms), es: tidyName(details.es) }) }
  const { kind, source } = details.provenance
  const next: PatternDocument = {
    ...rest,
    name: tidyName(details.name) || document.name,
    ...(Object.keys(names).length > 0 && { names }),
    ...filled({ author: details.author.trim(), notes: details.notes.trim() }),
    ...(details.tags.length > 0 && { tags: details.tags }),
    provenance: {
      ...withoutKeys(document.provenance, ['kind', 'source']),
      kind,
      ...filled({ source: source?.trim() ?? '' }),
    },
  }
  return sameDetails(document, next) ? document : next
}

/** Tags as they were typed, separated by commas or line ends: trimmed, each once, in lower case or not. */
export function parseTags(text: string): readonly string[] {
  const tags = text.split(/[,\n]/).map((tag) => tag.replace(/\s+/g, ' ').trim())
  return tags.filter((tag, index) => tag !== '' && tags.indexOf(tag) === index)
}

/**
 * A new document that begins as a given one under another name. Translated names and the author would not fit it, and where
 * its layout comes from is no longer attested: `source` says what it was made after.
 */
export function copyOf(document: PatternDocument, name: string, source: string): PatternDocument {
  const { names: _names, author: _author, ...rest } = document
  return { ...rest, name, provenance: { kind: 'original', source } }
}

function sameDetails(a: PatternDocument, b: PatternDocument): boolean {
  const plain = (document: PatternDocument) => {
    const { provenance, ...texts } = detailsOf(document)
    return JSON.stringify([texts, provenance.kind, provenance.source ?? ''])
  }
  return plain(a) === plain(b)
}

function filled<K extends string>(values: Readonly<Record<K, string>>): Partial<Record<K, string>> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<
    Record<K, string>
  >
}

function withoutKeys(value: object | undefined, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => !keys.includes(key)))
}

/** The document under another name: in a language that it has a name in, only that one changes. */
export function withName(document: PatternDocument, name: string, language: Language): PatternDocument {
  if (language === 'en' || !document.names?.[language]?.trim()) return { ...document, name }
  return { ...document, names: { ...document.names, [language]: name } }
}
