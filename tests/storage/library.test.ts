import { FILE_LIMIT } from '#core/faults/read'
import { serializePattern, type PatternDocument } from '#core/pattern/document'
import { findPattern, type StoredPattern } from '#storage/library'
import { openStorage } from '#storage/storage'
import { mkdir, readdir, symlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkerboard } from './patterns'
import { filesBelow, put, temporaryFolder } from './temporary'

async function openLibrary() {
  const root = await temporaryFolder()
  const data = join(root, 'data')
  const patterns = join(root, 'patterns')
  await put(join(patterns, 'broken.pasang.json'), serializePattern(checkerboard('Broken')))
  const storage = openStorage({ data, patterns })
  return { storage, library: storage.library, data, patterns, own: join(data, 'library') }
}

function must<T>(outcome: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  return outcome.value
}

describe('listing', () => {
  it('shows the shipped patterns before anything was ever written, and writes nothing', async () => {
    const { library, data } = await openLibrary()
    const { patterns, damaged } = await library.list()
    expect(damaged).toEqual([])
    expect(patterns).toEqual([
      {
        id: 'shipped/broken',
        source: 'shipped',
        document: checkerboard('Broken'),
        draft: [],
        modifiedAt: null,
      },
    ])
    expect(await filesBelow(data)).toEqual({})
  })

  it('reads what people put there, under any name', async () => {
    const { library, own } = await openLibrary()
    const text = serializePattern(checkerboard('X'))
    await put(join(own, 'My Pattern (1).pasang.json'), `\uFEFF${text.replaceAll('\n', '\r\n')}`)
    await put(join(own, 'UPPER.PASANG.JSON'), text)
    await put(join(own, 'plain.pasang'), text)
    await put(join(own, 'cafe\u0301.pasang.json'), text)
    await put(join(own, 'both.pasang'), text)
    await put(join(own, 'both.pasang.json'), text)
    await put(join(own, 'notes.txt'), 'mine')
    await put(join(own, '.hidden.pasang.json'), text)
    const { patterns, damaged } = await library.list()
    expect(damaged).toEqual([])
    expect(patterns.map(({ id }) => id)).toEqual([
      'shipped/broken',
      'own/My Pattern (1)',
      'own/UPPER',
      'own/both',
      'own/both.pasang',
      'own/caf\u00e9',
      'own/plain',
    ])
    for (const { id } of patterns) expect(must(await library.read(id)).id).toBe(id)
  })

  it('names drafts and says when a pattern was changed', async () => {
    const { library, own } = await openLibrary()
    const document = checkerboard('X')
    const rows = ['?'.repeat(11), ...document.rows.slice(1)]
    await put(join(own, 'x.pasang.json'), serializePattern({ ...document, rows }))
    const time = new Date('2026-01-31T10:00:00.000Z')
    await utimes(join(own, 'x.pasang.json'), time, time)
    const { patterns } = await library.list()
    expect(patterns[1]).toMatchObject({
      id: 'own/x',
      draft: [{ code: 'undecided', params: { count: 11 } }, { code: 'unequal' }],
      modifiedAt: '2026-01-31T10:00:00.000Z',
    })
  })

  it('shows what cannot be read as damaged, with the reason, and leaves it alone', async () => {
    const { library, own, data } = await openLibrary()
    const good = serializePattern(checkerboard('X'))
    const files: Record<string, [string | Uint8Array, string]> = {
      'cut.pasang.json': [good.slice(0, 100), 'cut-off'],
      'empty.pasang.json': ['', 'empty'],
      'huge.pasang.json': [`${good}${' '.repeat(FILE_LIMIT)}`, 'too-large'],
      'latin.pasang.json': [Uint8Array.from([0x7b, 0xe9, 0x7d]), 'not-text'],
      'newer.pasang.json': [good.replace('"version": 1', '"version": 2'), 'newer-version'],
    }
    for (const [name, [content]] of Object.entries(files)) await put(join(own, name), content)
    await mkdir(join(own, 'folder.pasang.json'))
    await symlink(join(data, 'nowhere'), join(own, 'link.pasang.json'))
    await put(join(data, 'secret.json'), good)
    await symlink(join(data, 'secret.json'), join(own, 'outside.pasang.json'))
    const before = await filesBelow(data)

    const { patterns, damaged } = await library.list()
    expect(patterns.map(({ id }) => id)).toEqual(['shipped/broken'])
    expect(damaged.map(({ file, faults }) => [file, faults[0]?.code, faults[0]?.params.detail])).toEqual([
      ['cut.pasang.json', 'cut-off', undefined],
      ['empty.pasang.json', 'empty', undefined],
      ['folder.pasang.json', 'not-readable', 'EISDIR'],
      ['huge.pasang.json', 'too-large', undefined],
      ['latin.pasang.json', 'not-text', undefined],
      ['link.pasang.json', 'not-readable', 'ELOOP'],
      ['newer.pasang.json', 'newer-version', undefined],
      ['outside.pasang.json', 'not-readable', 'ELOOP'],
    ])
    for (const { file } of damaged) {
      const id = `own/${file.slice(0, -'.pasang.json'.length)}`
      const failure = { ok: false, error: { kind: 'damaged', file } }
      expect(await library.read(id)).toMatchObject(failure)
      expect(await library.save(id, checkerboard('Y'))).toMatchObject(failure)
      expect(await library.delete(id)).toMatchObject(failure)
    }
    expect(await filesBelow(data)).toEqual(before)
  })

  it('shows the shipped ones when the own folder is no folder', async () => {
    const { library, data } = await openLibrary()
    await put(join(data, 'library'), 'a file')
    const { patterns, damaged } = await library.list()
    expect(patterns.length).toBe(1)
    expect(damaged).toMatchObject([
      { file: 'library', faults: [{ code: 'not-readable', params: { detail: 'ENOTDIR' } }] },
    ])
    expect(await library.save(null, checkerboard('Y'))).toMatchObject({ ok: false, error: { kind: 'disk' } })
  })
})

