// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ImportOutcome, IncomingFile } from '#bridge/api'
import { serializePattern } from '#core/pattern/document'
import { useBrowse } from '../../../src/renderer/library/browse'
import {
  importByDialog,
  importFolderByDialog,
  importPasted,
  importTexts,
  showOutcomes,
} from '../../../src/renderer/library/intake'
import { useLibrary } from '../../../src/renderer/library/store'
import { useNavigation } from '../../../src/renderer/stores/navigation'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { freshLibrary } from '../support/app'
import { draftNamed, halvesNamed, pattern, type FakeApi } from '../support/fake-api'

let api: FakeApi

beforeEach(async () => {
  api = await freshLibrary({ shipped: [halvesNamed('Boat')] })
})

const file = (name: string, text = serializePattern(draftNamed(name))): IncomingFile => ({
  name,
  size: 9,
  text,
})
const messages = () => useToasts().list.map(({ text }) => text)

describe('taking in files', () => {
  it('does nothing when the person changed their mind', async () => {
    await importByDialog()
    await importFolderByDialog()
    await importTexts([])
    expect([useLibrary().report, messages()]).toEqual([null, []])
  })

  it.each([importByDialog, importFolderByDialog])('shows a single pattern and says so: %o', async (run) => {
    api.chosenFiles = [file('Sketch')]
    await run()
    expect(useBrowse().chosen?.document.name).toBe('Sketch')
    expect(useLibrary().report).toBeNull()
    expect(messages()).toEqual(['“Sketch” is now among your patterns.'])
  })

  it('shows the first pattern of several, and a report', async () => {
    useBrowse().want({ shelf: 'shipped' })
    await importTexts([file('bad', '{'), file('Sketch'), file('again')])
    expect(useBrowse().chosen?.document.name).toBe('Sketch')
    expect(useLibrary().report?.map(({ kind }) => kind)).toEqual(['fault', 'pattern', 'duplicate'])
    expect(useLibrary().reportSource).toBe('file')
  })

  it('shows the pattern that was here already', async () => {
    await useLibrary().saveNew(draftNamed('Sketch'))
    useBrowse().reveal('shipped/boat')
    await importTexts([file('again')])
    expect(useBrowse().chosenId).toBe('own/sketch')
  })

  it('offers the way to a single one when another place is on show', async () => {
    useNavigation().place = 'editor'
    const saved = await useLibrary().saveNew(draftNamed('Sketch'))
    if (!saved) throw new Error('not saved')
    await showOutcomes([{ file: 'x', kind: 'pattern', pattern: saved }])
    useToasts().list[0]?.action?.run()
    await vi.waitFor(() => {
      expect(useNavigation().requests.library).toEqual({ kind: 'pattern', id: 'own/sketch' })
    })
  })

  it('reports a twin, which is worth a word', async () => {
    const twin = pattern('own', draftNamed('Turned'))
    const outcome: ImportOutcome = { file: 'x', kind: 'pattern', pattern: twin, twin: 'shipped/boat' }
    await showOutcomes([outcome])
    expect(useLibrary().report).toEqual([outcome])
  })

  it('tells of a failure', async () => {
    api.failure = { code: 'io', message: 'x' }
    await importTexts([file('Sketch')])
    expect(useToasts().list.map(({ tone }) => tone)).toEqual(['problem'])
  })
})

describe('taking in pasted text', () => {
  it('adds its pattern', async () => {
    await importPasted(serializePattern(draftNamed('Sketch')))
    expect(useBrowse().chosenId).toBe('own/sketch')
    expect(messages()).toEqual(['“Sketch” is now among your patterns.'])
  })

  it('shows a pattern that is in the library under that name, and takes nothing in', async () => {
    await importPasted(serializePattern(halvesNamed('Boat')))
    expect(useBrowse().chosenId).toBe('shipped/boat')
    expect(messages()).toEqual(['“Boat” is in the library already.'])
    expect(api.calls).not.toContain('importTexts')
  })

  it('reports what is wrong as pasted text', async () => {
    await importPasted('  ')
    expect(useLibrary().report).toBeNull()
    await importPasted('pasang1:AAAA')
    expect(useLibrary().reportSource).toBe('pasted')
    expect(useLibrary().report).toMatchObject([{ file: 'Pasted text', kind: 'fault' }])
  })
})
