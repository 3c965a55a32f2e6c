import { DEFAULT_SETTINGS, type Settings } from '#core/settings/settings'
import { machineOptions } from '#storage/disk'
import { nodeFileSystem } from '#storage/node-fs'
import { openStorage } from '#storage/storage'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkerboard } from './patterns'
import { filesBelow, put, temporaryFolder } from './temporary'

const PAPER: Settings = { ...DEFAULT_SETTINGS, theme: 'paper', language: 'ms' }

async function open() {
  const data = await temporaryFolder()
  const again = () => openStorage({ data, patterns: join(data, 'patterns') })
  return {
    data,
    again,
    file: join(data, 'settings.json'),
    draftFile: join(data, 'drafts/editor.json'),
    ...again(),
  }
}

describe('settings', () => {
  it('are the defaults at first, and what was written after a restart', async () => {
    const { settings, again, data } = await open()
    expect(await settings.read()).toEqual(DEFAULT_SETTINGS)
    expect(await filesBelow(data)).toEqual({})
    expect(await settings.write(PAPER)).toEqual({ ok: true, value: PAPER })
    expect(await again().settings.read()).toEqual(PAPER)
  })

  it('fall back one by one, and keep unknown keys when they are written', async () => {
    const { settings, file, data } = await open()
    const values = {
      format: 'pasang-settings',
      version: 1,
      theme: 'pink',
      language: 'es',
      sound: { volume: 3 },
    }
    await put(file, JSON.stringify(values))
    expect(await settings.read()).toEqual({ ...DEFAULT_SETTINGS, language: 'es' })
    expect((await filesBelow(data))['settings.json']).toBe(JSON.stringify(values))
    await settings.write(PAPER)
    const written: unknown = JSON.parse((await filesBelow(data))['settings.json'] ?? '')
    expect(written).toEqual({ format: 'pasang-settings', version: 1, ...PAPER, sound: { volume: 3 } })
  })

  it('of a newer version are left alone', async () => {
    const { settings, file, data } = await open()
    const text = '{"format":"pasang-settings","version":2,"theme":"paper"}'
    await put(file, text)
    expect(await settings.read()).toEqual(DEFAULT_SETTINGS)
    const error = { kind: 'damaged', file: 'settings.json', faults: [{ code: 'newer-version' }] }
    expect(await settings.write(PAPER)).toMatchObject({ ok: false, error })
    expect(await filesBelow(data)).toEqual({ 'settings.json': text })
  })

  it.each(['', '{', 'null', '{"format":"other"}'])(
    'that are damaged (%j) are kept aside when new ones are written',
    async (text) => {
      const { settings, file, data } = await open()
      await put(file, text)
      await put(join(data, 'settings.damaged-1.json'), 'of an earlier time')
      expect(await settings.read()).toEqual(DEFAULT_SETTINGS)
      expect((await filesBelow(data))['settings.json']).toBe(text)
      expect(await settings.write(PAPER)).toMatchObject({ ok: true })
      expect(await settings.read()).toEqual(PAPER)
      const files = await filesBelow(data)
      expect(files['settings.damaged-1.json']).toBe('of an earlier time')
      expect(files['settings.damaged-2.json']).toBe(text)
    },
  )

  it('survive a folder in their place', async () => {
    const { settings, file } = await open()
    await mkdir(file)
    expect(await settings.read()).toEqual(DEFAULT_SETTINGS)
    expect(await settings.write(PAPER)).toMatchObject({ ok: false, error: { kind: 'damaged' } })
  })

  it('written many times at once end as the last', async () => {
    const { settings, again } = await open()
    const levels = [1, 2, 3, 4, 5, 6, 7, 8] as const
    await Promise.all(levels.map((level) => settings.write({ ...PAPER, level })))
    expect(await again().settings.read()).toEqual({ ...PAPER, level: 8 })
  })
})

describe('a look at the editor’s draft', () => {
  const draft = { patternId: null, document: checkerboard('Boat'), savedAt: '2026-01-31T10:00:00Z' }

  it('tells what reading it would give, and leaves it to whoever reads it', async () => {
    const { draft: store } = await open()
    expect(await store.peek('one', [])).toBeNull()
    await store.write(draft, 'gone')
    expect(await store.peek('one', ['gone'])).toBeNull()
    expect(await store.peek('one', [])).toEqual(draft)
    expect(await store.read('other', [])).toEqual({ ok: true, value: draft })
    expect([await store.peek('one', ['other']), await store.peek('other', [])]).toEqual([null, draft])
  })

  it('leaves what cannot be read for the editor to tell of', async () => {
    const { draft: store, draftFile } = await open()
    await put(draftFile, '{')
    expect([await store.peek('editor', []), await store.peek('one', [])]).toEqual([null, null])
    expect(await store.read('one', [])).toMatchObject({ ok: false, error: { kind: 'damaged' } })
  })
})

