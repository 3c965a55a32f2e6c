// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showLanguage } from '../../../src/renderer/i18n'
import { useBrowse } from '../../../src/renderer/library/browse'
import { copyShareCodes, favouriteAll, removeAll, showAllShipped } from '../../../src/renderer/library/many'
import { useLibrary } from '../../../src/renderer/library/store'
import { useTrash } from '../../../src/renderer/library/trash/store'
import { differences } from '../../../src/renderer/library/versions/differences'
import { useSettings } from '../../../src/renderer/stores/settings'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshApp } from '../support/app'
import { draftNamed, halvesNamed, type FakeApi } from '../support/fake-api'

let api: FakeApi
let clipboard = ''

beforeEach(async () => {
  api = freshApp({
    shipped: [halvesNamed('Boat'), halvesNamed('Kite')],
    own: [halvesNamed('Mine'), draftNamed('Sketch')],
  })
  clipboard = ''
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    clipboard = text
    return Promise.resolve()
  })
  showLanguage('en')
  await useLibrary().reload()
})

const shown = () => useBrowse().shown.map(({ document }) => document.name)

describe('many patterns', () => {
  it('go together, own ones to the trash and shipped ones out of sight, and one undo brings all back', async () => {
    await removeAll(useLibrary().patterns)
    expect(shown()).toEqual([])
    expect(api.calls.filter((call) => call.startsWith('delete'))).toEqual([
      'deletePatterns own/mine own/sketch',
    ])
    expect(api.settings.hidden).toEqual(['shipped/boat', 'shipped/kite'])
    expect(useToasts().list.length).toBe(1)
    useToasts().list[0]?.action?.run()
    await vi.waitFor(() => {
      expect(shown()).toEqual(['Boat', 'Kite', 'Mine', 'Sketch'])
    })
    expect(api.settings.hidden).toEqual([])
  })

  it('that are hidden come back all at once, and one by one when something leads to them', async () => {
    await removeAll(useLibrary().patterns.filter(({ source }) => source === 'shipped'))
    expect(shown()).toEqual(['Mine', 'Sketch'])
    expect(useBrowse().counts.shipped).toBe(0)
    useBrowse().reveal('shipped/kite')
    expect(useBrowse().chosen?.id).toBe('shipped/kite')
    await showAllShipped()
    expect(shown()).toEqual(['Boat', 'Kite', 'Mine', 'Sketch'])
  })

  it('become favourites without losing those that were', async () => {
    await useLibrary().toggleFavourite('own/mine')
    await favouriteAll(useLibrary().patterns.slice(0, 2))
    expect(useSettings().values.favourites).toEqual(['own/mine', 'shipped/boat', 'shipped/kite'])
  })

  it('give a code each, the drafts none', async () => {
    await copyShareCodes(useLibrary().patterns)
    expect(clipboard.split('\n').map((code) => code.split(':')[2])).toEqual(['Boat', 'Kite', 'Mine'])
    await copyShareCodes(useLibrary().patterns.slice(3))
    expect(useToasts().list.at(-1)?.tone).toBe('problem')
  })
})

describe('the trash', () => {
  it('gives back, and is emptied of what it showed', async () => {
    await removeAll(useLibrary().patterns.slice(2))
    const trash = useTrash()
    await trash.reload()
    const [first] = trash.items ?? []
    if (!first) throw new Error('nothing there')
    await trash.bringBack(first)
    expect(useBrowse().chosen?.document.name).toBe(first.name)
    expect(trash.items?.length).toBe(1)
    expect(useToasts().list.some(({ action }) => action)).toBe(true)
    await trash.empty()
    expect(trash.items).toEqual([])
    expect(useToasts().list.some(({ action }) => action)).toBe(false)
  })
})

it('counts how much a version differs', () => {
  const one = halvesNamed('One')
  const other = { ...one, rows: one.rows.with(0, 'wwbbbbbbbbb') }
  expect(differences(one, other)).toBe(2)
  expect(differences(one, one)).toBe(0)
  expect(differences(one, halvesNamed('Other bowl', { gadong: 3 }))).toBeNull()
})
