import { serializePattern } from '#core/pattern/document'
import { machineOptions } from '#storage/disk'
import { nodeFileSystem } from '#storage/node-fs'
import { openStorage } from '#storage/storage'
import { rm, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkerboard } from './patterns'
import { filesBelow, put, temporaryFolder } from './temporary'

const MANY = 220

/** A library of many patterns, opened some time after they were written; `reads` are the files that were read. */
async function start() {
  const data = await temporaryFolder()
  const own = join(data, 'library')
  for (let number = 0; number < MANY; number += 1) {
    await put(join(own, `p${number}.pasang.json`), serializePattern(checkerboard(`No ${100 + number}`)))
  }
  const open = (later = 60_000) => {
    const reads: string[] = []
    const read: typeof nodeFileSystem.read = (path, limit) => {
      reads.push(basename(path))
      return nodeFileSystem.read(path, limit)
    }
    const options = { ...machineOptions(), now: () => Date.now() + later }
    const { library } = openStorage(
      { data, patterns: join(data, 'none') },
      { ...nodeFileSystem, read },
      options,
    )
    return { library, reads }
  }
  const index = join(own, '.index.json')
  return { own, open, index }
}

async function indexed() {
  const place = await start()
  const { library } = place.open()
  const listing = await library.list()
  await library.saveIndex()
  return { ...place, listing }
}

describe('the index of a library', () => {
  it('spares the next start the reading, and the listing is the same', async () => {
    const { open, listing } = await indexed()
    expect(listing.patterns.length).toBe(MANY)
    const { library, reads } = open()
    expect(await library.list()).toEqual(listing)
    expect(reads).toEqual(['.index.json'])
    expect(await library.list()).toEqual(listing)
    expect(reads).toEqual(['.index.json'])
  })

  it('notices a changed file, even with its old size and time', async () => {
    const { open, own } = await indexed()
    const path = join(own, 'p7.pasang.json')
    const { atime, mtime } = await stat(path)
    await writeFile(path, serializePattern(checkerboard('No 999')))
    await utimes(path, atime, mtime)
    const { library, reads } = open()
    const { patterns } = await library.list()
    expect(patterns.find(({ id }) => id === 'own/p7')?.document.name).toBe('No 999')
    expect(reads.sort()).toEqual(['.index.json', 'p7.pasang.json'])
  })

  it('notices new, missing and damaged files', async () => {
    const { open, own } = await indexed()
    await put(join(own, 'new.pasang.json'), serializePattern(checkerboard('New')))
    await rm(join(own, 'p0.pasang.json'))
    await writeFile(join(own, 'p1.pasang.json'), '{')
    const { patterns, damaged } = await open().library.list()
    expect(patterns.length).toBe(MANY - 1)
    expect(patterns[0]?.id).toBe('own/new')
    expect(damaged.map(({ file }) => file)).toEqual(['p1.pasang.json'])
  })

  it('knows at once what was saved through it', async () => {
    const { open } = await indexed()
    const { library } = open()
    await library.list()
    await library.save('own/p3', checkerboard('Changed'))
    const { patterns } = await library.list()
    expect(patterns.find(({ id }) => id === 'own/p3')?.document.name).toBe('Changed')
  })

  it.each(['', '{', 'null', '{"format":"pasang-index","of":"other","entries":[]}', 'same but no entries'])(
    'is passed over when it is no good (%j)',
    async (content) => {
      const { open, index, listing } = await indexed()
      const { of } = JSON.parse((await filesBelow(join(index, '..')))['.index.json'] ?? '') as { of: string }
      const text =
        content === 'same but no entries' ? JSON.stringify({ format: 'pasang-index', of }) : content
      await writeFile(index, text)
      expect(await open().library.list()).toEqual(listing)
    },
  )

  it('holds no file that has just changed: it may change again within the same tick', async () => {
    const { open, index } = await start()
    const { library } = open(0)
    await library.list()
    await library.saveIndex()
    const { entries } = JSON.parse((await filesBelow(join(index, '..')))['.index.json'] ?? '') as {
      entries: unknown[]
    }
    expect(entries).toEqual([])
  })

  it('is not written for a few files, nor again when hardly anything has changed', async () => {
    const { open, own, index } = await indexed()
    const before = (await stat(index)).mtimeMs
    await put(join(own, 'new.pasang.json'), serializePattern(checkerboard('New')))
    const { library } = open()
    await library.list()
    await library.saveIndex()
    expect((await stat(index)).mtimeMs).toBe(before)
  })
})