describe('saving', () => {
  it('makes a readable file that the next start finds', async () => {
    const { library, own, data, patterns } = await openLibrary()
    const saved = must(await library.save(null, checkerboard('Pecah Seribu!')))
    expect(saved.id).toBe('own/pecah-seribu')
    expect(await filesBelow(own)).toEqual({
      'pecah-seribu.pasang.json': serializePattern(checkerboard('Pecah Seribu!')),
    })
    const again = openStorage({ data, patterns })
    expect((await again.library.list()).patterns[1]).toEqual(saved)
  })

  it('gives taken names a number, whatever their case, accents or extension', async () => {
    const { library, own } = await openLibrary()
    await put(join(own, 'BOAT.pasang.json'), 'damaged')
    await put(join(own, 'cafe\u0301.pasang'), serializePattern(checkerboard('X')))
    const names = ['Boat', 'boat', 'Caf\u00e9', 'con', '🛕', '🌊', '../../evil', 'x'.repeat(80)]
    const ids = []
    for (const name of names) ids.push(must(await library.save(null, checkerboard(name))).id)
    expect(ids).toEqual([
      'own/boat-2',
      'own/boat-3',
      'own/caf\u00e9-2',
      'own/pattern-con',
      'own/pattern',
      'own/pattern-2',
      'own/evil',
      `own/${'x'.repeat(80)}`,
    ])
    expect((await filesBelow(own))['BOAT.pasang.json']).toBe('damaged')
  })

  it('gives each of many at once a file of its own', async () => {
    const { library } = await openLibrary()
    const saved = await Promise.all(
      Array.from({ length: 20 }, () => library.save(null, checkerboard('Boat'))),
    )
    expect(new Set(saved.map((each) => must(each).id)).size).toBe(20)
    expect((await library.list()).patterns.length).toBe(21)
  })

  it('does so too when several programs save at once', async () => {
    const { data, patterns } = await openLibrary()
    const programs = Array.from({ length: 8 }, () => openStorage({ data, patterns }))
    const saved = await Promise.all(programs.map(({ library }) => library.save(null, checkerboard('Boat'))))
    expect(new Set(saved.map((each) => must(each).id)).size).toBe(8)
    expect((await programs[0]?.library.list())?.patterns.length).toBe(9)
  })

  it('writes over an own pattern, keeps its file name and the former content', async () => {
    const { library, data } = await openLibrary()
    const { id } = must(await library.save(null, checkerboard('Boat')))
    expect(must(await library.save(id, checkerboard('Ship', 'w'))).id).toBe(id)
    const files = await filesBelow(data)
    expect(files['library/boat.pasang.json']).toBe(serializePattern(checkerboard('Ship', 'w')))
    const version = Object.keys(files).find((path) => path.startsWith('versions/boat/')) ?? ''
    expect(files[version]).toBe(serializePattern(checkerboard('Boat')))
    expect(Object.keys(files).length).toBe(2)
  })

  it('keeps no version of what did not change', async () => {
    const { library, data } = await openLibrary()
    const { id } = must(await library.save(null, checkerboard('Boat')))
    await library.save(id, checkerboard('Boat'))
    expect(Object.keys(await filesBelow(data))).toEqual(['library/boat.pasang.json'])
  })

  it('writes over nothing but what the work stems from, unless it is told to', async () => {
    const { library, data } = await openLibrary()
    const [boat, ship, raft] = [checkerboard('Boat'), checkerboard('Ship'), checkerboard('Raft')]
    const { id } = must(await library.save(null, boat))
    must(await library.save(id, ship, boat))
    const before = await filesBelow(data)
    expect(await library.save(id, raft, boat)).toEqual({ ok: false, error: { kind: 'changed', id: 'boat' } })
    expect(await filesBelow(data)).toEqual(before)
    must(await library.save(id, ship, boat)) // holds it already
    expect(await filesBelow(data)).toEqual(before)
    expect(must(await library.save(id, raft, null)).document.name).toBe('Raft')
    expect(must(await library.versions(id)).map(({ document }) => document.name)).toEqual(['Ship', 'Boat'])
  })

  it('lets only one of two windows that save at once write over the same content', async () => {
    const { library } = await openLibrary()
    const boat = checkerboard('Boat')
    const { id } = must(await library.save(null, boat))
    const names = ['One', 'Other']
    const both = await Promise.all(names.map((name) => library.save(id, checkerboard(name), boat)))
    expect(both.map(({ ok }) => ok)).toEqual([true, false])
    expect(must(await library.read(id)).document.name).toBe('One')
  })

  it('takes a file for the same that was only laid out anew by somebody', async () => {
    const { library, own } = await openLibrary()
    const text = serializePattern(checkerboard('X'))
    await put(join(own, 'x.pasang.json'), text)
    const { document } = must(await library.read('own/x'))
    await put(join(own, 'x.pasang.json'), text.replaceAll('\n', '\r\n'))
    must(await library.save('own/x', checkerboard('Y'), document))
  })

  it('keeps keys that it does not know', async () => {
    const { library, own } = await openLibrary()
    const text = serializePattern(checkerboard('X')).replace(
      '"name": "X"',
      '"name": "X", "mood": { "a": [1] }',
    )
    await put(join(own, 'x.pasang.json'), text)
    const { document } = must(await library.read('own/x'))
    await library.save('own/x', { ...document, author: 'Siti' })
    const written: unknown = JSON.parse((await filesBelow(own))['x.pasang.json'] ?? '')
    expect(written).toMatchObject({ mood: { a: [1] }, author: 'Siti' })
  })

  it('makes a file again that has gone meanwhile', async () => {
    const { library } = await openLibrary()
    expect(must(await library.save('own/gone', checkerboard('Boat'))).id).toBe('own/boat')
  })

  it('leaves shipped ones alone', async () => {
    const { library, patterns } = await openLibrary()
    const failure = { ok: false, error: { kind: 'read-only', id: 'shipped/broken' } }
    const before = await filesBelow(patterns)
    expect(await library.save('shipped/broken', checkerboard('X'))).toEqual(failure)
    expect(await library.delete('shipped/broken')).toEqual(failure)
    expect(await filesBelow(patterns)).toEqual(before)
  })

  it.each([
    'own/../x',
    'own/..',
    'own/',
    'x',
    '',
    '/etc/passwd',
    'own/a/b',
    'own/a\\b',
    'own/x\0',
    'shipped/../x',
    'OWN/x',
  ])('stays inside for the id %j', async (id) => {
    const { library, data } = await openLibrary()
    await put(join(data, 'x.pasang.json'), serializePattern(checkerboard('Outside')))
    const before = await filesBelow(data)
    expect(await library.read(id)).toEqual({ ok: false, error: { kind: 'not-found', id } })
    expect(await library.delete(id)).toMatchObject({ ok: false })
    const saved = await library.save(id, checkerboard('Boat'))
    const { 'library/boat.pasang.json': made, ...others } = await filesBelow(data)
    expect(others).toEqual(before)
    expect(made === undefined).toBe(!saved.ok)
  })

  it('refuses what could not be read again, and writes nothing', async () => {
    const { library, data } = await openLibrary()
    const long = { ...checkerboard('X'), notes: 'x'.repeat(FILE_LIMIT) }
    const bad = { ...checkerboard('X'), rows: ['b'] } as PatternDocument
    const tooLarge = { kind: 'invalid', faults: [{ code: 'too-large' }] }
    expect(await library.save(null, long)).toMatchObject({ ok: false, error: tooLarge })
    const rowCount = { kind: 'invalid', faults: [{ code: 'row-count' }] }
    expect(await library.save(null, bad)).toMatchObject({ ok: false, error: rowCount })
    expect(await filesBelow(data)).toEqual({})
  })
})

