import { FILE_LIMIT } from '#core/faults/read'
import { readAny } from '#core/files/read-any'
import { serializeBundle } from '#core/pattern/bundle'
import { serializePattern } from '#core/pattern/document'
import { serializeRecord } from '#core/record/record'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../../storage/games-of'
import { checkerboard } from '../../storage/patterns'

const NEEDED = '"pasang-pattern" | "pasang-bundle" | "pasang-game"'

describe('reading any of our files', () => {
  it('tells them apart by their format', () => {
    const document = checkerboard('Boat')
    expect(readAny(serializePattern(document), 'x')).toEqual({
      ok: true,
      value: { kind: 'pattern', document },
    })
    expect(readAny(serializeRecord(recordOf(1)), 'x')).toMatchObject({ ok: true, value: { kind: 'game' } })
    const bundle = { kind: 'bundle', entries: [{ ok: true, value: document }] }
    expect(readAny(serializeBundle([document]), 'x')).toEqual({ ok: true, value: bundle })
  })

  it.each([
    ['{}', { code: 'missing', path: 'format', params: { key: 'format', expected: NEEDED } }],
    [
      '{"format":"pasang-settings"}',
      { code: 'wrong-format', params: { expected: NEEDED, found: '"pasang-settings"' } },
    ],
    ['{"format":7}', { code: 'wrong-format', params: { found: '7' } }],
    ['{"format":"pasang-bundle","version":2}', { code: 'newer-version' }],
    ['{"format":"pasang-bundle","version":1}', { code: 'missing', path: 'patterns' }],
    ['{"format":"pasang-game","version":1}', { code: 'missing' }],
    ['pasang1:', { code: 'share-code-cut-off' }],
    ['pasang2:abc', { code: 'newer-version' }],
    ['see pasang2:abc here', { code: 'newer-version' }],
    ['Shall we play tonight?', { code: 'nothing-found' }],
    ['{ "a": x', { code: 'not-json' }],
    ['pasang1:Af_9XynF\n> and so on', { code: 'share-code-broken' }],
    ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', { code: 'markup' }],
    ['\uFEFF\n<!doctype html><p>Hello', { code: 'markup' }],
    ['GIF89a\u0001\u0002', { code: 'not-text' }],
    ['\u0089PNG\r\n', { code: 'not-text' }],
  ])('refuses %s', (text, error) => {
    const read = readAny(text, 'x')
    expect(read.ok ? undefined : read.error[0]).toMatchObject(error)
  })

  it('takes a long text for a bundle only', () => {
    const notes = 'x'.repeat(FILE_LIMIT)
    const long = { ...checkerboard('Long'), notes }
    expect(readAny(serializeBundle([long]), 'x')).toMatchObject({ ok: true })
    const tooLarge = { ok: false, error: [{ code: 'too-large', params: { limit: FILE_LIMIT } }] }
    expect(readAny(serializePattern(long), 'x')).toMatchObject(tooLarge)
  })

  it('survives junk', () => {
    const json = fc.json({ maxDepth: 4 })
    const formats = fc.constantFrom('pasang-pattern', 'pasang-bundle', 'pasang-game', 'x')
    const framed = fc.tuple(
      formats,
      fc.dictionary(fc.constantFrom('version', 'patterns', 'rows', 'seats'), fc.jsonValue()),
    )
    const texts = fc.oneof(
      fc.string(),
      json,
      framed.map(([format, rest]) => JSON.stringify({ format, version: 1, ...rest })),
      fc.string().map((text) => `pasang1:${text}`),
    )
    fc.assert(
      fc.property(texts, fc.string(), (text, file) => {
        const read = readAny(text, file)
        if (!read.ok) expect(read.error.length).toBeGreaterThan(0)
      }),
    )
  })
})
