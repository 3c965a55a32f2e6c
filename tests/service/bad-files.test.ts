import type { IncomingFile } from '#bridge/api'
import { describeFault } from '#core/faults/describe'
import type { Fault } from '#core/faults/fault'
import { FILE_LIMIT } from '#core/faults/read'
import { serializePattern, type PatternDocument } from '#core/pattern/document'
import { LANGUAGES } from '#core/settings/settings'
import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkerboard } from '../storage/patterns'
import { filesBelow, put } from '../storage/temporary'
import { incoming, startService, valueOf } from './start'

const GOOD = checkerboard('Bad', 'w')

function text(change: (document: PatternDocument) => object): string {
  return JSON.stringify(change(GOOD))
}

function withRow(index: number, row: string): string {
  return text((document) => ({
    ...document,
    rows: document.rows.map((each, at) => (at === index ? row : each)),
  }))
}

/** What is wrong with a pattern file, and what has to be said about it. */
const BAD: readonly (readonly [string, string, Partial<Fault>])[] = [
  ['empty', '', { code: 'empty', path: '' }],
  ['white space', ' \n', { code: 'empty', path: '' }],
  ['cut off', serializePattern(GOOD).slice(0, 120), { code: 'cut-off', path: '' }],
  ['not JSON', '{ rows = bw }', { code: 'not-json', params: { line: 1, column: 3, found: 'r' } }],
  ['a list', '[]', { code: 'not-object', params: { found: 'list' } }],
  ['no format', text(({ format: _, ...rest }) => rest), { code: 'missing', path: 'format' }],
  ['another format', text((each) => ({ ...each, format: 'svg' })), { code: 'wrong-format', path: 'format' }],
  [
    'a newer version',
    text((each) => ({ ...each, version: 2 })),
    { code: 'newer-version', path: 'version', params: { version: 2, supported: 1 } },
  ],
  [
    '12 rows',
    text((each) => ({ ...each, rows: [...each.rows, 'b'.repeat(11)] })),
    { code: 'row-count', path: 'rows', params: { expected: 11, found: 12 } },
  ],
  ['a long row', withRow(2, 'b'.repeat(12)), { code: 'row-length', path: 'rows[2]' }],
  ['a wrong character', withRow(3, 'wbwbwXwbwbw'), { code: 'row-character', path: 'rows[3]' }],
  ['a token on the gadong', withRow(4, 'bwbwbwbwbwb'), { code: 'gadong-character', path: 'rows[4]' }],
  ['no name', text(({ name: _, ...rest }) => rest), { code: 'missing', path: 'name' }],
  ['another gadong', text((each) => ({ ...each, gadong: 2 })), { code: 'wrong-value', path: 'gadong' }],
  [
    '2 MB',
    serializePattern({ ...GOOD, notes: 'x'.repeat(2e6) }),
    { code: 'too-large', path: '', params: { size: expect.any(Number) as number, limit: FILE_LIMIT } },
  ],
]

describe('a bad pattern file', () => {
  it.each(BAD)(
    '(%s) is refused by import with the place and what was expected',
    async (_, content, expected) => {
      const { service, data, events, logged } = await startService()
      const answer = await service.call('importTexts', [[incoming('bad.pasang.json', content)]])
      expect(answer).toMatchObject({ ok: true, value: [{ file: 'bad.pasang.json', kind: 'fault' }] })
      const [outcome] = valueOf(await service.api.importTexts([incoming('bad.pasang.json', content)]))
      const [first] = outcome?.kind === 'fault' ? outcome.faults : []
      expect(first).toMatchObject(expected)
      for (const language of LANGUAGES)
        expect(describeFault(first as Fault, language)).not.toMatch(/[{}]\w|undefined/)
      expect(await filesBelow(data)).toEqual({})
      expect([events, logged]).toEqual([[], []])
    },
  )

  it.each(BAD)('(%s) in the library is listed with the reason, and stays', async (_, content, expected) => {
    const { service, data } = await startService()
    await put(join(data, 'library', 'bad.pasang.json'), content)
    const before = await filesBelow(data)
    const listing = valueOf(await service.api.listPatterns())
    expect(listing.patterns.map(({ id }) => id)).toEqual(['shipped/broken'])
    expect(listing.damaged.map(({ file }) => file)).toEqual(['bad.pasang.json'])
    expect(listing.damaged[0]?.faults[0]).toMatchObject(expected)
    const damaged = { ok: false, problem: { code: 'damaged', file: 'bad.pasang.json' } }
    expect(await service.api.savePattern('own/bad', GOOD)).toMatchObject(damaged)
    expect(await service.api.deletePattern('own/bad')).toMatchObject(damaged)
    expect(await filesBelow(data)).toEqual(before)
  })

  it('that is not UTF-8 is named so', async () => {
    const { service, root } = await startService()
    const path = join(root, 'latin.pasang.json')
    await put(path, Uint8Array.from([0x7b, 0xe9, 0x7d]))
    const files = await service.readFiles([path])
    expect(files).toEqual([{ name: 'latin.pasang.json', size: 3, text: null, detail: 'not-text' }])
    expect(valueOf(await service.api.importTexts(files))).toMatchObject([
      { kind: 'fault', faults: [{ code: 'not-text' }] },
    ])
  })

  it.runIf(process.getuid?.() !== 0)('that may not be read is named so', async () => {
    const { service, root } = await startService()
    const path = join(root, 'secret.pasang.json')
    await put(path, serializePattern(GOOD))
    await chmod(path, 0)
    const outcomes = valueOf(await service.api.importTexts(await service.readFiles([path])))
    expect(outcomes).toMatchObject([
      { kind: 'fault', faults: [{ code: 'not-readable', params: { detail: 'EACCES' } }] },
    ])
  })

  it.each<readonly [Omit<IncomingFile, 'name' | 'text'>, Partial<Fault>]>([
    [
      { size: 10, detail: 'EACCES' },
      { code: 'not-readable', params: { detail: 'EACCES' } },
    ],
    [{ size: 10 }, { code: 'not-readable' }],
    [
      { size: 65 * FILE_LIMIT },
      { code: 'too-large', params: { size: 65 * FILE_LIMIT, limit: 64 * FILE_LIMIT } },
    ],
  ])('that came without text (%j) is named with the reason', async (part, expected) => {
    const { service } = await startService()
    const files = [{ name: 'x.pasang', text: null, ...part }]
    expect(valueOf(await service.api.importTexts(files))).toMatchObject([
      { file: 'x.pasang', kind: 'fault', faults: [expected] },
    ])
  })

  it('that is gone is named so', async () => {
    const { service, root } = await startService()
    expect(await service.readFiles([join(root, 'gone.pasang.json')])).toMatchObject([
      { name: 'gone.pasang.json', text: null, detail: 'ENOENT' },
    ])
  })
})