describe('deleting', () => {
  it('moves to the trash and comes back, also after a restart', async () => {
    const { library, data, patterns } = await openLibrary()
    const saved = must(await library.save(null, checkerboard('Boat')))
    const token = must(await library.delete(saved.id))
    expect((await library.list()).patterns.length).toBe(1)
    expect(Object.keys(await filesBelow(data))).toEqual([`trash/${token}/boat.pasang.json`])
    const later = openStorage({ data, patterns }).library
    expect(must(await later.restore(token))).toEqual(saved)
    expect(await readdir(join(data, 'trash'))).toEqual([])
    expect(await later.restore(token)).toEqual({ ok: false, error: { kind: 'not-found', id: token } })
  })

  it('comes back beside a new one of the same name', async () => {
    const { library } = await openLibrary()
    const { id } = must(await library.save(null, checkerboard('Boat')))
    const token = must(await library.delete(id))
    must(await library.save(null, checkerboard('Boat', 'w')))
    expect(must(await library.restore(token))).toMatchObject({
      id: 'own/boat-2',
      document: checkerboard('Boat'),
    })
  })

  it('keeps two that had the same name apart', async () => {
    const { library } = await openLibrary()
    const tokens = []
    for (const first of ['b', 'w'] as const) {
      const { id } = must(await library.save(null, checkerboard('Boat', first)))
      tokens.push(must(await library.delete(id)))
    }
    expect(must(await library.restore(tokens[0] ?? '')).document).toEqual(checkerboard('Boat'))
    expect(must(await library.restore(tokens[1] ?? '')).document).toEqual(checkerboard('Boat', 'w'))
  })

  it('knows what is not there', async () => {
    const { library } = await openLibrary()
    expect(await library.delete('own/none')).toEqual({
      ok: false,
      error: { kind: 'not-found', id: 'own/none' },
    })
  })

  it.each([
    '',
    '..',
    '../library',
    'game-20260131t100000000z-0123abcd',
    'pattern-20260131t100000000z-0123abcd',
    'x/y',
  ])('refuses the token %j', async (token) => {
    const { library, data } = await openLibrary()
    await put(
      join(data, 'trash/game-20260131t100000000z-0123abcd/x.pasang.json'),
      serializePattern(checkerboard('X')),
    )
    expect(await library.restore(token)).toEqual({ ok: false, error: { kind: 'not-found', id: token } })
  })
})

