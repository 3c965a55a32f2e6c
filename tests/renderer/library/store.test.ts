// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answer, LibraryListing } from '#bridge/api'
import { useLibrary } from '../../../src/renderer/library/store'
import { useSettings } from '../../../src/renderer/stores/settings'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshApp } from '../support/app'
import { draftNamed, halvesNamed, pattern, type FakeApi } from '../support/fake-api'

let api: FakeApi

beforeEach(() => {
  api = freshApp({ shipped: [halvesNamed('Boat')], own: [draftNamed('Sketch')] })
})

describe('the library store', () => {
  it('lists patterns and damaged files', async () => {
    api.damaged = [{ file: 'x.pasang.json', faults: [] }]
    const library = useLibrary()
    expect(library.loaded).toBe(false)
    await library.reload()
    expect(library.patterns.map(({ id }) => id)).toEqual(['shipped/boat', 'own/sketch'])
    expect(library.damaged).toHaveLength(1)
    expect(library.loaded).toBe(true)
  })

  it('lets only the newest of several listings count', async () => {
    const answers: ((listing: Answer<LibraryListing>) => void)[] = []
    api.listPatterns = () => new Promise((resolve) => answers.push(resolve))
    const library = useLibrary()
    const slow = library.reload()
    const quick = library.reload()
    const listing = (name: string) =>
      ({ ok: true, value: { patterns: [pattern('own', draftNamed(name))], damaged: [] } }) as const
    answers[1]?.(listing('Newer'))
    answers[0]?.(listing('Older'))
    await Promise.all([slow, quick])
    expect(library.patterns.map(({ document }) => document.name)).toEqual(['Newer'])
  })

  it('has listed everything when a listing that was overtaken is done', async () => {
    const answers: ((listing: Answer<LibraryListing>) => void)[] = []
    api.listPatterns = () => new Promise((resolve) => answers.push(resolve))
    const library = useLibrary()
    const seen = library.reload().then(() => library.patterns.length)
    void library.reload() // such as on word that the folder has changed
    const value = { patterns: [pattern('own', draftNamed('Sketch'))], damaged: [] }
    answers[0]?.({ ok: true, value })
    await Promise.resolve()
    answers[1]?.({ ok: true, value })
    expect(await seen).toBe(1)
  })

  it('keeps the objects of what has not changed', async () => {
    const library = useLibrary()
    await library.reload()
    const [boat, sketch] = library.patterns
    const list = library.patterns
    await library.reload()
    expect(library.patterns).toBe(list)
    await library.saveOver('own/sketch', draftNamed('Sketch', { author: 'Siti' }), null)
    expect(library.patterns[0]).toBe(boat)
    expect(library.patterns[1]).not.toBe(sketch)
    expect(library.byId('own/sketch')?.document.author).toBe('Siti')
  })

  it('tells of a failure in words and keeps what it had', async () => {
    const library = useLibrary()
    await library.reload()
    api.failure = { code: 'disk-full', message: 'ENOSPC' }
    expect(await library.saveNew(draftNamed('Another'))).toBeNull()
    expect(library.patterns).toHaveLength(2)
    expect(useToasts().list.map(({ tone }) => tone)).toEqual(['problem'])
  })

  it('moves to the trash and brings back', async () => {
    const library = useLibrary()
    const token = await library.remove('own/sketch')
    expect(library.byId('own/sketch')).toBeUndefined()
    await library.restore(token ?? '')
    expect(library.byId('own/sketch')?.document.name).toBe('Sketch')
  })

  it('keeps favourites in the settings, as plain data', async () => {
    const library = useLibrary()
    await library.toggleFavourite('shipped/boat')
    await library.toggleFavourite('own/sketch')
    await library.toggleFavourite('shipped/boat')
    expect(api.settings.favourites).toEqual(['own/sketch'])
    expect([...library.favourites]).toEqual(['own/sketch'])
    expect(useSettings().values.favourites).toEqual(['own/sketch'])
  })

  it('shows a report and lists what came in', async () => {
    const library = useLibrary()
    await library.showReport([{ file: 'bad.json', kind: 'fault', faults: [] }], 'pasted')
    expect(library.report).toHaveLength(1)
    expect(library.reportSource).toBe('pasted')
    expect(api.calls).toContain('listPatterns')
  })
})
