import { describe, expect, it } from 'vitest'
import { SearchServer, type SearchReply, type SearchRequest } from '#core/ai/server'
import { numbers, randomPattern } from './positions'

const setup = { ruleset: 'kas', options: {}, pattern: randomPattern(1, numbers(1)) } as const

/** A server on a clock that moves by one at each look, and whose tasks run when told. */
function serve() {
  const replies: SearchReply[] = []
  const tasks: (() => void)[] = []
  let now = 0
  const server = new SearchServer({
    reply: (reply) => replies.push(reply),
    later: (task) => tasks.push(task),
    clock: () => now++,
  })
  const runAll = () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) task()
  }
  const runSome = (count: number) => {
    for (let i = 0; i < count; i++) tasks.shift()?.()
  }
  return { server, replies, runAll, runSome }
}

function go(id: number, limits: object, moves: readonly string[] = []): SearchRequest {
  return { kind: 'go', id, setup, moves, limits, seed: 0 }
}

const ends = (replies: readonly SearchReply[]) => replies.filter((reply) => reply.kind !== 'info')

describe('SearchServer', () => {
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
})