describe('starting', () => {
  it('sweeps what a crash has left, in every folder', async () => {
    const { storage, data, library } = await openLibrary()
    const { id } = must(await library.save(null, checkerboard('Boat')))
    await library.save(id, checkerboard('Ship'))
    const before = await filesBelow(data)
    for (const folder of ['', 'library', 'games', 'drafts', 'versions/boat']) {
      await put(join(data, folder, `.pasang-${process.pid}-0123456789ab.tmp`), 'half')
    }
    await storage.sweep()
    expect(await filesBelow(data)).toEqual(before)
  })
})

describe('finding a pattern', () => {
  const pattern = (id: string, name: string, ms?: string): StoredPattern => ({
    id,
    source: id.startsWith('own') ? 'own' : 'shipped',
    document: { ...checkerboard(name), ...(ms && { names: { ms } }) },
    draft: [],
    modifiedAt: null,
  })
  const all = [
    pattern('shipped/boat', 'Boat', 'Perahu'),
    pattern('own/boat', 'Mine'),
    pattern('own/x', 'Caf\u00e9'),
    pattern('own/y', 'Twin'),
    pattern('own/z', 'Twin'),
  ]

  it.each([
    ['own/boat', 'own/boat'],
    ['x', 'own/x'],
    ['PERAHU', 'shipped/boat'],
    ['boat ', 'shipped/boat'],
    ['cafe\u0301', 'own/x'],
  ])('%j is %s', (query, id) => {
    expect(must(findPattern(all, query)).id).toBe(id)
  })

  it.each([
    ['boat', 'ambiguous', 'shipped/boat, own/boat'],
    ['twin', 'ambiguous', 'own/y, own/z'],
    ['none', 'not-found', undefined],
  ])('%j is %s', (query, code, choices) => {
    const params = choices === undefined ? { id: query } : { id: query, choices }
    expect(findPattern(all, query)).toEqual({ ok: false, error: { code, path: '', params } })
  })
})
