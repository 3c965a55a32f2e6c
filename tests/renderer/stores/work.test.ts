// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import { removeAll } from '../../../src/renderer/library/many'
import { useLibrary } from '../../../src/renderer/library/store'
import WorkDialog from '../../../src/renderer/shell/WorkDialog.vue'
import { listenToBridge } from '../../../src/renderer/shell/window-events'
import { reportProblems } from '../../../src/renderer/stores/problems'
import { useToasts } from '../../../src/renderer/stores/toasts'
import { useWork, type Work } from '../../../src/renderer/stores/work'
import { freshApp } from '../support/app'
import { halvesNamed, type FakeApi } from '../support/fake-api'

let api: FakeApi

beforeEach(() => {
  vi.useFakeTimers()
  api = freshApp({ own: [halvesNamed('Mine'), halvesNamed('Yours')] })
  showLanguage('en')
})
afterEach(() => vi.useRealTimers())

/** Work that goes on until it is let go. */
function begin() {
  let work: Work | undefined
  let finish: (value: string) => void = () => undefined
  const ended = useWork().run('delete', (given) => {
    work = given
    return new Promise<string>((resolve) => (finish = resolve))
  })
  if (!work) throw new Error('it has not begun')
  return { work, ended, finish }
}

describe('long work', () => {
  it('is shown only once it takes its time, and no longer than it takes', async () => {
    const { work, ended, finish } = begin()
    vi.advanceTimersByTime(300)
    expect(useWork().shown).toBeNull()
    vi.advanceTimersByTime(200)
    expect(useWork().shown).toMatchObject({ kind: 'delete', total: null })
    expect(work.goOn(3, 10)).toBe(true)
    expect(useWork().shown).toMatchObject({ done: 3, total: 10 })
    finish('done')
    expect(await ended).toEqual({ value: 'done', stopped: null })
    expect(useWork().shown).toBeNull()
  })

  it('hears how far the host is with its own work, and with none of another window', () => {
    const stop = listenToBridge()
    const { work } = begin()
    vi.advanceTimersByTime(500)
    api.emit({ kind: 'progress', work: 'of-another-window', done: 9, total: 9 })
    api.emit({ kind: 'progress', work: work.id, done: 32, total: 500 })
    expect(useWork().shown).toMatchObject({ done: 32, total: 500 })
    stop()
  })

  it('is stopped by the button of its dialog, which says how far it is', async () => {
    HTMLDialogElement.prototype.showModal ??= () => undefined
    const dialog = mount(WorkDialog, { global: { plugins: [i18n] }, attachTo: document.body })
    const { work, ended, finish } = begin()
    vi.advanceTimersByTime(500)
    work.goOn(32, 500)
    await nextTick()
    expect(dialog.text()).toContain('32 of 500')
    expect(dialog.find('progress').attributes('aria-label')).toBe('Moving patterns to the trash')
    await dialog.find('[data-autofocus]').trigger('click')
    expect(api.calls).toContain(`stopWork ${work.id}`)
    expect(work.goOn(64, 500)).toBe(false)
    finish('64 of them')
    expect(await ended).toEqual({ value: '64 of them', stopped: { done: 64, total: 500 } })
    dialog.unmount()
  })

  it('that asks for files first begins with the first word of it', () => {
    const stop = listenToBridge()
    let id = ''
    void useWork().run(
      'import',
      (work) => {
        id = work.id
        return new Promise(() => undefined)
      },
      { asksFirst: true },
    )
    vi.advanceTimersByTime(60_000) // the person looks for the file
    expect(useWork().shown).toBeNull()
    api.emit({ kind: 'progress', work: id, done: 0, total: null })
    vi.advanceTimersByTime(300)
    expect(useWork().shown).toBeNull()
    vi.advanceTimersByTime(200)
    expect(useWork().shown).toMatchObject({ total: null })
    api.emit({ kind: 'progress', work: id, done: 3, total: 9 })
    api.emit({ kind: 'progress', work: id, done: 0, total: null }) // such as of a second call
    expect(useWork().shown).toMatchObject({ done: 3, total: 9 })
    stop()
  })

  it.each(['the button', 'the cross', 'Escape'])(
    'leaves the window at once by %s while it gets ready',
    async (way) => {
      HTMLDialogElement.prototype.showModal ??= () => undefined
      const dialog = mount(WorkDialog, { global: { plugins: [i18n] }, attachTo: document.body })
      const { work, ended, finish } = begin()
      vi.advanceTimersByTime(500)
      await nextTick()
      expect(dialog.text()).toContain('Getting ready')
      if (way === 'the button') await dialog.find('[data-autofocus]').trigger('click')
      else if (way === 'the cross') await dialog.find('header button').trigger('click')
      else await dialog.find('dialog').trigger('cancel')
      expect(dialog.find('dialog').exists()).toBe(false)
      expect(api.calls).toContain(`stopWork ${work.id}`)
      expect(work.goOn(1, 9)).toBe(false)
      await nextTick()
      expect(dialog.find('dialog').exists()).toBe(false)
      finish('nothing')
      expect(await ended).toEqual({ value: 'nothing', stopped: { done: 1, total: 9 } })
      dialog.unmount()
    },
  )

  it('that fails is over as well', async () => {
    const failing = useWork().run('import', () => Promise.reject(new Error('x')))
    await expect(failing).rejects.toThrow('x')
    vi.advanceTimersByTime(1000)
    expect(useWork().shown).toBeNull()
  })

  it('gives its name to the bridge when many are deleted', async () => {
    await useLibrary().reload()
    const named = vi.spyOn(api, 'deletePatterns')
    await removeAll(useLibrary().patterns)
    expect(named.mock.calls[0]?.[1]).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('problems with several things', () => {
  const problem = (file: string) => ({ code: 'io' as const, message: 'x', file })

  it('are told one by one when they are few, and in one message when they are many', () => {
    reportProblems([])
    reportProblems([problem('a'), problem('b')])
    expect(useToasts().list.length).toBe(2)
    reportProblems(['a', 'b', 'c', 'd'].map(problem))
    expect(useToasts().list.at(-1)?.text).toBe(
      '4 could not be changed. a: The disk did not answer as expected. Nothing was changed.',
    )
  })
})
