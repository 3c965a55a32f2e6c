import type { Language } from '../settings/settings'
import type { Fault } from './fault'
import { en } from './messages/en'
import { es } from './messages/es'
import type { FaultMessages } from './messages/messages'
import { ms } from './messages/ms'

export const FAULT_MESSAGES: Readonly<Record<Language, FaultMessages>> = { en, ms, es }

/** A fault in words: the place (if it has one), what is wrong there and what was expected. One line, no markup. */
export function describeFault(fault: Fault, language: Language): string {
  const { codes, at, terms, system } = FAULT_MESSAGES[language]
  const values = new Map(
    Object.entries(fault.params).map(([key, value]) => [
      key,
      translated(value, key === 'detail' ? system : terms),
    ]),
  )
  const message = fill(codes[fault.code], values)
  if (fault.path === '') return message
  return fill(at, new Map(Object.entries({ path: fault.path, message })))
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
