import { z } from 'zod'
import type { Gadong } from '../board/junction'
import { fault, type Fault } from '../faults/fault'
import { checkShape } from '../faults/issues'
import { faultsUnder } from '../faults/path'
import { checkFormat, isObject, kindOf, readFormat, type JsonObject } from '../faults/read'
import { writeJson } from '../faults/write'
import { err, ok, type Result } from '../result'
import { emptyBoard } from './board'
import type { Board, Cell } from './cells'
import { nameFaults } from './name'
import { boardOfRows, rowFaults, rowsOf } from './rows'

export const PATTERN_FORMAT = 'pasang-pattern'
export const PATTERN_VERSION = 1

export type ProvenanceKind = 'attested' | 'named' | 'original'

export interface Provenance {
  readonly kind: ProvenanceKind
  readonly source?: string | undefined
}

export const PROVENANCE_KINDS: readonly ProvenanceKind[] = ['attested', 'named', 'original']

/**
 * A pattern file in memory, upgraded to the newest version: schema-valid, but perhaps a draft (undecided junctions or
 * unequal counts). Unknown keys are kept in the object and written back.
 */
export interface PatternDocument {
  readonly format: typeof PATTERN_FORMAT
  readonly version: typeof PATTERN_VERSION
  readonly name: string // 1-80 characters after trimming, no control characters
  readonly names?: { readonly ms?: string | undefined; readonly es?: string | undefined } | undefined
  readonly author?: string | undefined
  readonly notes?: string | undefined
  readonly provenance?: Provenance | undefined
  readonly tags?: readonly string[] | undefined
  readonly gadong: Gadong
  readonly rows: readonly string[] // 11 strings of 11 characters, rank 11 first
}

/** Whether two patterns have the same board, junction by junction. */
export function sameBoard(one: PatternDocument, other: PatternDocument): boolean {
  return one.gadong === other.gadong && one.rows.join() === other.rows.join()
}

// The rest of a pattern: rows and names are checked by hand, for faults that name the junction or the character.
const Details = z.looseObject({
  names: z.looseObject({ ms: z.string().optional(), es: z.string().optional() }).optional(),
  author: z.string().optional(),
  notes: z.string().optional(),
  provenance: z
    .looseObject({ kind: z.enum(['attested', 'named', 'original']), source: z.string().optional() })
    .optional(),
  tags: z.array(z.string()).optional(),
  gadong: z.union([z.literal(1), z.literal(3)]),
})

const KEY_ORDER: readonly (keyof PatternDocument)[] = [
  'format',
  'version',
  'name',
  'names',
  'author',
  'notes',
  'provenance',
  'tags',
  'gadong',
  'rows',
]

/** Reads the text of a `*.pasang.json` file. All faults of a file are reported, not only the first. */
export function parsePattern(text: string): Result<PatternDocument, readonly Fault[]> {
  const read = readFormat(text, { format: PATTERN_FORMAT, version: PATTERN_VERSION })
  return read.ok ? checkPattern(read.value) : read
}

/**
 * Checks a JSON value as a pattern document, such as one inside of a record or a bundle; `path` is its place there.
 * Names come out trimmed, all else (unknown keys and their order too) as it was.
 */
export function checkPattern(value: unknown, path = ''): Result<PatternDocument, readonly Fault[]> {
  if (!isObject(value)) return err([fault('not-object', path, { found: kindOf(value) })])
  const format = checkFormat(value, { format: PATTERN_FORMAT, version: PATTERN_VERSION })
  const faults = format.length > 0 ? format : contentFaults(value)
  if (faults.length > 0) return err(faultsUnder(path, faults))
  return ok(trimmed(value as unknown as PatternDocument))
}

/** The text of a pattern's file: keys in the order of the format, then unknown ones; two spaces, LF, final newline. */
export function serializePattern(document: PatternDocument): string {
  return writeJson(document, KEY_ORDER)
}

/** Why a document cannot be played or shared: `undecided` or `unequal`; [] when it is complete. */
export function draftReasons(document: PatternDocument): readonly Fault[] {
  const { b: black, w: white, '?': undecided } = cellCounts(document.rows)
  return [
    ...(undecided > 0 ? [fault('undecided', 'rows', { count: undecided })] : []),
    ...(black === white ? [] : [fault('unequal', 'rows', { black, white })]),
  ]
}

/** How many of each there are, told from the rows alone: thousands of patterns are asked at once. */
function cellCounts(rows: readonly string[]): Readonly<Record<Cell, number>> {
  const counts = { b: 0, w: 0, '?': 0, '.': 0 }
  for (const row of rows) {
    for (const cell of row) counts[cell as Cell] += 1
  }
  return counts
}

/** The board that a document describes. */
export function boardOf(document: PatternDocument): Board {
  return boardOfRows(document.rows, document.gadong)
}

/** The document with another board. */
export function withBoard(document: PatternDocument, board: Board): PatternDocument {
  return { ...document, gadong: board.gadong, rows: rowsOf(board) }
}

/** A new document; its board is undecided unless one is given. The name must be one that `nameFaults` accepts. */
export function newDocument(name: string, board: Board = emptyBoard(1)): PatternDocument {
  const faults = nameFaults(name)
  if (faults.length > 0) throw new Error(`unusable name: ${JSON.stringify(faults)}`)
  return {
    format: PATTERN_FORMAT,
    version: PATTERN_VERSION,
    name: name.trim(),
    provenance: { kind: 'original' },
    gadong: board.gadong,
    rows: rowsOf(board),
  }
}

function contentFaults(value: JsonObject): readonly Fault[] {
  const details = checkShape(Details, value)
  const gadong = value.gadong === 1 || value.gadong === 3 ? value.gadong : undefined
  return [
    ...requiredNameFaults(value.name),
    ...translatedNameFaults(value.names),
    ...(details.ok ? [] : details.error),
    ...rowFaults(value.rows, gadong),
  ]
}

function requiredNameFaults(name: unknown): readonly Fault[] {
  if (name === undefined) return [fault('missing', 'name', { key: 'name', expected: 'text' })]
  if (typeof name === 'string') return nameFaults(name)
  return [fault('wrong-type', 'name', { expected: 'text', found: kindOf(name) })]
}

/** A translated name follows the rules of names, but may be empty; kinds of values are left to the schema. */
function translatedNameFaults(names: unknown): readonly Fault[] {
  if (!isObject(names)) return []
  return [names.ms, names.es].flatMap((name, index) =>
    typeof name === 'string' && name !== '' ? nameFaults(name, `names.${index === 0 ? 'ms' : 'es'}`) : [],
  )
}

function trimmed(document: PatternDocument): PatternDocument {
  const name = document.name.trim()
  return name === document.name ? document : { ...document, name }
}
