// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { patternOfShareCode } from '#core/pattern/share-code'
import { showLanguage } from '../../../src/renderer/i18n'
import * as actions from '../../../src/renderer/library/actions'
import { useLibrary } from '../../../src/renderer/library/store'
import { useNavigation } from '../../../src/renderer/stores/navigation'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshApp } from '../support/app'
import { draftNamed, halvesNamed, pattern, type FakeApi } from '../support/fake-api'

const boat = pattern('shipped', halvesNamed('Boat', { names: { ms: 'Perahu' } }))
const kite = pattern('own', halvesNamed('Kite', { names: { ms: 'Wau' } }))
const sketch = pattern('own', draftNamed('Sketch'))

let api: FakeApi
let clipboard = ''

beforeEach(() => {
  api = freshApp({ shipped: [boat.document], own: [kite.document, sketch.document] })
  clipboard = ''
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    clipboard = text
    return Promise.resolve()
  })
  showLanguage('en')
})

describe('opening', () => {
  it('plays a complete pattern, and says why a draft cannot be played', async () => {
    actions.playPattern(sketch)
    expect(useNavigation().place).toBe('library')
    expect(useToasts().list[0]?.text).toContain('draft')
    actions.playPattern(kite)
    await vi.waitFor(() => {
      expect(useNavigation().requests.play).toEqual({ kind: 'pattern', id: 'own/kite' })
    })
  })

  it('edits an own pattern itself and a shipped one as a copy', async () => {
    actions.editPattern(kite)
    await vi.waitFor(() => {
      expect(useNavigation().requests.editor).toEqual({ kind: 'pattern', id: 'own/kite' })
    })
    actions.editPattern(boat)
    await vi.waitFor(() => {
      expect(useNavigation().requests.editor).toEqual({ kind: 'copy', document: boat.document })
    })
  })
})

describe('sharing', () => {
  it('copies a code that gives the same board', async () => {
    await actions.copyShareCode(kite)
    const read = patternOfShareCode(clipboard, 'x')
    expect(read.ok && read.value.document.rows).toEqual(kite.document.rows)
  })

  it('refuses a code for a draft', async () => {
    await actions.copyShareCode(sketch)
    expect(clipboard).toBe('')
    expect(useToasts().list[0]?.tone).toBe('problem')
  })
})

describe('own patterns', () => {
  it('duplicates under a name that says so, without the translated names', async () => {
    await actions.duplicatePattern(boat)
    const copy = api.patterns().at(-1)
    expect(copy?.source).toBe('own')
    expect(copy?.document.name).toBe('Boat (copy)')
    expect(copy?.document.names).toBeUndefined()
    expect(copy?.document.rows).toEqual(boat.document.rows)
  })

  it('keeps the name of a copy within the limit', async () => {
    await actions.duplicatePattern(pattern('shipped', halvesNamed('Ñ'.repeat(80))))
    const name = api.patterns().at(-1)?.document.name ?? ''
    expect([...name].length).toBe(80)
    expect(name.endsWith(' (copy)')).toBe(true)
  })

  it('renames in the language on show', async () => {
    await actions.renamePattern(kite, ' Layang ')
    expect(useLibrary().byId('own/kite')?.document).toMatchObject({ name: 'Layang', names: { ms: 'Wau' } })
    showLanguage('ms')
    await actions.renamePattern(kite, 'Wau Bulan')
    expect(useLibrary().byId('own/kite')?.document).toMatchObject({
      name: 'Kite',
      names: { ms: 'Wau Bulan' },
    })
  })

  it('deletes with a message that brings it back', async () => {
    await actions.deletePattern(kite)
    expect(api.patterns().some(({ id }) => id === 'own/kite')).toBe(false)
    useToasts().list[0]?.action?.run()
    await vi.waitFor(() => {
      expect(useLibrary().byId('own/kite')).toBeDefined()
    })
  })
})
