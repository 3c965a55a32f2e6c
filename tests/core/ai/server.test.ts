import { describe, expect, it } from 'vitest'
import type { WorkNews, WorkReply, WorkRequest } from '#core/ai/messages'
import { employHelpers } from '#core/ai/helpers'
import { WorkServer } from '#core/ai/server'
import { legalMoves, playMove, startGame, type Game } from '#core/games/game'
import { fakePorts } from './helper-ports'
import { numbers, randomPattern } from './positions'

const setup = { ruleset: 'kas', options: {}, pattern: randomPattern(1, numbers(1)) } as const

/** A server on a clock that moves by one at each look, and whose tasks run when told. */
function serve() {
  const replies: WorkReply[] = []
  const tasks: (() => void)[] = []
  const { ports, open, ...helping } = fakePorts()
  let now = 0
  const server = new WorkServer({
    reply: (reply) => replies.push(reply),
    later: (task) => tasks.push(task),
    clock: () => now++,
    helpers: (count) => employHelpers(open(count)),
  })
  const runAll = () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) task()
  }
  const runSome = (count: number) => {
    for (let i = 0; i < count; i++) tasks.shift()?.()
  }
  return { server, replies, runAll, runSome, ports, ...helping }
}

function go(id: number, limits: object, moves: readonly string[] = []): WorkRequest {
  return { kind: 'go', id, setup, moves, limits, seed: 0 }
}

const ends = (replies: readonly WorkReply[]) =>
  replies.filter(({ kind }) => kind !== 'info' && kind !== 'evaluated' && kind !== 'played')

describe('WorkServer', () => {
  it('tells lines and one end', () => {
    const { server, replies, runAll } = serve()
    server.handle(go(1, { depth: 2 }))
    runAll()
    expect(replies.filter((reply) => reply.kind === 'info').length).toBe(2)
    expect(ends(replies)).toMatchObject([{ kind: 'done', id: 1 }])
  })

  it('stops the search it is told to, and no other', () => {
    const { server, replies, runSome, runAll } = serve()
    server.handle(go(1, { movetime: 1e9 }))
    runSome(3)
    server.handle({ kind: 'stop', id: 2 })
    runSome(3)
    expect(ends(replies)).toEqual([])
    server.handle({ kind: 'stop', id: 1 })
    runAll()
    expect(ends(replies)).toMatchObject([{ kind: 'done', id: 1, move: expect.any(String) as string }])
  })

  it('ends the search under way when new ones come, and answers all in turn', () => {
    const { server, replies, runSome, runAll } = serve()
    server.handle(go(1, { movetime: 1e9 }))
    runSome(3)
    server.handle(go(2, { movetime: 1e9 }))
    server.handle(go(3, {}, ['bad']))
    server.handle(go(4, { depth: 1 }))
    runAll()
    expect(ends(replies)).toMatchObject([
      { kind: 'done', id: 1 },
      { kind: 'done', id: 2 },
      { kind: 'failed', id: 3 },
      { kind: 'done', id: 4 },
    ])
  })

  it('says what is wrong with moves that are not legal and with options that do not exist', () => {
    const { server, replies, runAll } = serve()
    server.handle(go(1, {}, ['=a', '=a']))
    server.handle({
      kind: 'go',
      id: 2,
      setup: { ...setup, options: { colour: 'red' } },
      moves: [],
      limits: {},
      seed: 0,
    })
    runAll()
    expect(replies).toMatchObject([
      { kind: 'failed', id: 1, message: 'illegal-move =a' },
      { kind: 'failed', id: 2 },
    ])
  })

  it('does not begin what was called off while it waited', () => {
    const { server, replies, runSome, runAll } = serve()
    server.handle(go(1, { movetime: 1e9 }))
    runSome(3)
    server.handle(go(2, { movetime: 1e9 }))
    server.handle({ kind: 'stop', id: 2 })
    runAll()
    expect(ends(replies)).toMatchObject([
      { kind: 'done', id: 1 },
      { kind: 'done', id: 2 },
    ])
  })

  it('analyses a game from its end and passes over what is known', () => {
    const { server, replies, runAll } = serve()
    const moves = firstMoves(4)
    const score = { kind: 'points', points: 1, proven: false } as const
    const known = [null, { score, pv: ['x'] }, null, null, null]
    server.handle({ kind: 'analyse', id: 5, setup, moves, limits: { depth: 1 }, known })
    runAll()
    expect(newsOf(replies, 'evaluated').map(({ ply }) => ply)).toEqual([4, 3, 2, 0])
    expect(replies.at(-1)).toEqual({ kind: 'ended', id: 5 })
  })

  it('stops an analysis within one slice, and a search may follow', () => {
    const { server, replies, runSome, runAll } = serve()
    const order = { setup, moves: firstMoves(4), known: [] }
    server.handle({ kind: 'analyse', id: 1, ...order, limits: { movetime: 1e9 } })
    runSome(5)
    server.handle({ kind: 'stop', id: 1 })
    runSome(1)
    expect(replies).toEqual([{ kind: 'ended', id: 1 }])
    server.handle(go(2, { depth: 1 }))
    runAll()
    expect(ends(replies)).toMatchObject([
      { id: 1 },
      { kind: 'done', id: 2, move: expect.any(String) as string },
    ])
  })

  it('tests a pattern game by game; stopped, it leaves out the game under way', () => {
    const { server, replies, runSome, runAll } = serve()
    const plan = { games: 3, movetime: 3, randomPlies: 200, seed: 1 }
    server.handle({ kind: 'test', id: 1, setup, plan })
    runAll()
    const games = newsOf(replies, 'played').map(({ game }) => game)
    expect(new Set(games.map(({ moves }) => moves.join())).size).toBe(3)
    for (const { moves, choices, result } of games) {
      expect(choices).toHaveLength(moves.length)
      expect(result).not.toBeNull()
    }
    expect(replies.at(-1)).toEqual({ kind: 'ended', id: 1 })
    server.handle({ kind: 'test', id: 2, setup, plan: { ...plan, movetime: 1e9, randomPlies: 2 } })
    runSome(5)
    server.handle({ kind: 'stop', id: 2 })
    runSome(1)
    expect(replies.slice(4)).toEqual([{ kind: 'ended', id: 2 }])
  })
})

