// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyBoard } from '#core/pattern/board'
import { LANGUAGES } from '#core/settings/settings'
import { chooseBowl } from '../../../src/renderer/editor/bowl'
import * as files from '../../../src/renderer/editor/files'
import { useEditor } from '../../../src/renderer/editor/store'
import { showLanguage } from '../../../src/renderer/i18n'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshApp } from '../support/app'
import { halvesNamed, pattern } from '../support/fake-api'

beforeEach(() => {
  freshApp()
  showLanguage('en')
  files.openNew()
})

const told = () => useToasts().list.map(({ text }) => text)

describe('choosing the other bowl', () => {
  it('says how many tokens went, and that undo brings them back', () => {
    files.openPattern(pattern('own', halvesNamed('Kite')))
    const { rows } = useEditor().document
    chooseBowl(3)
    expect(told()).toEqual([
      '8 tokens under the large bowl are gone. “Undo” brings the drawing back as it was.',
    ])
    useEditor().undo()
    expect(useEditor().document.rows).toEqual(rows)
  })

  it('says when black and white were equal and no longer are', () => {
    const kite = halvesNamed('Kite')
    const [near, far] = [4, 10] // two black ones next to the bowl change places with two white ones of rank 1
    const rows = kite.rows.map((rank, at) =>
      at === near ? `${rank.slice(0, 4)}wwb${rank.slice(7)}` : at === far ? `bb${rank.slice(2)}` : rank,
    )
    files.openPattern(pattern('own', { ...kite, rows }))
    expect(useEditor().counts).toMatchObject({ black: 60, white: 60 })
    chooseBowl(3)
    expect(told().join()).toContain(
      '8 tokens under the large bowl are gone. Black and white are no longer equal: 58 : 54.',
    )
  })

  it('says on the way back how many junctions are open', () => {
    files.openPattern(pattern('own', halvesNamed('Kite', { gadong: 3 })))
    chooseBowl(1)
    expect(told()).toEqual([
      '8 junctions that the large bowl covered are undecided now. “Undo” brings the drawing back as it was.',
    ])
  })

  it('says nothing of a board on which there is nothing, and nothing where nothing changes', () => {
    chooseBowl(3)
    chooseBowl(1)
    useEditor().draw({ action: 'fill' }, emptyBoard(1, 'b'))
    chooseBowl(1)
    expect(told()).toEqual([])
  })

  it.each(LANGUAGES)('tells it in %s with all numbers filled in', (language) => {
    showLanguage(language)
    useEditor().draw({ action: 'fill' }, emptyBoard(1, 'b'))
    chooseBowl(3)
    chooseBowl(1)
    expect(told().map((text) => /^8 [^{}|]+\.$/.test(text))).toEqual([true, true])
  })
})
