import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBundle, serializeBundle } from '#core/pattern/bundle'
import { newDocument } from '#core/pattern/document'
import { documents } from './arbitraries'

describe('parseBundle', () => {
  it('meets serializeBundle', () => {
    fc.assert(
      fc.property(fc.array(documents, { maxLength: 3 }), (list) => {
        expect(parseBundle(serializeBundle(list))).toEqual({
          ok: true,
          value: list.map((value) => ({ ok: true, value: { ...value, name: value.name.trim() } })),
        })
      }),
      { numRuns: 30 },
    )
  })

  it('reports a bad pattern without losing the good ones', () => {
    const bad = { ...newDocument('Bad'), rows: [...newDocument('Bad').rows.slice(1), 'short'] }
    const parsed = parseBundle(serializeBundle([newDocument('A'), bad, newDocument('B')]))
    if (!parsed.ok) throw new Error('refused')
    expect(
      parsed.value.map((each) => (each.ok ? each.value.name : each.error.map(({ path }) => path))),
    ).toEqual(['A', expect.arrayContaining(['patterns[1].rows[10]']), 'B'])
  })

  it.each([
    ['{"format": "pasang-bundle", "version": 1}', 'missing'],
    ['{"format": "pasang-bundle", "version": 1, "patterns": {}}', 'wrong-type'],
    ['{"format": "pasang-bundle", "version": 2, "patterns": []}', 'newer-version'],
    ['{"format": "pasang-pattern", "version": 1}', 'wrong-format'],
  ])('%s is %s', (text, code) => {
    const parsed = parseBundle(text)
    expect(parsed.ok ? 'ok' : parsed.error[0]?.code).toBe(code)
  })

  it('says of an entry that is no pattern where it stands', () => {
    const parsed = parseBundle('{"format": "pasang-bundle", "version": 1, "patterns": [7]}')
    expect(parsed).toEqual({
      ok: true,
      value: [
        { ok: false, error: [{ code: 'not-object', path: 'patterns[0]', params: { found: 'number' } }] },
      ],
    })
  })
})
