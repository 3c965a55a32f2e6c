import { utf8Length } from '#core/faults/read'
import { foldName, safeStem, STEM_LIMIT, stemCandidates } from '#core/files/names'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const EXTENSION = '.pasang.json'
const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 90 }),
  fc.string({ unit: 'grapheme', maxLength: 90 }),
  fc.string({
    unit: fc.constantFrom('c', 'O', 'n', 'ſ', 'K', 'İ', 'ß', '.', ' ', '/', '\\', 'é', 'e\u0301', '🛕', '\0'),
  }),
)

/** What Windows, macOS and Linux refuse, or change silently. */
function troubleWith(name: string): string | null {
  if (/[<>:"/\\|?*\u0000-\u001f]/u.test(name)) return 'a forbidden character'
  if (/[. ]$/u.test(name) || /^[. -]/u.test(name)) return 'a bad first or last character'
  if (/^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?:\.|$)/iu.test(name))
    return 'a reserved name'
  if (utf8Length(name) > 140) return 'too long'
  if (/\p{Surrogate}|\p{Default_Ignorable_Code_Point}|\p{Cn}/u.test(name)) return 'no proper text'
  if (name !== name.normalize('NFC')) return 'not composed'
  return null
}

describe('file names', () => {
  it.each([
    ['Broken into Pieces', 'broken-into-pieces'],
    ['Dove’s Eye', 'doves-eye'],
    ["Shark's Teeth", 'sharks-teeth'],
    ['  Ombak   (2) ', 'ombak-2'],
    ['Bunga Ñandú', 'bunga-ñandú'],
    ['Cafe\u0301', 'café'],
    ['ﺑﻮﺭﻭﻧﻲ', 'بوروني'],
    ['花', '花'],
    ['🛕🌊', 'pattern'],
    ['Temple 🛕', 'temple'],
    ['', 'pattern'],
    ['...', 'pattern'],
    ['..', 'pattern'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\Windows\\x', 'c-windows-x'],
    ['con', 'pattern-con'],
    ['NUL', 'pattern-nul'],
    ['nul.txt', 'nul-txt'],
    ['COM¹', 'pattern-com1'],
    ['a\0b', 'a-b'],
    ['trailing. ', 'trailing'],
    ['\u0301', 'pattern'],
    ['\u3164', 'pattern'],
    ['\ud800x', 'x'],
  ])('%j becomes %j', (name, stem) => {
    expect(safeStem(name, 'pattern')).toBe(stem)
  })

  it('cuts by bytes, never inside of a character', () => {
    expect(safeStem('x'.repeat(200), 'pattern')).toBe('x'.repeat(STEM_LIMIT))
    expect(safeStem('花'.repeat(80), 'pattern')).toBe('花'.repeat(33))
    expect(safeStem(`${'x'.repeat(99)} y`, 'pattern')).toBe('x'.repeat(99))
  })

  it('gives a name that is valid on every system, whatever was typed', () => {
    fc.assert(
      fc.property(anyName, fc.integer({ min: 1, max: 12 }), (name, tries) => {
        const candidates = stemCandidates(name, 'pattern')
        for (let index = 0; index < tries; index += 1) {
          expect(troubleWith(candidates.next().value + EXTENSION)).toBeNull()
        }
      }),
      { numRuns: 500 },
    )
  })

  it('never runs out of different names', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const candidates = stemCandidates(name, 'pattern')
        const names = Array.from({ length: 20 }, () => foldName(candidates.next().value))
        expect(new Set(names).size).toBe(20)
      }),
    )
  })

  it.each([
    ['ABC', 'abc'],
    ['Café', 'CAFE\u0301'],
    ['Straße', 'STRASSE'],
    ['\u212b', '\u00e5'],
    ['ſ', 's'],
  ])('takes %j and %j for one name', (a, b) => {
    expect(foldName(a)).toBe(foldName(b))
  })

  it('keeps accents apart: systems do so too', () => {
    expect(foldName('cafe')).not.toBe(foldName('café'))
  })
})
