import { err, ok, type Result } from '../result'
import { fault, type Fault } from './fault'
import { locateJsonBreak } from './locate'

/** A JSON object as it came out of a file. */
export type JsonObject = Readonly<Record<string, unknown>>

/** The largest file that is read, in bytes of UTF-8. */
export const FILE_LIMIT = 1024 * 1024

/** The largest bundle or backup that is read, in bytes of UTF-8. */
export const BUNDLE_LIMIT = 64 * FILE_LIMIT

const DEPTH_LIMIT = 64 // no format of ours nests deeper than 8; a reader must survive what JSON.stringify would not

/** A file format's name and the newest version that this program reads. */
export interface Format {
  readonly format: string
  readonly version: number
}

/**
 * Reads a text of a file as one JSON object. A BOM and CRLF are accepted. Faults: `too-large` (over `limit` bytes of
 * UTF-8), `empty`, `not-text`, `cut-off`, `not-json`, `not-object`, `too-deep`.
 */
export function readJson(text: string, limit: number = FILE_LIMIT): Result<JsonObject, readonly Fault[]> {
  const size = utf8Length(text)
  if (size > limit) return err([fault('too-large', '', { size, limit })])
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text
  if (plain.trim() === '') return err([fault('empty')])
  if (plain.includes('\0')) return err([fault('not-text')])
  let value: unknown
  try {
    value = JSON.parse(plain)
  } catch {
    return err([syntaxFault(plain)])
  }
  if (!isObject(value)) return err([fault('not-object', '', { found: kindOf(value) })])
  if (!shallowerThan(value, DEPTH_LIMIT)) return err([fault('too-deep', '', { limit: DEPTH_LIMIT })])
  return ok(value)
}

/** Reads a text as a file of one format: the faults of `readJson` and of `checkFormat`. */
export function readFormat(
  text: string,
  format: Format,
  limit: number = FILE_LIMIT,
): Result<JsonObject, readonly Fault[]> {
  const read = readJson(text, limit)
  if (!read.ok) return read
  const faults = checkFormat(read.value, format)
  return faults.length > 0 ? err(faults) : read
}

/** Whether an object says that it is of this format, in a version this program reads; [] when it is. */
export function checkFormat(object: JsonObject, { format, version }: Format): readonly Fault[] {
  const found = object.format
  if (found === undefined) {
    return [fault('missing', 'format', { key: 'format', expected: JSON.stringify(format) })]
  }
  if (found !== format) {
    return [fault('wrong-format', 'format', { expected: JSON.stringify(format), found: snippet(found) })]
  }
  if (object.version === undefined) {
    return [fault('missing', 'version', { key: 'version', expected: String(version) })]
  }
  const claimed = object.version
  if (typeof claimed !== 'number' || !Number.isInteger(claimed) || claimed < 1) {
    return [fault('wrong-version', 'version', { found: snippet(claimed) })]
  }
  if (claimed > version) {
    return [fault('newer-version', 'version', { version: claimed, supported: version })]
  }
  return []
}

/** Whether a value is a JSON object: neither null nor a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The kind of a JSON value, as a term that the messages translate. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'text'
  return typeof value
}

/** A JSON value short enough to be quoted in a message. */
export function snippet(value: unknown): string {
  if (typeof value === 'object' && value !== null) return kindOf(value)
  const text = JSON.stringify(value) ?? kindOf(value)
  return [...text].length > 40 ? `${[...text].slice(0, 39).join('')}…` : text
}

/** How many bytes a text takes in UTF-8. */
export function utf8Length(text: string): number {
  let length = text.length
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0x80) continue
    const inPair = code >= 0xd800 && code <= 0xdfff
    length += code < 0x800 || inPair ? 1 : 2 // a surrogate pair takes four bytes
  }
  return length
}

function syntaxFault(text: string): Fault {
  const place = locateJsonBreak(text)
  if (!place) return fault('too-deep', '', { limit: DEPTH_LIMIT }) // engines refuse JSON only for its depth then
  const before = text.slice(0, place.offset).split(/\r\n|\n|\r/)
  const line = before.length
  const column = [...(before.at(-1) ?? '')].length + 1
  if (place.cutOff) return fault('cut-off', '', { line, column })
  const found = String.fromCodePoint(text.codePointAt(place.offset) ?? 0x20)
  if (found === '\uFFFD') return fault('not-text') // what lenient decoders make of bytes that are no UTF-8
  return fault('not-json', '', { line, column, found: JSON.stringify(found).slice(1, -1) })
}

function shallowerThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((each) => shallowerThan(each, depth - 1))
}
