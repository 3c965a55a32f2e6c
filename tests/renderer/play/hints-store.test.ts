// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { nextTick } from 'vue'
import type { WorkReply, WorkRequest } from '#core/ai/messages'
import type { SearchPort } from '../../../src/renderer/workers/thinker'
import { useHints } from '../../../src/renderer/play/hints-store'
import { useGame } from '../../../src/renderer/play/store'
import { freshApp } from '../support/app'
import { COMPUTER, HUMAN, gameAfter, j, sessionFor } from './support'

class FakeWorker implements SearchPort {
  static readonly all: FakeWorker[] = []
  readonly sent: WorkRequest[] = []
  ended = false
  onmessage: SearchPort['onmessage'] = null
  onerror: SearchPort['onerror'] = null

  constructor() {
    FakeWorker.all.push(this)
  }

  postMessage(request: WorkRequest): void {
    this.sent.push(request)
  }

  terminate(): void {
    this.ended = true
  }

  tell(reply: WorkReply): void {
    this.onmessage?.({ data: reply } as MessageEvent<WorkReply>)
  }
}

/** The hint worker: the one that was asked for several lines. */
function hinter(): FakeWorker | undefined {
  return FakeWorker.all.find(({ sent }) =>
    sent.some((request) => request.kind === 'go' && request.limits.multipv !== undefined),
  )
}

beforeEach(() => {
  freshApp()
  FakeWorker.all.length = 0
  vi.stubGlobal('Worker', FakeWorker)
})

describe('hints', () => {
  it('are off at first, and then no worker is started for them', async () => {
    const hints = useHints()
    useGame().begin(sessionFor(gameAfter(), [HUMAN, COMPUTER]))
    await nextTick()
    expect(hints.on).toBe(false)
    expect(hinter()).toBeUndefined()
  })

  it('search at full strength while a person is to move, stop with the move, and end with the switch', async () => {
    const hints = useHints()
    const game = useGame()
    game.begin(sessionFor(gameAfter(), [HUMAN, COMPUTER]))
    hints.on = true
    await nextTick()
    const worker = hinter()
    const [asked] = worker?.sent ?? []
    expect(asked).toMatchObject({ kind: 'go', moves: [], limits: { level: 8, multipv: 3 } })
    const score = { kind: 'points', points: 2, proven: false } as const
    const info = { depth: 2, multipv: 1, score, nodes: 1, nps: 1, time: 1, pv: ['=c'] }
    worker?.tell({ kind: 'info', id: 1, info })
    expect(hints.lines.map(({ pv }) => pv[0])).toEqual(['=c'])
    game.pick(j('c3'))
    await nextTick()
    expect(worker?.sent.map(({ kind }) => kind)).toEqual(['go', 'stop'])
    expect(hints.lines).toEqual([])
    expect(hints.state).toBe('idle')
    hints.on = false
    await nextTick()
    expect(worker?.ended).toBe(true)
    game.undo()
    await nextTick()
    expect(worker?.sent).toHaveLength(2)
  })

  it('end their worker when they are switched off', async () => {
    const hints = useHints()
    useGame().begin(sessionFor(gameAfter(), [HUMAN, HUMAN]))
    hints.on = true
    await nextTick()
    hints.on = false
    await nextTick()
    expect(hinter()?.ended).toBe(true)
    expect(hints.lines).toEqual([])
  })
})
