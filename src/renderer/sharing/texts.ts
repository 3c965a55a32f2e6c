import type { PatternDocument } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { makeShareCode } from '#core/pattern/share-code'

/** Patterns as text: each its name and its rows, rank 11 first. */
export function rowsText(
  documents: readonly PatternDocument[],
  nameOf: (document: PatternDocument) => string,
): string {
  return documents.map((document) => [nameOf(document), ...document.rows].join('\n') + '\n').join('\n')
}

/** Share codes of complete patterns, one a line. */
export function codesText(documents: readonly PatternDocument[]): string {
  return documents.map((document) => `${codeOf(document) ?? ''}\n`).join('')
}

/** The share code of a pattern; null while it is not complete. */
export function codeOf(document: PatternDocument): string | null {
  const complete = completePattern(document)
  return complete.ok ? makeShareCode(complete.value) : null
}
