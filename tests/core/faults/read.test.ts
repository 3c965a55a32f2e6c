import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locateJsonBreak } from '#core/faults/locate'
import { readFormat, readJson, utf8Length } from '#core/faults/read'
import { writeJson } from '#core/faults/write'

const FORMAT = { format: 'pasang-test', version: 2 }

function codeOf(text: string, limit?: number): string {
  const read = readFormat(text, FORMAT, limit)
  return read.ok ? 'ok' : read.error.map((each) => each.code).join()
}

describe('readFormat', () => {
  it('accepts a BOM and CRLF', () => {
    expect(codeOf('\uFEFF{\r\n"format": "pasang-test",\r\n"version": 1\r\n}\r\n')).toBe('ok')
  })

  it.each([
    ['', 'empty'],
    ['\uFEFF \r\n', 'empty'],
    ['\0\0', 'not-text'],
    ['\uFFFDPNG', 'not-text'],
    ['{"format": x}', 'not-json'],
    ['{"format": "pasang-te', 'cut-off'],
    ['[]', 'not-object'],
    ['null', 'not-object'],
    ['{}', 'missing'],
    ['{"format": 3, "version": 1}', 'wrong-format'],
    ['{"format": "pasang-test"}', 'missing'],
    ['{"format": "pasang-test", "version": 3}', 'newer-version'],
    ['{"format": "pasang-test", "version": "1"}', 'wrong-version'],
    ['{"format": "pasang-test", "version": 0}', 'wrong-version'],
    ['{"format": "pasang-test", "version": 1.5}', 'wrong-version'],
  ])('%j is %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it('measures the limit in bytes of UTF-8', () => {
    const text = '{"format": "pasang-test", "version": 1, "x": "é"}'
    expect(utf8Length(text)).toBe(text.length + 1)
    expect(codeOf(text, text.length + 1)).toBe('ok')
    expect(codeOf(text, text.length)).toBe('too-large')
  })

  it('says where the text stops being JSON, in lines and columns', () => {
    const read = readJson('{\r\n  "é": 1,\r\n  "b": }\r\n')
    expect(read).toEqual({
      ok: false,
      error: [{ code: 'not-json', path: '', params: { line: 3, column: 8, found: '}' } }],
    })
  })

  it('refuses what is nested too deeply, without overflowing', () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    const read = readJson(`{"a": ${deep}}`)
    expect(read.ok ? '' : read.error[0]?.code).toBe('too-deep')
  })
})

describe('utf8Length', () => {
  it('agrees with the encoder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length)
      }),
    )
  })
})

describe('locateJsonBreak', () => {
  it('finds nothing in JSON', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(locateJsonBreak(text)).toBeUndefined()
      }),
    )
  })

  it('takes every beginning of an object for cut off', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (object, cut) => {
        const text = JSON.stringify(object)
        expect(locateJsonBreak(text.slice(0, cut % text.length))?.cutOff).toBe(true)
      }),
    )
  })

  it('agrees with JSON.parse on junk', () => {
    const junk = fc.array(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"',
        '\\',
        '-',
        '0',
        '1',
        '.',
        'e',
        'true',
        'nul',
        ' ',
        '\n',
        'x',
      ),
    )
    fc.assert(
      fc.property(junk, (parts) => {
        const text = parts.join('')
        let valid = true
        try {
          JSON.parse(text)
        } catch {
          valid = false
        }
        expect(locateJsonBreak(text) === undefined).toBe(valid)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([
    ['{"a": 1 "b"}', 8, false],
    ['[1,]', 3, false],
    ['{"a": tru', 9, true],
    ['{"a": trub}', 6, false],
    ['{"a": "\\u12', 11, true],
    ['{"a": "\\x"}', 7, false],
    ['[-', 2, true],
    ['[1.', 3, true],
    ['[1.x]', 2, false],
    ['{} {}', 3, false],
  ])('%j breaks at %i', (text, offset, cutOff) => {
    expect(locateJsonBreak(text)).toEqual({ offset, cutOff })
  })
})

describe('writeJson', () => {
  it('puts known keys first, in order, and keeps the others', () => {
    expect(writeJson({ z: 1, b: [2], a: undefined, y: 3 }, ['a', 'b'])).toBe(
      '{\n  "b": [\n    2\n  ],\n  "z": 1,\n  "y": 3\n}\n',
    )
  })
})
