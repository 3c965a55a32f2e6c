import { describe, expect, it } from 'vitest'
import { describeFault, FAULT_MESSAGES } from '#core/faults/describe'
import { fault, FAULT_CODES } from '#core/faults/fault'
import { LANGUAGES } from '#core/settings/settings'

describe('describeFault', () => {
  it('names the place and translates kinds of values', () => {
    const wrong = fault('wrong-type', 'names.ms', { expected: 'text', found: 'list' })
    expect(describeFault(wrong, 'en')).toBe('names.ms: Expected text, found a list [ ].')
    expect(describeFault(wrong, 'es')).toBe('names.ms: Se esperaba texto y se encontró una lista [ ].')
  })

  it('has no place for the whole', () => {
    expect(describeFault(fault('empty'), 'ms')).toBe('Fail ini kosong.')
  })

  it('words what the system says, and shows a code that is not common as it is', () => {
    const words = (detail: string) =>
      LANGUAGES.map((language) => describeFault(fault('not-readable', '', { detail }), language))
    expect(words('EISDIR')).toEqual([
      'The file could not be read: it is a folder',
      'Fail tidak dapat dibaca: ia sebuah folder',
      'No se pudo leer el archivo: es una carpeta',
    ])
    expect(words('EUCLEAN')[0]).toBe('The file could not be read: EUCLEAN')
  })

  it.each(FAULT_CODES)('%s names the same values in all languages', (code) => {
    const values = LANGUAGES.map((language) =>
      [...FAULT_MESSAGES[language].codes[code].matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort(),
    )
    expect(values[1]).toEqual(values[0])
    expect(values[2]).toEqual(values[0])
  })
})
