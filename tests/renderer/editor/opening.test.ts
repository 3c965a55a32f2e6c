// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyBoard } from '#core/pattern/board'
import { newDocument } from '#core/pattern/document'
import type { FakeApi } from '../support/fake-api'

// The editor connects itself once a window: every test gets fresh modules, as a new window would.
async function openWindow(prepare: (api: FakeApi) => unknown = () => undefined) {
  vi.resetModules()
  const { freshApp } = await import('../support/app')
  const { halvesNamed } = await import('../support/fake-api')
  const api = freshApp({ own: [halvesNamed('Kite')] })
  await prepare(api)
  const { useNavigation } = await import('../../../src/renderer/stores/navigation')
  const { startEditor } = await import('../../../src/renderer/editor/opening')
  const { useEditor } = await import('../../../src/renderer/editor/store')
  const { useLeaving } = await import('../../../src/renderer/editor/leaving')
  return { api, start: startEditor, editor: useEditor(), navigation: useNavigation(), leaving: useLeaving() }
}

const unsaved = { patternId: null, document: newDocument('Sketch'), savedAt: '2026-01-31T10:00:00Z' }
const draftOf = async (api: FakeApi) => {
  const answer = await api.readDraft(sessionStorage.getItem('pasang-window') ?? '', [])
  return answer.ok ? answer.value : null
}

