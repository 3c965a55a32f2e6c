import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeBase64url, decodeBase64url } from '#core/pattern/base64url'
import { newDocument } from '#core/pattern/document'
import { completePattern, type Pattern } from '#core/pattern/pattern'
import {
  crc16,
  looksLikeShareCode,
  makeShareCode,
  patternOfShareCode,
  readShareCode,
  shareCodesIn,
} from '#core/pattern/share-code'
import type { Board } from '#core/pattern/cells'
import { equalBoards, names } from './arbitraries'

function pattern(board: Board, name = 'Test'): Pattern {
  const complete = completePattern(newDocument(name, board))
  if (!complete.ok) throw new Error('not complete')
  return complete.value
}

function codeOf(text: string): string {
  const read = readShareCode(text)
  return read.ok ? 'ok' : read.error.map((each) => each.code).join()
}

/** A code made of bytes with a right checksum. */
function sealed(...body: number[]): string {
  const check = crc16(body)
  return `pasang1:${encodeBase64url([...body, check >> 8, check & 255])}`
}

const HALF = [255, 255, 255, 255, 255, 255, 255, 240, 0, 0, 0, 0, 0, 0, 0] // 60 white, 60 black

describe('base64url', () => {
  it('agrees with Node', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const text = encodeBase64url([...bytes])
        expect(text).toBe(Buffer.from(bytes).toString('base64url'))
        expect(decodeBase64url(text)).toEqual({ bytes: [...bytes], spare: 0 })
      }),
    )
  })
})

describe('crc16', () => {
  it('has the published check value', () => {
    expect(crc16([...'123456789'].map((char) => char.charCodeAt(0)))).toBe(0x29b1)
  })
})

