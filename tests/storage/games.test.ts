import { serializeRecord } from '#core/record/record'
import { openStorage } from '#storage/storage'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recordOf } from './games-of'
import { filesBelow, put, temporaryFolder } from './temporary'

async function open() {
  const data = await temporaryFolder()
  return { data, games: openStorage({ data, patterns: join(data, 'patterns') }).games }
}

describe('records of games', () => {
  it('are named by time and pattern, and read back', async () => {
    const { games, data } = await open()
    const saved = await games.save(null, recordOf(3))
    expect(saved).toEqual({ ok: true, value: '2026-01-31-1000-broken' })
    expect(await filesBelow(data)).toEqual({
      'games/2026-01-31-1000-broken.pasang-game.json': serializeRecord(recordOf(3)),
    })
    expect(await games.read('2026-01-31-1000-broken')).toMatchObject({
      ok: true,
      value: { document: recordOf(3) },
    })
  })

  it('grow in their one file, without versions', async () => {
    const { games, data } = await open()
    const id = '2026-01-31-1000-broken'
    await games.save(null, recordOf(1))
    for (const moves of [2, 3, 4])
      expect(await games.save(id, recordOf(moves))).toEqual({ ok: true, value: id })
    const files = await filesBelow(data)
    expect(Object.keys(files)).toEqual([`games/${id}.pasang-game.json`])
    expect(Object.values(files)).toEqual([serializeRecord(recordOf(4))])
  })

  it('of the same minute have files of their own', async () => {
    const { games } = await open()
    await games.save(null, recordOf(1))
    expect(await games.save(null, recordOf(1))).toEqual({ ok: true, value: '2026-01-31-1000-broken-2' })
  })

  it('that are damaged are listed and never overwritten', async () => {
    const { games, data } = await open()
    await put(join(data, 'games/old.pasang-game.json'), '{"format":"pasang-game","version":9}')
    await put(join(data, 'games/pattern.pasang'), '{"format":"pasang-pattern","version":1}')
    const before = await filesBelow(data)
    const { documents, damaged } = await games.list()
    expect(documents).toEqual([])
    expect(damaged).toMatchObject([
      { file: 'old.pasang-game.json', faults: [{ code: 'newer-version' }] },
      { file: 'pattern.pasang', faults: [{ code: 'wrong-format' }] },
    ])
    expect(await games.save('old', recordOf(1))).toMatchObject({ ok: false, error: { kind: 'damaged' } })
    expect(await games.delete('old')).toMatchObject({ ok: false, error: { kind: 'damaged' } })
    expect(await filesBelow(data)).toEqual(before)
  })

  it('go to the trash and come back', async () => {
    const { games } = await open()
    await games.save(null, recordOf(2))
    const token = await games.delete('2026-01-31-1000-broken')
    if (!token.ok) throw new Error('not deleted')
    expect((await games.list()).documents).toEqual([])
    expect(await games.restore(token.value)).toMatchObject({
      ok: true,
      value: { id: '2026-01-31-1000-broken' },
    })
    expect((await games.list()).documents.length).toBe(1)
  })

  it('do not come back as patterns', async () => {
    const data = await temporaryFolder()
    const { games, library } = openStorage({ data, patterns: join(data, 'patterns') })
    await games.save(null, recordOf(2))
    const token = await games.delete('2026-01-31-1000-broken')
    if (!token.ok) throw new Error('not deleted')
    expect(await library.restore(token.value)).toMatchObject({ ok: false, error: { kind: 'not-found' } })
    expect(await games.restore(token.value)).toMatchObject({ ok: true })
  })
})
