// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { useBrowse } from '../../../src/renderer/library/browse'
import { useSelection } from '../../../src/renderer/library/selection'
import { useLibrary } from '../../../src/renderer/library/store'
import { freshApp } from '../support/app'
import { draftNamed, halvesNamed } from '../support/fake-api'

beforeEach(async () => {
  freshApp({ shipped: [halvesNamed('Anchor'), halvesNamed('Boat')], own: [draftNamed('Cat')] })
  useBrowse()
  await useLibrary().reload()
  await nextTick()
})

describe('browsing', () => {
  it('chooses the first pattern to begin with', () => {
    expect(useBrowse().chosen?.id).toBe('shipped/anchor')
  })

  it('steps to the neighbours, and not beyond', () => {
    const browse = useBrowse()
    browse.step(1)
    browse.step(1)
    browse.step(1)
    expect(browse.chosen?.id).toBe('own/cat')
    browse.step(-2)
    expect(browse.chosen?.id).toBe('shipped/anchor')
  })

  it('keeps the choice while it is on show', async () => {
    const browse = useBrowse()
    browse.choose('shipped/boat')
    browse.want({ search: 'boat' })
    await nextTick()
    expect(browse.chosen?.id).toBe('shipped/boat')
  })

  it('chooses the neighbour of what went away', async () => {
    const browse = useBrowse()
    browse.choose('own/cat')
    await useLibrary().remove('own/cat')
    await nextTick()
    expect(browse.chosen?.id).toBe('shipped/boat')
  })

  it('has nothing chosen when nothing fits', async () => {
    const browse = useBrowse()
    browse.want({ search: 'nothing' })
    await nextTick()
    expect(browse.chosen).toBeNull()
    browse.widen()
    await nextTick()
    expect(browse.chosen?.id).toBe('shipped/anchor')
  })

  it('chooses whatever is saved, wherever that is done', async () => {
    const browse = useBrowse()
    browse.want({ shelf: 'shipped' })
    await useLibrary().saveNew(draftNamed('Dove'))
    expect(browse.chosen?.id).toBe('own/dove')
    await useLibrary().saveOver('own/cat', draftNamed('Cat', { author: 'Siti' }), null)
    expect(browse.chosen?.id).toBe('own/cat')
  })

  it('shows a pattern alone, whatever was selected', () => {
    const selection = useSelection()
    selection.selectAll()
    useBrowse().reveal('own/cat')
    expect(selection.patterns.map(({ id }) => id)).toEqual(['own/cat'])
  })

  it('widens the view to reveal a pattern that is not on show', () => {
    const browse = useBrowse()
    browse.want({ shelf: 'shipped', sort: 'newest' })
    browse.reveal('own/cat')
    expect(browse.chosen?.id).toBe('own/cat')
    expect(browse.wanted.sort).toBe('newest')
  })
})
