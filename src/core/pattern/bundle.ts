import { fault, type Fault } from '../faults/fault'
import { BUNDLE_LIMIT, checkFormat, isObject, kindOf, readFormat, type JsonObject } from '../faults/read'
import { writeJson } from '../faults/write'
import { err, ok, type Err, type Ok, type Result } from '../result'
import { checkPattern, type PatternDocument } from './document'
import { tidyName } from './name'

export const BUNDLE_FORMAT = 'pasang-bundle'
const BUNDLE_VERSION = 1

/** A pattern of a bundle, or the faults of one that is not good, with its name as far as it has one. */
export type BundleEntry = Ok<PatternDocument> | (Err<readonly Fault[]> & { readonly name?: string })

/** Reads the text of a `*.pasang-bundle.json` file; a bad pattern in it does not spoil the others. */
export function parseBundle(text: string): Result<readonly BundleEntry[], readonly Fault[]> {
  const read = readFormat(text, { format: BUNDLE_FORMAT, version: BUNDLE_VERSION }, BUNDLE_LIMIT)
  return read.ok ? checkBundle(read.value) : read
}

/** Checks a JSON object as a bundle. Faults name patterns as `patterns[3].rows[2]`. */
export function checkBundle(object: JsonObject): Result<readonly BundleEntry[], readonly Fault[]> {
  const format = checkFormat(object, { format: BUNDLE_FORMAT, version: BUNDLE_VERSION })
  if (format.length > 0) return err(format)
  const { patterns } = object
  if (patterns === undefined)
    return err([fault('missing', 'patterns', { key: 'patterns', expected: 'list' })])
  if (!Array.isArray(patterns)) {
    return err([fault('wrong-type', 'patterns', { expected: 'list', found: kindOf(patterns) })])
  }
  return ok(patterns.map((each: unknown, index) => entryOf(each, `patterns[${index}]`)))
}

function entryOf(value: unknown, path: string): BundleEntry {
  const checked = checkPattern(value, path)
  if (checked.ok || !isObject(value) || typeof value.name !== 'string') return checked
  const name = tidyName(value.name)
  return name === '' ? checked : { ...checked, name }
}

/** The text of a bundle's file. */
export function serializeBundle(documents: readonly PatternDocument[]): string {
  return writeJson({ format: BUNDLE_FORMAT, version: BUNDLE_VERSION, patterns: documents }, [])
}
