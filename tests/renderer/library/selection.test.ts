// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { nextTick } from 'vue'
import { useBrowse } from '../../../src/renderer/library/browse'
import { useSelection } from '../../../src/renderer/library/selection'
import { useLibrary } from '../../../src/renderer/library/store'
import { freshApp } from '../support/app'
import { draftNamed, halvesNamed } from '../support/fake-api'

const selected = () => useSelection().patterns.map(({ document }) => document.name)
const id = (name: string) => `shipped/${name.toLowerCase()}`

beforeEach(async () => {
  freshApp({ shipped: ['A', 'B', 'C', 'D', 'E'].map((name) => halvesNamed(name)), own: [draftNamed('F')] })
  useBrowse()
  await useLibrary().reload()
  await nextTick()
})

describe('the selection', () => {
  it('is the chosen pattern while nothing more is asked for', () => {
    expect(selected()).toEqual(['A'])
    expect(useSelection().isMany).toBe(false)
    expect(useSelection().markedIds.size).toBe(0)
  })

  it('grows and shrinks one by one, in the order on show', () => {
    const selection = useSelection()
    selection.toggle(id('D'))
    selection.toggle(id('B'))
    expect(selected()).toEqual(['A', 'B', 'D'])
    selection.toggle(id('B'))
    expect(selected()).toEqual(['A', 'D'])
    expect(selected()).toContain(useBrowse().chosen?.document.name)
  })

  it('never becomes empty', () => {
    const selection = useSelection()
    selection.toggle(id('B'))
    selection.toggle(id('A'))
    selection.toggle(id('B'))
    expect(selected()).toEqual(['B'])
  })

  it('reaches from where it began to where it is led, both ways', () => {
    const selection = useSelection()
    selection.choose(id('C'))
    selection.extend(id('E'))
    expect(selected()).toEqual(['C', 'D', 'E'])
    selection.extend(id('B'))
    expect(selected()).toEqual(['B', 'C'])
    expect(useBrowse().chosenId).toBe(id('B'))
  })

  it('takes everything on show, and ends with one plain choice', () => {
    const selection = useSelection()
    selection.selectAll()
    expect(selected()).toEqual(['A', 'B', 'C', 'D', 'E', 'F'])
    selection.choose(id('C'))
    expect(selected()).toEqual(['C'])
  })

  it('holds only what is on show', async () => {
    useSelection().selectAll()
    useBrowse().want({ board: 'draft' })
    await nextTick()
    expect(selected()).toEqual(['F'])
  })
})