describe('starting the editor', () => {
  beforeEach(() => {
    vi.useRealTimers()
    sessionStorage.clear()
  })
  // What a window has still to write down would come into the data of the next one.
  afterEach(async () => {
    window.dispatchEvent(new Event('pagehide'))
    await new Promise((resolve) => setTimeout(resolve))
  })

  it('leaves the draft of another open window alone', async () => {
    const held = ['pasang-window  another', 'pasang-window old-run gone'].map((name) => ({ name }))
    const request = (_name: string, _options: unknown, run: () => unknown) => Promise.resolve(run())
    vi.stubGlobal('navigator', { locks: { query: () => Promise.resolve({ held }), request } })
    const { api, start, editor } = await openWindow((api) => api.writeDraft(unsaved, 'another'))
    await start()
    vi.unstubAllGlobals()
    expect([editor.document.name, editor.dirty]).toEqual(['New pattern', false])
    expect(await api.readDraft('another', [])).toMatchObject({ value: unsaved })
  })

  it('begins with a new board, and with nothing to lose', async () => {
    const { start, editor, navigation } = await openWindow()
    await start()
    expect([editor.document.name, editor.dirty]).toEqual(['New pattern', false])
    expect(await navigation.mayClose()).toBe(true)
  })

  it('brings back unsaved work', async () => {
    const { start, editor } = await openWindow((api) => api.writeDraft(unsaved, 'another'))
    await start()
    expect([editor.document.name, editor.dirty, editor.patternId]).toEqual(['Sketch', true, null])
  })

  it('has unsaved work of the last time told of before, and while another place is on show', async () => {
    const { start, editor, navigation } = await openWindow((api) => api.writeDraft(unsaved, 'another'))
    const { tellOfDraft } = await import('../../../src/renderer/editor/opening')
    const { useUnsaved } = await import('../../../src/renderer/stores/unsaved')
    const waiting = useUnsaved()
    await tellOfDraft()
    expect(waiting.name).toBe('Sketch')
    expect(editor.document.name).not.toBe('Sketch')
    waiting.noted = true
    await navigation.go('editor')
    await start()
    expect([waiting.name, waiting.noted]).toEqual([null, false])
    editor.describe({ action: 'rename' }, newDocument('Drawing'))
    await tellOfDraft() // too late: the editor knows better
    expect(waiting.name).toBeNull()
    navigation.place = 'library'
    await vi.waitFor(() => {
      expect(waiting.name).toBe('Drawing')
    })
    editor.savedAs('own/drawing', editor.document)
    await vi.waitFor(() => {
      expect(waiting.name).toBeNull()
    })
  })

  it('brings back the symmetry chosen with it', async () => {
    const first = await openWindow()
    await first.start()
    first.editor.draw({ action: 'fill' }, emptyBoard(1, 'b'))
    first.editor.chooseKind('mirror-lr')
    await vi.waitFor(async () => {
      expect((await draftOf(first.api))?.symmetry).toBe('mirror-lr')
    })
    first.editor.chooseKind('half-turn') // nothing else changes
    await vi.waitFor(async () => {
      expect((await draftOf(first.api))?.symmetry).toBe('half-turn')
    })
    const draft = await draftOf(first.api)
    const again = await openWindow((api) => api.writeDraft(draft, 'another'))
    await again.start()
    expect(again.editor.kind).toBe('half-turn')
  })

  it('saves restored work over the pattern that it belongs to, if that is still there', async () => {
    const kite = await openWindow((api) => api.writeDraft({ ...unsaved, patternId: 'own/kite' }, 'another'))
    await kite.start()
    expect(kite.editor.patternId).toBe('own/kite')
    const gone = await openWindow((api) => api.writeDraft({ ...unsaved, patternId: 'own/gone' }, 'another'))
    await gone.start()
    expect(gone.editor.patternId).toBeNull()
  })

  it('shows what another window has saved, unless there is unsaved work here', async () => {
    const { api, start, editor, navigation } = await openWindow()
    const { useLibrary } = await import('../../../src/renderer/library/store')
    const { halvesNamed } = await import('../support/fake-api')
    const savedElsewhere = async (author: string) => {
      await api.savePattern('own/kite', halvesNamed('Kite', { author }))
      await useLibrary().reload()
    }
    await start()
    await navigation.go('editor', { kind: 'pattern', id: 'own/kite' })
    await vi.waitFor(() => {
      expect(editor.patternId).toBe('own/kite')
    })
    await savedElsewhere('Siti')
    expect([editor.document.author, editor.dirty]).toEqual(['Siti', false])
    editor.undo()
    await savedElsewhere('Aminah')
    expect([editor.document.author, editor.dirty]).toEqual([undefined, true])
  })

  it('knows of restored work what it was drawn over', async () => {
    const over = newDocument('Kite')
    const draft = { ...unsaved, patternId: 'own/kite', over }
    const { start, editor } = await openWindow((api) => api.writeDraft(draft, 'another'))
    await start()
    expect([editor.saved, editor.dirty]).toEqual([over, true])
  })

  it('keeps unsaved work written down, and takes it away once it is saved', async () => {
    const { api, start, editor, navigation, leaving } = await openWindow()
    await start()
    editor.draw({ action: 'fill' }, emptyBoard(1, 'b'))
    await vi.waitFor(async () => {
      expect((await draftOf(api))?.document.rows[0]).toBe('bbbbbbbbbbb')
    })
    const closing = navigation.mayClose()
    await vi.waitFor(() => {
      expect(leaving.asking).toBe('close')
    })
    leaving.reply('save')
    expect(await closing).toBe(true)
    expect(await draftOf(api)).toBeNull()
  })

  it('has written everything down when the window may close without saving', async () => {
    const { api, start, editor, navigation, leaving } = await openWindow()
    await start()
    editor.draw({ action: 'fill' }, emptyBoard(1, 'b'))
    const closing = navigation.mayClose()
    await vi.waitFor(() => {
      expect(leaving.asking).toBe('close')
    })
    leaving.reply('go')
    expect(await closing).toBe(true)
    expect((await draftOf(api))?.document.rows[0]).toBe('bbbbbbbbbbb')
  })

  it('offers a copy of unsaved work once the host is gone', async () => {
    const { api, start, editor } = await openWindow()
    const { reportProblem } = await import('../../../src/renderer/stores/problems')
    const { useToasts } = await import('../../../src/renderer/stores/toasts')
    await start()
    reportProblem({ code: 'closed', message: '' })
    expect(useToasts().list.at(-1)?.action).toBeNull()
    editor.draw({ action: 'fill' }, emptyBoard(1, 'b'))
    reportProblem({ code: 'closed', message: '' })
    useToasts().list.at(-1)?.action?.run()
    await vi.waitFor(() => {
      expect(api.exported.map(({ name }) => name)).toEqual(['new-pattern.pasang.json'])
    })
  })

  const leaveTab = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented ? 'asked' : 'gone'
  }

  it('has the browser ask while unsaved work is not written down', async () => {
    const { api, start, editor } = await openWindow((api) => api.writeDraft(unsaved, 'another'))
    await start()
    expect(leaveTab()).toBe('gone') // restored, and there still
    editor.draw({ action: 'fill' }, emptyBoard(1, 'b'))
    expect(leaveTab()).toBe('asked')
    await vi.waitFor(async () => {
      expect((await draftOf(api))?.document.rows[0]).toBe('bbbbbbbbbbb')
    })
    await vi.waitFor(() => {
      expect(leaveTab()).toBe('gone')
    })
  })

  it('says that work is not kept, where and why, and asks for it in other words', async () => {
    const { api, start, editor, navigation, leaving } = await openWindow()
    const { useToasts } = await import('../../../src/renderer/stores/toasts')
    const { useKeeping } = await import('../../../src/renderer/editor/keeping')
    await start()
    const failure = { code: 'no-permission', message: '', file: '511d2edc.json' } as const
    api.failure = failure
    editor.draw({ action: 'fill' }, emptyBoard(1, 'b'))
    const closing = navigation.mayClose()
    await vi.waitFor(() => {
      expect(leaving.asking).toBe('close')
    })
    expect(useKeeping().trouble).toEqual(failure)
    const toast = useToasts().list.at(-1)
    expect(toast?.text).toBe(
      'Your work on “New pattern” is NOT kept: it is lost when this window closes. The system does not allow writing to the folder “/home/you/.local/share/pasang”. Allow it and save again.',
    )
    expect(toast?.action?.label).toBe('Download a copy')
    expect(leaveTab()).toBe('asked')
    leaving.reply('stay')
    expect(await closing).toBe(false)
    api.failure = null
    window.dispatchEvent(new Event('pagehide'))
    await vi.waitFor(() => {
      expect([useKeeping().trouble, leaveTab()]).toEqual([null, 'gone'])
    })
  })

  it('attends to what it was asked to open before it was there, and after', async () => {
    const { start, editor, navigation } = await openWindow()
    await navigation.go('editor', { kind: 'pattern', id: 'own/kite' })
    await start()
    expect([editor.document.name, editor.patternId]).toEqual(['Kite', 'own/kite'])
    await navigation.go('editor', { kind: 'new' })
    await vi.waitFor(() => {
      expect(editor.patternId).toBeNull()
    })
  })

  it('asks before a request replaces restored work, and keeps it on "stay"', async () => {
    const { api, start, editor, navigation, leaving } = await openWindow((api) =>
      api.writeDraft(unsaved, 'another'),
    )
    await navigation.go('editor', { kind: 'pattern', id: 'own/kite' })
    const started = start()
    await vi.waitFor(() => {
      expect(leaving.asking).toBe('replace')
    })
    leaving.reply('stay')
    await started
    expect(editor.document.name).toBe('Sketch')
    expect((await draftOf(api))?.document.name).toBe('Sketch')
  })
})
