import { describe, expect, it } from 'vitest'
import { variant } from '../storage/patterns'
import { filesBelow } from '../storage/temporary'
import { startService, valueOf } from './start'

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

  it('removes nothing for words that are no tokens', async () => {
    const { api, data } = await withThree()
    const before = await filesBelow(data)
    expect(valueOf(await api.emptyTrash(['..', '../library', '.', 'pattern', '']))).toBe(0)
    expect(await filesBelow(data)).toEqual(before)
  })
})
