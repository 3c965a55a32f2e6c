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

  it('calls pasted text so', () => {
    const words = (source: 'file' | 'pasted') =>
      LANGUAGES.map((language) => describeFault(fault('empty'), language, { source }))
    expect(words('file')).toEqual(['The file is empty.', 'Fail ini kosong.', 'El archivo está vacío.'])
    expect(words('pasted')).toEqual([
      'The pasted text is empty.',
      'Teks yang ditampal kosong.',
      'El texto pegado está vacío.',
    ])
  })

  it.each([
    ['rows[0]', 'Row 1: '],
    ['patterns[2].rows[10]', 'Pattern 3, row 11: '],
    ['patterns[2].names.ms', 'Pattern 3, names, ms: '],
    ['names.ms', 'names.ms: '],
    ['names["a b"]', 'names["a b"]: '],
    ['constructor[1]', 'constructor[1]: '],
  ])('counts %s from 1 where people read it', (path, place) => {
    const words = describeFault(fault('empty', path), 'en', { plain: true })
    expect(words).toBe(`${place}The file is empty.`)
    expect(describeFault(fault('empty', path), 'en')).toBe(`${path}: The file is empty.`)
  })

  it('says of a share code whether it seems cut off', () => {
    const words = (code: 'share-code-cut-off' | 'share-code-length' | 'share-code-checksum') =>
      describeFault(fault(code, '', { expected: 24, found: 20 }), 'en')
    expect(words('share-code-cut-off')).toMatch(/seems to be cut off: .* 24 .* 20\..* copy the code again/)
    expect(words('share-code-length')).toMatch(/is too long.*copy the code again/)
    expect(words('share-code-checksum')).toMatch(/is whole, but .*copy the code again/)
  })

  it('calls kinds of files by name where people read no JSON, and quotes what was found', () => {
    const expected = '"pasang-pattern" | "pasang-bundle" | "pasang-game"'
    const other = fault('wrong-format', 'format', { expected, found: '"knitting"' })
    const words = (plain: boolean) => LANGUAGES.map((language) => describeFault(other, language, { plain }))
    expect(words(true)).toEqual([
      'The file is of another kind: a pattern, a bundle of patterns or a game record was expected, "knitting" was found.',
      'Fail ini daripada jenis lain: corak, himpunan corak atau rekod permainan dijangka, "knitting" ditemui.',
      'El archivo es de otra clase: se esperaba un patrón, un lote de patrones o una partida guardada y se encontró "knitting".',
    ])
    expect(words(false)[0]).toBe(
      `format: The file is of another kind: ${expected} was expected, "knitting" was found.`,
    )
    const one = fault('wrong-format', 'format', { expected: '"pasang-settings"', found: '"pasang-game"' })
    expect(describeFault(one, 'en', { plain: true })).toMatch(
      /: settings was expected, "pasang-game" was found/,
    )
  })

  it('says that a file does not say what it is', () => {
    const none = fault('missing', 'format', { key: 'format', expected: '"pasang-pattern" | "pasang-game"' })
    expect(describeFault(none, 'en', { plain: true })).toBe(
      'The file does not say what it is: “format” is missing. Expected: a pattern or a game record.',
    )
    expect(describeFault(none, 'en')).toMatch(/^format: “format” is missing\. Expected: "pasang-pattern" \| /)
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
