// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkReply, WorkRequest } from '#core/ai/messages'
import type { SearchPort } from '../../../src/renderer/workers/thinker'
import { useAnalysis } from '../../../src/renderer/play/analysis-store'
import { useGame } from '../../../src/renderer/play/store'
import { freshApp } from '../support/app'
import { HUMAN, gameAfter, playOn, sessionFor } from './support'

let workers: FakeWorker[]
let answering: boolean

/** Evaluates every position at once, from the end of the game, unless it is told to keep silent. */
class FakeWorker implements SearchPort {
  readonly asked: number[] = []
  ended = false
  onmessage: SearchPort['onmessage'] = null
  onerror: SearchPort['onerror'] = null

  constructor() {
    workers.push(this)
  }

  postMessage(request: WorkRequest): void {
    if (request.kind !== 'analyse') return
    const { id, known } = request
    const plies = known.flatMap((evaluation, ply) => (evaluation ? [] : [ply])).reverse()
    this.asked.push(...plies)
    if (!answering) return
    const score = { kind: 'points', points: 1, proven: false } as const
    const replies: WorkReply[] = plies.map((ply) => ({
      kind: 'evaluated',
      id,
      ply,
      evaluation: { score, pv: ['x'] },
    }))
    queueMicrotask(() => {
      for (const data of [...replies, { kind: 'ended', id }] as const)
        this.onmessage?.({ data } as MessageEvent<WorkReply>)
    })
  }

  terminate(): void {
    this.ended = true
  }
}

const asked = () => workers.flatMap((worker) => worker.asked)
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  freshApp()
  workers = []
  answering = true
  vi.stubGlobal('Worker', FakeWorker)
})

describe('the analysis', () => {
  it('costs nothing until it is asked for; then it looks through the game from its end, once', async () => {
    const analysis = useAnalysis()
    const game = useGame()
    game.begin(
      sessionFor(
        playOn(gameAfter(), ({ moves }) => moves.length >= 3),
        [HUMAN, HUMAN],
      ),
    )
    await settled()
    expect(workers).toEqual([])
    analysis.on = true
    await settled()
    expect(asked()).toEqual([3, 2, 1, 0])
    expect([analysis.state, analysis.done, analysis.total]).toEqual(['done', 4, 4])
    expect(analysis.graph).toHaveLength(4)
    expect(workers.at(-1)?.ended).toBe(true)
    game.play(game.moves[0]?.notation ?? '')
    await settled()
    expect(asked()).toEqual([3, 2, 1, 0, 4])
    expect(analysis.done).toBe(5)
  })

  it('stops when told to, keeps what it has, and goes on', async () => {
    const analysis = useAnalysis()
    answering = false
    useGame().begin(sessionFor(playOn(gameAfter()), [HUMAN, HUMAN]))
    analysis.on = true
    await settled()
    expect(asked()).toHaveLength(analysis.total)
    analysis.stop()
    await settled()
    expect([analysis.state, analysis.done]).toEqual(['stopped', 0])
    answering = true
    await analysis.run()
    expect([analysis.state, analysis.done]).toEqual(['done', analysis.total])
  })

  it('is not offered for more than two', async () => {
    const analysis = useAnalysis()
    useGame().begin(sessionFor(gameAfter([], 'bell', { players: 3 }), [HUMAN, HUMAN, HUMAN]))
    analysis.on = true
    await settled()
    expect(analysis.possible).toBe(false)
    expect(workers).toEqual([])
  })
})