describe('WorkServer with several cores', () => {
  it('has helpers at work while it thinks, and none before and after', () => {
    const { server, replies, runSome, runAll, tasks, working } = serve()
    server.handle(go(1, { depth: 2 }))
    runAll()
    server.handle({ kind: 'cores', cores: 3 })
    expect(tasks()).toEqual([])
    server.handle(go(2, { movetime: 1e9, level: 8 }))
    runSome(3)
    expect(working()).toBe(2)
    server.handle({ kind: 'stop', id: 2 })
    expect(working()).toBe(0)
    runAll()
    server.handle(go(3, { depth: 2 }))
    expect(working()).toBe(2)
    runAll()
    expect(working()).toBe(0)
    expect(ends(replies)).toMatchObject([
      { kind: 'done', id: 1 },
      { kind: 'done', id: 2 },
      { kind: 'done', id: 3 },
    ])
  })

  it('has them search each position of an analysis, until it ends or is stopped', () => {
    const { server, runSome, runAll, ports, working } = serve()
    server.handle({ kind: 'cores', cores: 2 })
    const order = { setup, moves: firstMoves(3), known: [] }
    server.handle({ kind: 'analyse', id: 1, ...order, limits: { depth: 1 } })
    runAll()
    expect(ports[0]?.tasks.map(({ moves }) => moves.length)).toEqual([3, 2, 1, 0])
    expect(working()).toBe(0)
    server.handle({ kind: 'analyse', id: 2, ...order, limits: { movetime: 1e9 } })
    runSome(3)
    expect(working()).toBe(1)
    server.handle({ kind: 'stop', id: 2 })
    expect(working()).toBe(0)
  })

  it('works alone at lower levels and in tests of a pattern', () => {
    const { server, runAll, tasks } = serve()
    server.handle({ kind: 'cores', cores: 2 })
    server.handle(go(1, { depth: 2, level: 5 }))
    runAll()
    const plan = { games: 1, movetime: 3, randomPlies: 200, seed: 1 }
    server.handle({ kind: 'test', id: 2, setup, plan })
    runAll()
    expect(tasks()).toEqual([])
  })

  it('ends its helpers when it is to use one core, and goes on alone with what is under way', () => {
    const { server, replies, runSome, runAll, ports, working } = serve()
    server.handle({ kind: 'cores', cores: 2 })
    server.handle(go(1, { depth: 4 }))
    runSome(2)
    server.handle({ kind: 'cores', cores: 1 })
    expect(ports.map(({ ended }) => ended)).toEqual([true])
    expect(working()).toBe(0)
    server.handle({ kind: 'cores', cores: 1 })
    runAll()
    expect(ends(replies)).toMatchObject([{ kind: 'done', id: 1, infos: [{ depth: 4 }] }])
    server.handle(go(2, { depth: 2 }))
    runAll()
    expect(ports).toHaveLength(1)
  })
})

/** Legal moves from the start on, each the first of its position. */
function firstMoves(count: number): readonly string[] {
  const start = startGame(setup)
  if (!start.ok) throw new Error('no game')
  let game: Game = start.value
  while (game.moves.length < count) {
    const next = playMove(game, legalMoves(game)[0]?.notation ?? '')
    if (!next.ok) throw new Error('illegal')
    game = next.value
  }
  return game.moves.map(({ notation }) => notation)
}

function newsOf<Kind extends WorkNews['kind']>(replies: readonly WorkReply[], kind: Kind) {
  return replies.filter((reply): reply is Extract<WorkNews, { kind: Kind }> => reply.kind === kind)
}
