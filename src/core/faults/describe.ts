import type { Language } from '../settings/settings'
import type { Fault } from './fault'
import { en } from './messages/en'
import { es } from './messages/es'
import type { FaultMessages, FaultPlace, FaultSource } from './messages/messages'
import { ms } from './messages/ms'

export const FAULT_MESSAGES: Readonly<Record<Language, FaultMessages>> = { en, ms, es }

/** How a fault is worded. */
export interface Wording {
  readonly source?: FaultSource // what the words call the thing that is at fault; `file` when absent
  readonly plain?: boolean // places as people count them, `Row 1`, instead of JSON paths, `rows[0]`
}

/** A fault in words: the place (if it has one), what is wrong there and what was expected. One line, no markup. */
export function describeFault(
  fault: Fault,
  language: Language,
  { source = 'file', plain = false }: Wording = {},
): string {
  const messages = FAULT_MESSAGES[language]
  const { codes, at, terms, system, sources } = messages
  const values = new Map(
    Object.entries(fault.params).map(([key, value]) => [
      key,
      translated(value, key === 'detail' ? system : terms),
    ]),
  )
  const message = fill(codes[fault.code], values.set('source', sources[source]))
  if (fault.path === '') return message
  const path = plain ? plainPlace(fault.path, messages) : fault.path
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
