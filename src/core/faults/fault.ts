/**
 * What is wrong with some input, without words: a code, the place (a JSON path such as `rows[3]`, or '' for the
 * whole) and the values that the wording needs. The messages beside this file word it in each language.
 */
export interface Fault {
  readonly code: FaultCode
  readonly path: string
  readonly params: Readonly<Record<string, string | number>>
}

export const FAULT_CODES = [
  'empty', // nothing in the file
  'too-large', // params: size, limit (bytes)
  'not-text', // not UTF-8, or with characters that no text has
  'markup', // neither a share code nor JSON, but SVG, XML or HTML
  'not-json', // params: line, column, found (the character)
  'nothing-found', // neither a share code nor JSON
  'cut-off', // JSON that ends too early; params: line, column
  'too-deep', // nested deeper than any of our files; params: limit
  'not-object', // params: found
  'wrong-format', // params: expected, found
  'newer-version', // params: version, supported
  'wrong-version', // params: found
  'missing', // a required key; params: key, expected
  'wrong-type', // params: expected, found
  'wrong-value', // params: expected, found
  'too-short', // params: minimum, found
  'too-long', // params: maximum, found
  'control-character', // in a name
  'row-count', // params: expected, found
  'row-length', // params: rank (1-11), expected, found
  'row-character', // params: column (1-11), junction, found, expected
  'gadong-character', // a token on the gadong; params: junction, found
  'undecided', // params: count
  'unequal', // params: black, white
  'share-code-prefix',
  'share-code-characters',
  'share-code-cut-off', // too short; params: expected, found
  'share-code-broken', // by a line's end, a space or a quote mark, and its parts do not make a whole
  'share-code-length', // too long; params: expected, found
  'share-code-checksum',
  'share-code-gadong', // params: found
  'share-code-padding',
  'share-code-name', // its percent-encoding is broken; params: found
  'cannot-balance', // no way of deciding the undecided junctions makes the counts equal; params: black, white, undecided
  'illegal-move', // params: index (1-based), move
  'result-mismatch', // a record's result is not the one of its moves
  'not-readable', // params: detail (of the operating system)
  'not-stored', // params: detail (of the operating system)
  'not-found', // params: id
  'changed', // meanwhile, so nothing was written over it; params: id
  'read-only', // shipped; params: id
  'ambiguous', // params: id, choices
  'unknown-option', // params: key, expected, found
] as const

export type FaultCode = (typeof FAULT_CODES)[number]

/** Builds a fault; `params` are the values that its wording names. */
export function fault(
  code: FaultCode,
  path = '',
  params: Readonly<Record<string, string | number>> = {},
): Fault {
  return { code, path, params }
}