describe('the editor’s draft', () => {
  const draft = { patternId: 'own/boat', document: checkerboard('Boat'), savedAt: '2026-01-31T10:00:00Z' }

  it('is kept over a restart until it is taken away', async () => {
    const { draft: store, again, data } = await open()
    expect(await store.read('editor', [])).toEqual({ ok: true, value: null })
    expect(await store.write(draft, 'editor')).toEqual({ ok: true, value: null })
    expect(await again().draft.read('editor', [])).toEqual({ ok: true, value: draft })
    const stemming = { ...draft, over: checkerboard('Before') }
    expect(await store.write(stemming, 'editor')).toEqual({ ok: true, value: null })
    expect(await store.read('editor', [])).toEqual({ ok: true, value: stemming })
    expect(await store.write({ ...draft, patternId: null }, 'editor')).toEqual({ ok: true, value: null })
    expect(await store.read('editor', [])).toEqual({ ok: true, value: { ...draft, patternId: null } })
    expect(await store.write(null, 'editor')).toEqual({ ok: true, value: null })
    expect(await store.read('editor', [])).toEqual({ ok: true, value: null })
    expect(await store.write(null, 'editor')).toEqual({ ok: true, value: null })
    expect(await filesBelow(data)).toEqual({})
  })

  it('remembers the symmetry chosen, where it says one that is known', async () => {
    const { draft: store, draftFile, data } = await open()
    const chosen = { ...draft, symmetry: 'half-turn' } as const
    await store.write(chosen, 'editor')
    expect(await store.read('editor', [])).toEqual({ ok: true, value: chosen })
    const text = (await filesBelow(data))['drafts/editor.json'] ?? ''
    expect(text).toContain('half-turn')
    await put(draftFile, text.replace('half-turn', 'spiral'))
    expect(await store.read('editor', [])).toEqual({ ok: true, value: draft })
  })

  it('may hold undecided junctions', async () => {
    const { draft: store } = await open()
    const rows = checkerboard('X').rows.with(0, '?'.repeat(11))
    await store.write({ ...draft, document: { ...draft.document, rows } }, 'editor')
    expect(await store.read('editor', [])).toMatchObject({ ok: true, value: { document: { rows } } })
  })

  it.each(['', '{"format":"pasang-editor-draft","version":1}'])(
    'that is damaged (%j) is told and kept',
    async (text) => {
      const { draft: store, draftFile, data } = await open()
      await put(draftFile, text)
      expect(await store.read('editor', [])).toMatchObject({
        ok: false,
        error: { kind: 'damaged', file: 'editor.json' },
      })
      expect(await store.write(draft, 'editor')).toMatchObject({ ok: true })
      expect((await filesBelow(data))['drafts/editor.damaged-1.json']).toBe(text)
      expect(await store.read('editor', [])).toEqual({ ok: true, value: draft })
    },
  )

  it('of a newer version is left alone', async () => {
    const { draft: store, draftFile, data } = await open()
    const text = '{"format":"pasang-editor-draft","version":2}'
    await put(draftFile, text)
    expect(await store.write(draft, 'editor')).toMatchObject({ ok: false, error: { kind: 'damaged' } })
    expect(await store.write(null, 'editor')).toMatchObject({ ok: false, error: { kind: 'damaged' } })
    expect(await filesBelow(data)).toEqual({ 'drafts/editor.json': text })
  })

  it('is of one window: another neither sees, replaces nor removes it', async () => {
    const { draft: store } = await open()
    const other = { ...draft, document: checkerboard('Kite') }
    await store.write(draft, 'a')
    expect(await store.read('b', ['a'])).toEqual({ ok: true, value: null })
    await store.write(other, 'b')
    await store.write(null, 'b')
    expect(await store.read('a', [])).toEqual({ ok: true, value: draft })
  })

  it('goes to the next window once its own is closed, the newest first and each once', async () => {
    const { draft: store, data } = await open()
    const newer = { ...draft, savedAt: '2026-02-01T10:00:00Z' }
    await store.write(newer, 'a')
    await store.write(draft, 'b')
    expect(await store.read('c', [])).toEqual({ ok: true, value: newer })
    expect(await store.read('d', ['c'])).toEqual({ ok: true, value: draft })
    expect(await store.read('e', ['c', 'd'])).toEqual({ ok: true, value: null })
    expect(Object.keys(await filesBelow(data)).sort()).toEqual(['drafts/c.json', 'drafts/d.json'])
  })

  it('of another process waits until that has ended', async () => {
    const data = await temporaryFolder()
    const folders = { data, patterns: join(data, 'patterns') }
    const as = (processId: number, alive: readonly number[]) =>
      openStorage(folders, nodeFileSystem, {
        ...machineOptions(),
        processId,
        isAlive: (id) => alive.includes(id),
      }).draft
    await as(1, [1, 2]).write(draft, 'a')
    expect(await as(2, [1, 2]).read('b', [])).toEqual({ ok: true, value: null })
    expect(await as(2, [2]).read('b', [])).toEqual({ ok: true, value: draft })
    expect(await as(3, [2, 3]).read('c', [])).toEqual({ ok: true, value: null })
  })
})