describe('share codes', () => {
  it('round-trip with their name', () => {
    fc.assert(
      fc.property(equalBoards, names, (board, name) => {
        const code = makeShareCode(pattern(board, name))
        expect(code).toMatch(/^[\x21-\x7e]+$/)
        expect(readShareCode(` ${code}\n`)).toEqual({ ok: true, value: { board, name: name.trim() } })
        const shared = patternOfShareCode(makeShareCode(pattern(board), false), 'Fallback')
        expect(shared.ok && [shared.value.cells, shared.value.document.name]).toEqual([
          board.cells,
          'Fallback',
        ])
      }),
    )
  })

  it('put rank 11 first and white as one', () => {
    const read = readShareCode(sealed(1, ...HALF))
    if (!read.ok) throw new Error('refused')
    expect(read.value.board.cells.slice(110).join('')).toBe('w'.repeat(11))
    expect(read.value.board.cells.slice(0, 11).join('')).toBe('b'.repeat(11))
    expect(read.value.board.cells.slice(55, 66).join('')).toBe('wwwww.bbbbb')
  })

  it('notice any one character changed', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    fc.assert(
      fc.property(equalBoards, fc.nat({ max: 22 }), fc.constantFrom(...alphabet), (board, at, char) => {
        const code = makeShareCode(pattern(board), false)
        const index = 8 + at
        const changed = code.slice(0, index) + char + code.slice(index + 1)
        expect(codeOf(changed) === 'ok').toBe(changed === code)
      }),
    )
  })

  it('never throw on junk', () => {
    const junk = fc
      .tuple(
        fc.constantFrom('', 'pasang1:', 'pasang2:', ' pasang1:'),
        fc.oneof(fc.string(), fc.base64String()),
      )
      .map((parts) => parts.join(''))
    fc.assert(fc.property(junk, (text) => void codeOf(text)))
  })

  it.each([
    ['hello', 'share-code-prefix'],
    ['PASANG1:AA', 'share-code-prefix'],
    ['pasang2:AA', 'newer-version'],
    ['pasang1:', 'share-code-cut-off'],
    [sealed(1, ...HALF), 'ok'],
    [`${sealed(1, ...HALF)}=`, 'share-code-characters'],
    [sealed(1, ...HALF).slice(0, -1), 'share-code-cut-off'],
    [sealed(1, ...HALF).slice(0, -2), 'share-code-cut-off'],
    [`${sealed(1, ...HALF)}A`, 'share-code-length'],
    [sealed(1, ...HALF.slice(1)), 'share-code-cut-off'],
    [sealed(3, ...HALF), 'share-code-length'],
    [sealed(2, ...HALF), 'share-code-gadong'],
    [sealed(1, 254, ...HALF.slice(1)), 'unequal'],
    [`${sealed(1, ...HALF).slice(0, -1)}A`, 'share-code-checksum'],
    [`${sealed(1, ...HALF)}:A%20name`, 'ok'],
    [`${sealed(1, ...HALF)}:`, 'too-short'],
    [`${sealed(1, ...HALF)}:%E0`, 'share-code-name'],
    [`${sealed(1, ...HALF)}:a%0Ab`, 'control-character'],
  ])('%s is %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  it('refuse spare bits', () => {
    const good = sealed(3, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0)
    expect(codeOf(good)).toBe('ok')
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = alphabet.indexOf(good.at(-1) ?? '')
    expect(codeOf(good.slice(0, -1) + alphabet.charAt(last + 1))).toBe('share-code-padding')
  })

  it('are told from other text', () => {
    expect([' pasang1:x', 'pasang9:', '{"format"', 'pasang'].map(looksLikeShareCode)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('share codes in a text', () => {
  const code = 'pasang1:AbC-_9:Boat%20Two'

  it.each([
    ['a sentence', `Look at this: ${code} ok?`, [code]],
    ['marks around it', `(${code}), “${code}”. ${code}.`, [code, code, code]],
    ['no name', 'try pasang1:AbC-_9, please', ['pasang1:AbC-_9']],
    ['a code on each line', `${code}\n\n ${code}`, [code, code]],
    ['words behind it', `${code} have a look`, [code]],
    ['no name, and words behind it', 'pasang1:AbC-_9 ok?', ['pasang1:AbC-_9']],
    ['two in a line', `${code} ${code}`, [code, code]],
    ['one that is wrong, alone', 'pasang1:A*b:Boat', ['pasang1:A*b:Boat']],
    ['a line of words below', `${code}\nNice, is it not?`, [code]],
    ['words only', 'Shall we play pasang tonight?', []],
    ['another word', `notpasang1:AbC`, []],
    ['JSON', `{"notes": "${code}"}`, []],
    ['the prefix only', 'A code begins with pasang1: and goes on\nwith letters; see pasang2: too', []],
  ])('are found: %s', (_what, text, codes) => {
    expect(shareCodesIn(text)).toEqual(codes)
  })
})

describe('a share code that a text breaks', () => {
  const whole = `${sealed(1, ...HALF)}:Boat%20Two`
  const [head, tail] = [whole.slice(0, 19), whole.slice(19)]
  const gaps = fc.constantFrom('\n', '\r\n', ' ', '\n> ', '\n> > ', '\n\t', '\u00a0')

  it('is put together, wherever its letters are broken', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 8, max: 8 + 23 }), { minLength: 1, maxLength: 4 })
    const around = fc.tuple(
      fc.constantFrom('', 'Look:\n> ', '('),
      fc.constantFrom('', ' ok?', '\n> Bye', ')'),
    )
    fc.assert(
      fc.property(cuts, gaps, around, (places, gap, [before, behind]) => {
        const broken = [...whole].map((char, at) => (places.includes(at) ? gap + char : char)).join('')
        expect(shareCodesIn(before + broken + behind)).toEqual([whole])
      }),
    )
  })

  it.each([
    ['before its name', whole.replace(':Boat', '\n> :Boat'), [whole]],
    ['beside others', `${whole}\n${head}\n${tail}\n${whole}`, [whole, whole, whole]],
    ['where another begins', `${head}\n${whole}`, [head, whole]],
    ['with words behind it', `${head}\nNice, is it not?`, [`${head}\nNice`]],
    ['by a space, with words behind it', `${head} is nice`, [head]],
    [
      'with a letter changed',
      `${head} ${tail.replace(/^./, '*').replace('*', 'z')}`,
      [`${head}\n${'z' + tail.slice(1, 13)}`],
    ],
  ])('is taken as far as it goes: %s', (_what, text, codes) => {
    expect(shareCodesIn(text)).toEqual(codes)
    for (const code of codes) expect(shareCodesIn(code)).toEqual([code])
  })

  it.each([
    [`${head}\n> ${tail}`, 'ok'],
    [`${head}\nNice`, 'share-code-broken'],
    [`${head}\n${'z' + tail.slice(1)}`, 'share-code-broken'],
    [`${sealed(1, 254, ...HALF.slice(1)).replace('pasang1:', 'pasang1: ')}`, 'unequal'],
    [head, 'share-code-cut-off'],
  ])('%j is %s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })
})
