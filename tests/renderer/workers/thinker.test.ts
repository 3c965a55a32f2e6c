import { describe, expect, it } from 'vitest'
import type { SearchTask, WorkReply, WorkRequest } from '#core/ai/messages'
import { Thinker } from '../../../src/renderer/workers/thinker'
import type { SearchPort } from '../../../src/renderer/workers/thinker'
import { gameAfter } from '../play/support'

/** Worker ends that note what they are sent. */
function fakePorts() {
  const ports: (SearchPort & { readonly sent: WorkRequest[]; ended: boolean })[] = []
  const open = () => {
    const port = {
      sent: [] as WorkRequest[],
      ended: false,
      onmessage: null,
      onerror: null,
      postMessage: (request: WorkRequest) => void port.sent.push(request),
      terminate: () => {
        port.ended = true
      },
    }
    ports.push(port)
    return port
  }
  const reply = (message: WorkReply, at = ports.length - 1) =>
    ports[at]?.onmessage?.({ data: message } as MessageEvent<WorkReply>)
  const kinds = () =>
    ports.flatMap(({ sent }) =>
      sent.map((request) => `${request.kind} ${request.kind === 'cores' ? request.cores : request.id}`),
    )
  return { ports, open, reply, kinds }
}

const TASK: SearchTask = { setup: gameAfter().setup, moves: [], limits: { level: 1 }, seed: 1 }

describe('the thinker', () => {
  it('starts its worker when it is first needed and answers with the move', async () => {
    const { ports, open, reply } = fakePorts()
    const thinker = new Thinker(open)
    expect(ports).toHaveLength(0)
    const thought = thinker.think(TASK)
    reply({ kind: 'done', id: 1, move: '=c', infos: [] })
    expect(await thought).toEqual({ kind: 'move', move: '=c', infos: [] })
  })

  it('drops a task when another comes, and ignores its late answer', async () => {
    const { open, reply, kinds } = fakePorts()
    const thinker = new Thinker(open)
    const first = thinker.think(TASK)
    const second = thinker.think(TASK)
    expect(await first).toEqual({ kind: 'dropped' })
    reply({ kind: 'done', id: 1, move: '=a', infos: [] })
    reply({ kind: 'done', id: 2, move: '=b', infos: [] })
    expect(await second).toEqual({ kind: 'move', move: '=b', infos: [] })
    expect(kinds()).toEqual(['go 1', 'stop 1', 'go 2'])
  })

  it('asks for the answer now, and only while there is a question', () => {
    const { open, kinds } = fakePorts()
    const thinker = new Thinker(open)
    thinker.hurry()
    void thinker.think(TASK)
    thinker.hurry()
    expect(kinds()).toEqual(['go 1', 'stop 1'])
  })

  it('passes progress on', async () => {
    const { open, reply } = fakePorts()
    const seen: number[] = []
    const thought = new Thinker(open).think(TASK, ({ depth }) => seen.push(depth))
    const info = { depth: 3, multipv: 1, nodes: 9, nps: 9, time: 1, pv: ['=c'] }
    reply({ kind: 'info', id: 1, info: { ...info, score: { kind: 'points', points: 2, proven: false } } })
    reply({ kind: 'done', id: 1, move: '=c', infos: [] })
    await thought
    expect(seen).toEqual([3])
  })

  it('passes on what an analysis and a test find out, until they end', async () => {
    const { open, reply, kinds } = fakePorts()
    const thinker = new Thinker(open)
    const { setup } = TASK
    const plies: number[] = []
    const analysis = thinker.analyse({ setup, moves: [], limits: {}, known: [] }, (ply) => plies.push(ply))
    const score = { kind: 'points', points: 2, proven: false } as const
    reply({ kind: 'evaluated', id: 1, ply: 7, evaluation: { score, pv: ['=c'] } })
    reply({ kind: 'ended', id: 1 })
    expect(await analysis).toEqual({ kind: 'ended' })
    expect(plies).toEqual([7])
    const lengths: number[] = []
    const plan = { games: 2, movetime: 1, randomPlies: 2, seed: 1 }
    const test = thinker.test({ setup, plan }, ({ moves }) => lengths.push(moves.length))
    reply({ kind: 'played', id: 2, game: { seats: ['south'], moves: ['=c'], result: null, choices: [11] } })
    thinker.drop()
    expect(await test).toEqual({ kind: 'dropped' })
    expect(lengths).toEqual([1])
    expect(kinds()).toEqual(['analyse 1', 'test 2', 'stop 2'])
  })

  it('fails with its worker and starts a new one the next time', async () => {
    const { ports, open, reply } = fakePorts()
    const thinker = new Thinker(open)
    const broken = thinker.think(TASK)
    ports[0]?.onerror?.({ message: 'gone' } as ErrorEvent)
    expect(await broken).toEqual({ kind: 'failed', message: 'gone' })
    expect(ports[0]?.ended).toBe(true)
    const again = thinker.think(TASK)
    reply({ kind: 'failed', id: 2, message: 'no game' })
    expect(await again).toEqual({ kind: 'failed', message: 'no game' })
    expect(ports).toHaveLength(2)
  })

  it('tells every worker that it starts how many cores it may use, and the one at work of a change', () => {
    const { ports, open, kinds } = fakePorts()
    const thinker = new Thinker(open)
    thinker.employ(1)
    thinker.employ(3)
    void thinker.think(TASK)
    thinker.employ(3)
    thinker.employ(1)
    thinker.employ(2)
    expect(kinds()).toEqual(['cores 3', 'go 1', 'cores 1', 'cores 2'])
    thinker.close()
    void thinker.think(TASK)
    expect(ports[1]?.sent.map(({ kind }) => kind)).toEqual(['cores', 'go'])
  })

  it('says nothing of cores while there is one', () => {
    const { open, kinds } = fakePorts()
    void new Thinker(open).think(TASK)
    expect(kinds()).toEqual(['go 1'])
  })
})
