// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useLibrary } from '../../../src/renderer/library/store'
import { listenToBridge } from '../../../src/renderer/shell/window-events'
import { useNavigation } from '../../../src/renderer/stores/navigation'
import { freshApp } from '../support/app'
import { halvesNamed, type FakeApi } from '../support/fake-api'

let api: FakeApi
let stop: () => void

beforeEach(() => {
  api = freshApp({ shipped: [halvesNamed('Boat')] })
  stop = listenToBridge()
  return stop
})

describe('events of the host', () => {
  it('list the library anew when it has changed', async () => {
    api.emit({ kind: 'library-changed' })
    await vi.waitFor(() => {
      expect(useLibrary().patterns).toHaveLength(1)
    })
  })

  it('look for changes when the window gets the focus, once there is a list', async () => {
    window.dispatchEvent(new Event('focus'))
    expect(api.calls).not.toContain('listPatterns')
    await useLibrary().reload()
    window.dispatchEvent(new Event('focus'))
    expect(api.calls.filter((call) => call === 'listPatterns')).toHaveLength(2)
  })

  it('show what came in with opened files', async () => {
    api.emit({ kind: 'files-opened', outcomes: [{ file: 'x', kind: 'fault', faults: [] }] })
    await vi.waitFor(() => {
      expect(useLibrary().report).toHaveLength(1)
    })
  })

  it.each([true, false])('answer whether the window may close: %s', async (mayClose) => {
    useNavigation().guard('editor', () => mayClose)
    api.emit({ kind: 'close-requested' })
    await vi.waitFor(() => {
      expect(api.calls).toContain(`confirmClose ${String(mayClose)}`)
    })
  })

  it('run the command of a menu, if it belongs to the place on show', () => {
    api.emit({ kind: 'menu', command: 'shell.help' })
    expect(useNavigation().dialog).toBe('help')
    useNavigation().place = 'play'
    api.emit({ kind: 'menu', command: 'library.import' })
    api.emit({ kind: 'menu', command: 'no.such.command' })
    expect(api.calls).not.toContain('importFiles')
  })

  it('are not heard any more after the end', () => {
    stop()
    api.emit({ kind: 'files-opened', outcomes: [] })
    expect(useLibrary().report).toBeNull()
  })
})
