// @vitest-environment happy-dom
import { flushPromises, mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import type { TestedGame } from '#core/ai/fairness'
import type { WorkReply, WorkRequest } from '#core/ai/messages'
import * as files from '../../../src/renderer/editor/files'
import { usePainting } from '../../../src/renderer/editor/painting'
import { useEditor } from '../../../src/renderer/editor/store'
import TestPage from '../../../src/renderer/editor/TestPage.vue'
import { useTesting } from '../../../src/renderer/editor/testing'
import { i18n, showLanguage } from '../../../src/renderer/i18n'
import type { SearchPort } from '../../../src/renderer/workers/thinker'
import { freshApp } from '../support/app'
import { halvesNamed } from '../support/fake-api'

class FakeWorker implements SearchPort {
  static last: FakeWorker | null = null
  readonly sent: WorkRequest[] = []
  ended = false
  onmessage: SearchPort['onmessage'] = null
  onerror: SearchPort['onerror'] = null

  constructor() {
    FakeWorker.last = this
  }

  postMessage(request: WorkRequest): void {
    this.sent.push(request)
  }

  terminate(): void {
    this.ended = true
  }

  async tell(reply: WorkReply): Promise<void> {
    this.onmessage?.({ data: reply } as MessageEvent<WorkReply>)
    await flushPromises()
  }

  play(winner: 'south' | 'north'): Promise<void> {
    const result = { reason: 'suntuk', scores: [1, 2], winners: [winner] } as const
    const game: TestedGame = { seats: ['south', 'north'], moves: ['=c', '=h'], result, choices: [11, 10] }
    return this.tell({ kind: 'played', id: 1, game })
  }
}

const worker = () => {
  if (!FakeWorker.last) throw new Error('no worker was started')
  return FakeWorker.last
}

beforeEach(() => {
  FakeWorker.last = null
  vi.stubGlobal('Worker', FakeWorker)
  freshApp()
  showLanguage('en')
  files.openNew()
})

function openHalves(): void {
  const opening = { patternId: null, label: { action: 'opened' }, unsaved: false } as const
  useEditor().open(halvesNamed('Halves'), opening)
}

describe('the test of a pattern', () => {
  const show = () => mount(TestPage, { global: { plugins: [i18n] }, attachTo: document.body })

  it('says why a draft is not tested, and starts no worker', async () => {
    const page = show()
    expect(page.text()).toContain('This is a draft and cannot be tested.')
    await useTesting().start()
    expect(FakeWorker.last).toBeNull()
    page.unmount()
  })

  it('shows figures game by game, and keeps those of a stopped test', async () => {
    openHalves()
    const page = show()
    const button = () => page.findAll('button').find((one) => /^(Test|Stop)$/.test(one.text()))
    await button()?.trigger('click')
    expect(worker().sent).toMatchObject([{ kind: 'test', plan: { games: 60, movetime: 50, seed: 1 } }])
    await worker().play('south')
    await worker().play('north')
    expect(page.text()).toContain('2 of 60 games')
    await button()?.trigger('click')
    expect(worker().ended).toBe(true)
    expect(page.text()).toContain('Stopped after 2 games.')
    expect(page.text()).toContain('South wins 50.0%')
    expect(page.text()).toContain('Ended by suntuk 100.0%')
    expect(useTesting().figures?.games).toBe(2)
    page.unmount()
  })

  it('goes on while one draws, and says that the figures are of the earlier drawing', async () => {
    openHalves()
    const page = show()
    void useTesting().start()
    await worker().play('south')
    expect(page.text()).not.toContain('earlier drawing')
    usePainting().invert()
    await nextTick()
    expect(page.text()).toContain('The drawing has changed: the figures are of the earlier drawing.')
    await worker().play('south')
    await worker().tell({ kind: 'ended', id: 1 })
    expect(useTesting().state).toBe('done')
    expect(page.text()).toContain('2 games played.')
    useEditor().undo()
    await nextTick()
    expect(page.text()).not.toContain('earlier drawing')
    page.unmount()
  })

  it('says so when the search breaks down, and keeps the games played', async () => {
    openHalves()
    const page = show()
    void useTesting().start()
    await worker().play('south')
    worker().onerror?.({ message: 'gone' } as ErrorEvent)
    await flushPromises()
    expect(page.text()).toContain('The search broke down.')
    expect(useTesting().figures?.games).toBe(1)
    page.unmount()
  })
})
