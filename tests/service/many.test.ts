import { serializePattern } from '#core/pattern/document'
import { nodeFileSystem } from '#storage/node-fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { systemError } from '../storage/memory-fs'
import { variant } from '../storage/patterns'
import { filesBelow, put } from '../storage/temporary'
import { incoming, startService, valueOf } from './start'

async function withThree() {
  const started = await startService()
  const { api } = started.service
  for (const number of [1, 2, 3]) await api.savePattern(null, variant(`No ${number}`, number))
  const ids = async () => valueOf(await api.listPatterns()).patterns.map(({ id }) => id)
  return { ...started, api, ids }
}

describe('many patterns', () => {
  it('are deleted and brought back in one call each', async () => {
    const { api, ids } = await withThree()
    const before = await ids()
    const deleted = valueOf(await api.deletePatterns(['own/no-1', 'own/no-3']))
    expect(deleted.problems).toEqual([])
    expect(await ids()).toEqual(['shipped/broken', 'own/no-2'])
    const back = valueOf(await api.restorePatterns(deleted.done))
    expect(back.done.map(({ id }) => id)).toEqual(['own/no-1', 'own/no-3'])
    expect(await ids()).toEqual(before)
  })

  it('are deleted as far as they can be, and told of once', async () => {
    const { api, ids, events } = await withThree()
    events.length = 0
    const deleted = valueOf(await api.deletePatterns(['shipped/broken', 'own/gone', 'own/no-2']))
    expect(deleted.done.length).toBe(1)
    expect(deleted.problems.map(({ code }) => code)).toEqual(['read-only', 'not-found'])
    expect(await ids()).toEqual(['shipped/broken', 'own/no-1', 'own/no-3'])
    expect(events).toEqual([{ kind: 'library-changed' }])
  })
})

describe('work on many patterns', () => {
  const texts = Array.from({ length: 100 }, (_, number) => variant(`No ${number}`, number % 40))

  /** A service whose window stops the work as soon as it hears of `at` things done. */
  async function stoppingAt(at: number) {
    const started = await startService()
    const { service } = started
    service.onEvent((event) => {
      if (event.kind === 'progress' && event.done >= at) void service.call('stopWork', [event.work])
    })
    const seen = () =>
      started.events.flatMap((event) => (event.kind === 'progress' ? [[event.done, event.total]] : []))
    return { ...started, api: service.api, seen }
  }

  it('tells how far it is, ends when it is told to, and answers with what was done', async () => {
    const { api, service, seen, events } = await stoppingAt(64)
    for (const document of texts) await api.savePattern(null, document)
    const ids = texts.map((_, number) => `own/no-${number}`)
    const deleted = valueOf(await api.deletePatterns(ids, 'work-1'))
    expect(deleted.done.length).toBe(64)
    expect(seen()).toEqual([
      [0, 100],
      [32, 100],
      [64, 100],
    ])
    expect(events.at(-1)).toEqual({ kind: 'library-changed' })
    const left = valueOf(await api.listPatterns()).patterns.filter(({ source }) => source === 'own')
    expect(left.map(({ id }) => id).sort()).toEqual(ids.slice(64).sort())
    events.length = 0
    await service.call('stopWork', ['work-2']) // none of that name: it has no effect on what comes later
    const back = valueOf(await api.restorePatterns(deleted.done.slice(0, 40), 'work-2'))
    expect(back.done.length).toBe(40)
    expect(seen().length).toBe(2)
  })

  it('keeps what an import has taken in when it is stopped', async () => {
    const { api, seen } = await stoppingAt(32)
    const files = texts
      .slice(0, 40)
      .map((document, index) => incoming(`${index}.json`, serializePattern(document)))
    const outcomes = valueOf(await api.importTexts(files, 'work-1'))
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array.from({ length: 32 }, () => 'pattern'))
    expect(seen().at(-1)).toEqual([32, 40])
    expect(valueOf(await api.listPatterns()).patterns.length).toBe(33)
    const again = valueOf(await api.importTexts(files))
    expect(again.filter(({ kind }) => kind === 'duplicate').length).toBe(32)
    expect(again.filter(({ kind }) => kind === 'pattern').length).toBe(8)
  })

  it('that begins with reading files says so, and reads no further when it is stopped', async () => {
    const { service, root, events } = await startService()
    await put(join(root, 'in', 'one.json'), serializePattern(variant('One', 1)))
    expect(valueOf(await service.takeIn([join(root, 'in')], 'work-1')).length).toBe(1)
    expect(events[0]).toEqual({ kind: 'progress', work: 'work-1', done: 0, total: null })
    service.onEvent((event) => {
      if (event.kind === 'progress') void service.call('stopWork', [event.work])
    })
    expect(valueOf(await service.takeIn([join(root, 'in')], 'work-2'))).toEqual([])
    expect(valueOf(await service.takeIn([join(root, 'in')]))).toMatchObject([{ kind: 'duplicate' }])
  })

  it('is told by nobody and stopped by nobody without a name', async () => {
    const { api, seen } = await stoppingAt(0)
    await api.importTexts([incoming('one.json', serializePattern(variant('One', 1)))])
    expect(seen()).toEqual([])
  })

  it('gives each its own answer when the disk fills up midway', async () => {
    let room = 50
    const { service, data } = await startService({
      create: (path) => {
        room -= 1
        return room < 0 ? Promise.reject(systemError('ENOSPC')) : nodeFileSystem.create(path)
      },
    })
    const files = texts.map((document, index) => incoming(`${index}.json`, serializePattern(document)))
    const outcomes = valueOf(await service.api.importTexts(files.slice(0, 40).concat(files[0]!)))
    room = 5
    const { patterns } = valueOf(await service.api.listPatterns())
    const taken = await service.api.deletePatterns(patterns.map(({ id }) => id))
    expect(valueOf(taken).problems.map(({ code }) => code)).toEqual(['read-only'])
    expect(outcomes.filter(({ kind }) => kind === 'pattern').length).toBe(40)
    expect(outcomes.at(-1)).toMatchObject({ kind: 'duplicate', of: 'own/no-0' })
    const more = valueOf(
      await service.api.importTexts(
        texts.slice(0, 12).map((document, index) => incoming(`${index}`, serializePattern(document))),
      ),
    )
    expect(more.map(({ kind }) => kind).sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'fault'),
      ...Array.from({ length: 5 }, () => 'pattern'),
    ])
    expect(more.find(({ kind }) => kind === 'fault')).toMatchObject({
      faults: [{ code: 'not-stored', params: { detail: 'ENOSPC' } }],
    })
    const names = Object.keys(await filesBelow(data))
    expect(names.filter((name) => name.startsWith('library/')).length).toBe(5)
    expect(names.filter((name) => name.startsWith('trash/')).length).toBe(40)
  })
})

