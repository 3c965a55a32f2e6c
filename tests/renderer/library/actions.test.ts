// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { patternOfShareCode } from '#core/pattern/share-code'
import { showLanguage } from '../../../src/renderer/i18n'
import * as actions from '../../../src/renderer/library/actions'
import { useBrowse } from '../../../src/renderer/library/browse'
import { commands } from '../../../src/renderer/library/commands'
import { useConflict, type ConflictAnswer } from '../../../src/renderer/library/conflict'
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

describe('a pattern that was changed elsewhere meanwhile', () => {
  const elsewhere = halvesNamed('Kite', { author: 'Siti' })
  const earlier = draftNamed('Kite')
  const own = () => api.patterns().flatMap(({ source, document }) => (source === 'own' ? [document] : []))

  beforeEach(async () => {
    await useLibrary().reload()
    await api.savePattern('own/kite', elsewhere)
  })

  /** Does something, and answers the question that it leads to. */
  async function answering<T>(act: () => Promise<T>, answer: ConflictAnswer): Promise<T> {
    const done = act()
    await vi.waitFor(() => {
      expect(useConflict().asking?.name).toBe('Kite')
    })
    useConflict().reply(answer)
    return done
  }

  it('is not renamed without a question', async () => {
    const rename = () => actions.renamePattern(kite, 'Layang')
    await answering(rename, 'cancel')
    expect(own()).toEqual([elsewhere, sketch.document])
    await answering(rename, 'copy')
    expect(own()).toEqual([elsewhere, sketch.document, { ...kite.document, name: 'Layang' }])
    expect(useToasts().list.at(-1)?.text).toContain('“Layang” is now among your patterns')
    await answering(rename, 'overwrite')
    expect(own()[0]).toEqual({ ...kite.document, name: 'Layang' })
  })

  it('gets no earlier version back without a question', async () => {
    const back = () => actions.bringBack(kite, earlier)
    expect(await answering(back, 'cancel')).toBe(false)
    expect(own()).toEqual([elsewhere, sketch.document])
    expect(await answering(back, 'copy')).toBe(false)
    expect(own()).toEqual([elsewhere, sketch.document, { ...earlier, name: 'Kite (copy)' }])
    expect(await answering(back, 'overwrite')).toBe(true)
    expect(own()[0]).toEqual(earlier)
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

  it('are asked for another name only once the one before is written', async () => {
    await useLibrary().reload()
    const browse = useBrowse()
    browse.choose('own/kite')
    const before = actions.renamePattern(kite, 'Layang')
    commands.find(({ id }) => id === 'library.rename')?.run()
    expect(browse.renaming).toBe(false)
    await before
    await vi.waitFor(() => {
      expect(browse.renaming).toBe(true)
    })
    expect(browse.chosen?.document.name).toBe('Layang')
  })

  it('offers a copy where a shipped one was to be renamed', async () => {
    const browse = useBrowse()
    await useLibrary().reload()
    browse.choose('shipped/boat')
    commands.find(({ id }) => id === 'library.rename')?.run()
    const [toast] = useToasts().list
    expect(toast?.text).toBe('A shipped pattern stays as it is. Make a copy to change it.')
    expect(browse.renaming).toBe(false)
    toast?.action?.run()
    await vi.waitFor(() => {
      expect(browse.chosen?.document.name).toBe('Boat (copy)')
    })
  })

  it('renames in the language on show', async () => {
    await actions.renamePattern(kite, ' Layang ')
    expect(useLibrary().byId('own/kite')?.document).toMatchObject({ name: 'Layang', names: { ms: 'Wau' } })
    showLanguage('ms')
    const renamed = useLibrary().byId('own/kite')
    if (!renamed) throw new Error('gone')
    await actions.renamePattern(renamed, 'Wau Bulan')
    expect(useLibrary().byId('own/kite')?.document).toMatchObject({
      name: 'Layang',
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
