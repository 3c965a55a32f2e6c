import type { Language } from '../settings/settings'
import type { Fault } from './fault'
import { en } from './messages/en'
import { es } from './messages/es'
import type { FaultMessages, FaultPlace, FaultSource, FileKind } from './messages/messages'
import { ms } from './messages/ms'

export const FAULT_MESSAGES: Readonly<Record<Language, FaultMessages>> = { en, ms, es }

/** How a fault is worded. */
export interface Wording {
  readonly source?: FaultSource // what the words call the thing that is at fault; `file` when absent
  /** For people who read no JSON: places as they count them, `Row 1` for `rows[0]`, and names for kinds of files. */
  readonly plain?: boolean
}

/** A fault in words: the place (if it has one), what is wrong there and what was expected. One line, no markup. */
export function describeFault(
  fault: Fault,
  language: Language,
  { source = 'file', plain = false }: Wording = {},
): string {
  const messages = FAULT_MESSAGES[language]
  const { codes, at, terms, system, sources, noFormat } = messages
  const values = new Map(
    Object.entries(fault.params).map(([key, value]) => [
      key,
      (plain && key === 'expected' && kindsIn(value, messages)) ||
        translated(value, key === 'detail' ? system : terms),
    ]),
  )
  values.set('source', sources[source])
  const isOfFormat = plain && fault.path === 'format' // which kind of file it is: no place that people know
  const message = fill(isOfFormat && fault.code === 'missing' ? noFormat : codes[fault.code], values)
  if (fault.path === '' || isOfFormat) return message
  const path = plain || fault.path.startsWith('lines[') ? plainPlace(fault.path, messages) : fault.path
  return fill(at, new Map(Object.entries({ path, message })))
}

/** A JSON path with the lists that people know of worded and counted from 1: `patterns[1].rows[3]` as `Pattern 2, row 4`. */
function plainPlace(path: string, { places }: FaultMessages): string {
  const words = path.split('.').map((part) => {
    const [, key = '', index] = /^(\w+)\[(\d+)\]$/.exec(part) ?? []
    const isKnown = Object.hasOwn(places, key)
    return isKnown ? fill(places[key as FaultPlace], new Map([['n', String(Number(index) + 1)]])) : null
  })
  if (words.every((word) => word === null)) return path
  const place = path
    .split('.')
    .map((part, index) => words[index] ?? part)
    .join(', ')
  return place.charAt(0).toUpperCase() + place.slice(1)
}

/** Kinds of files as people call them, `a pattern, a bundle of patterns or a game record`; null when a value names others. */
function kindsIn(value: string | number, { kinds, or }: FaultMessages): string | null {
  const names = String(value)
    .split(' | ')
    .map((part) => (Object.hasOwn(kinds, part) ? kinds[part as FileKind] : null))
  if (names.includes(null)) return null
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(or)
}

/** Translates kinds of values, also in choices such as `text | number`. */
function translated(value: string | number, terms: Readonly<Record<string, string>>): string {
  return String(value)
    .split(' | ')
    .map((part) => (Object.hasOwn(terms, part) ? terms[part] : part))
    .join(' | ')
}

function fill(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => values.get(key) ?? whole)
}