describe('earlier versions', () => {
  it('are listed, newest first, and one of them comes back when it is saved again', async () => {
    const { api } = await withThree()
    const id = 'own/no-1'
    await api.savePattern(id, variant('Second', 4))
    await api.savePattern(id, variant('Third', 5))
    const versions = valueOf(await api.listVersions(id))
    expect(versions.map(({ document }) => document.name)).toEqual(['Second', 'No 1'])
    expect(versions.every(({ savedAt }) => !Number.isNaN(Date.parse(savedAt)))).toBe(true)
    await api.savePattern(id, versions[1]!.document)
    const again = valueOf(await api.listVersions(id))
    expect(again.map(({ document }) => document.name)).toEqual(['Third', 'Second', 'No 1'])
  })

  it('are there only of own patterns', async () => {
    const { api } = await withThree()
    expect(valueOf(await api.listVersions('own/no-1'))).toEqual([])
    expect(await api.listVersions('shipped/broken')).toMatchObject({ problem: { code: 'read-only' } })
    expect(await api.listVersions('own/none')).toMatchObject({ problem: { code: 'not-found' } })
    expect(await api.listVersions('own/..')).toMatchObject({ problem: { code: 'not-found' } })
  })

  it('go to the trash with their pattern, so that another of its name does not show them', async () => {
    const { api } = await withThree()
    await api.savePattern('own/no-1', variant('No 1', 6))
    const token = valueOf(await api.deletePattern('own/no-1'))
    await api.savePattern(null, variant('No 1', 7))
    expect(valueOf(await api.listVersions('own/no-1'))).toEqual([])
    const back = valueOf(await api.restorePattern(token))
    expect(back.id).toBe('own/no-1-2')
    expect(valueOf(await api.listVersions(back.id)).map(({ document }) => document)).toEqual([
      variant('No 1', 1),
    ])
  })
})

describe('the trash', () => {
  it('lists what was deleted, newest first, and is emptied of just that', async () => {
    const { api, data } = await withThree()
    await api.savePattern('own/no-1', variant('Changed', 8))
    const first = valueOf(await api.deletePattern('own/no-1'))
    await new Promise((resolve) => setTimeout(resolve, 5)) // tokens carry milliseconds
    const second = valueOf(await api.deletePattern('own/no-2'))
    const items = valueOf(await api.listTrash())
    expect(items.map(({ token, name, kind }) => [token, name, kind])).toEqual([
      [second, 'No 2', 'pattern'],
      [first, 'Changed', 'pattern'],
    ])
    expect(valueOf(await api.emptyTrash([first]))).toBe(1)
    expect(valueOf(await api.listTrash()).map(({ token }) => token)).toEqual([second])
    expect(await api.restorePattern(first)).toMatchObject({ problem: { code: 'not-found' } })
    expect(valueOf(await api.restorePattern(second)).id).toBe('own/no-2')
    const left = Object.keys(await filesBelow(data)).filter((name) => !name.startsWith('library/'))
    expect(left).toEqual([])
  })

  it('is emptied of all it can, and tells of what the disk refuses', async () => {
    let refused = 1
    const { service } = await startService({
      remove: (path) => {
        if (path.includes('trash') && refused-- > 0) return Promise.reject(systemError('EACCES'))
        return nodeFileSystem.remove(path)
      },
    })
    for (const number of [1, 2, 3]) await service.api.savePattern(null, variant(`No ${number}`, number))
    const { done } = valueOf(await service.api.deletePatterns(['own/no-1', 'own/no-2', 'own/no-3']))
    expect(await service.api.emptyTrash(done)).toMatchObject({ problem: { code: 'no-permission' } })
    expect(valueOf(await service.api.listTrash()).length).toBe(1)
    expect(valueOf(await service.api.emptyTrash(done))).toBe(1)
  })

  it('removes nothing for words that are no tokens', async () => {
    const { api, data } = await withThree()
    const before = await filesBelow(data)
    expect(valueOf(await api.emptyTrash(['..', '../library', '.', 'pattern', '']))).toBe(0)
    expect(await filesBelow(data)).toEqual(before)
  })
})
