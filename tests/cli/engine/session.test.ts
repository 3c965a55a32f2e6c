import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Underway } from '#core/ai/underway'
import { EngineSession, LINE_LIMIT } from '../../../src/cli/engine/session'
import { checkerboard } from '../../../src/cli/bench/cases'

/** A conversation on a clock that moves by one at each look; searches go on only when told. */
function converse() {
  const lines: string[] = []
  const tasks: (() => void)[] = []
  const helped: string[] = []
  let quits = 0
  let now = 0
  const session = new EngineSession({
    write: (line) => lines.push(line),
    later: (task) => tasks.push(task),
    clock: () => now++,
    quit: () => quits++,
    helpers: (count) => ({
      underway: new Underway(),
      start: ({ moves }) => helped.push(`${count} start ${moves.map(({ notation }) => notation).join(' ')}`),
      stop: () => helped.push('stop'),
      close: () => helped.push('close'),
    }),
    version: '1.2.3',
  })
  return {
    lines,
    helped,
    say: (...said: string[]) => said.forEach((line) => session.receive(line)),
    think: (steps = Infinity) => {
      for (let i = 0; i < steps && tasks.length > 0; i++) tasks.shift()?.()
    },
    end: () => session.end(),
    quits: () => quits,
    take: () => lines.splice(0),
  }
}

const document = checkerboard(3).document
const newgame = (extra: object = {}) =>
  `newgame ${JSON.stringify({ ruleset: 'kas', pattern: document, ...extra })}`

describe('the engine protocol', () => {
  it('introduces itself with its options', () => {
    const { say, take } = converse()
    say('pasang')
    const lines = take()
    expect(lines[0]).toBe('id name Pasang 1.2.3')
    expect(lines.slice(1, -1).every((line) => line.startsWith('option name '))).toBe(true)
    expect(lines.at(-1)).toBe('ok')
  })

  it('plays a game by its moves', () => {
    const { say, take, think } = converse()
    say(newgame(), 'legal', 'state', 'position moves =c =i', 'state', 'go depth 2')
    think()
    const lines = take()
    expect(lines[0]).toBe('ready')
    expect(lines[1]).toBe('legal =a =b =c =d =h =i =j =k')
    expect(JSON.parse(lines[2]?.slice(6) ?? '')).toEqual({
      phase: 'passage',
      turn: 'south',
      scores: [0, 0],
      result: null,
    })
    expect(JSON.parse(lines[4]?.slice(6) ?? '')).toMatchObject({ phase: 'selection', turn: 'south' })
    expect(lines[5]).toMatch(
      /^info depth 1 multipv 1 score (-?[\d.]+|win \d+|loss \d+) nodes \d+ nps \d+ time \d+ pv \S+/,
    )
    expect(lines.at(-1)).toMatch(/^bestmove [a-k]\d+-[a-k]\d+x/)
  })

  it('answers none and an empty list when the game is over', () => {
    const { say, take, think } = converse()
    say(newgame())
    let moves = ''
    for (let i = 0; i < 120; i++) {
      take()
      say(`position moves${moves}`, 'legal')
      const [, legal = ''] = take()
      const first = legal.split(' ')[1]
      if (first === undefined) break
      moves += ` ${first}`
    }
    say('legal', 'state', 'go')
    think()
    const [legal, state, best] = take()
    expect(legal).toBe('legal')
    expect(JSON.parse(state?.slice(6) ?? '')).toMatchObject({ phase: 'over', turn: null })
    expect(best).toBe('bestmove none')
  })

  it('stops at once, attends to what waited, and ignores a stop without a search', () => {
    const { say, take, think } = converse()
    say('stop', newgame(), 'go movetime 86400000', 'state', 'legal')
    think(3)
    expect(take().filter((line) => !line.startsWith('info'))).toEqual(['ready'])
    say('stop')
    think()
    const after = take().filter((line) => !line.startsWith('info'))
    expect(after.map((line) => line.split(' ')[0])).toEqual(['bestmove', 'state', 'legal'])
  })

  it('refuses what it does not understand and changes nothing', () => {
    const { say, take } = converse()
    say('go', 'legal', 'state', 'position')
    expect(take().every((line) => line.startsWith('error there is no game'))).toBe(true)
    say(newgame(), 'position moves =c')
    take()
    const refused = [
      'newgame',
      'newgame {',
      'newgame []',
      'newgame {"ruleset":"chess"}',
      newgame({ pattern: { ...document, rows: ['x'] } }),
      newgame({ options: { passage: 'round' } }),
      newgame({ pattern: { ...document, rows: document.rows.map((row) => row.replaceAll('w', 'b')) } }),
      'position moves =c =c',
      'position =c',
      'go depth',
      'go depth x',
      'go depth 0',
      'go depth 2 depth 3',
      'go ponder 3',
      'go level 9',
      'setoption',
      'setoption name Hash value 0',
      'setoption name Nothing value 1',
      'legal please',
      'quit please',
      'stop now',
      'hello',
      'constructor',
      '__proto__',
      'x'.repeat(LINE_LIMIT + 1),
    ]
    for (const line of refused) {
      say(line)
      const answer = take()
      expect(answer.length, line.slice(0, 80)).toBe(1)
      expect(answer[0]).toMatch(/^error /)
    }
    say('state')
    expect(JSON.parse(take()[0]?.slice(6) ?? '')).toMatchObject({ phase: 'passage', turn: 'north' })
  })

  it('names the number of the illegal move', () => {
    const { say, take } = converse()
    say(newgame(), 'position moves =c =d')
    expect(take()[1]).toMatch(/^error move 2: /)
  })

  it('survives any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), { maxLength: 20 }),
        (texts) => {
          const { say, take, think } = converse()
          say(...texts.filter((text) => text.trim() !== 'quit'))
          think()
          expect(take().every((line) => /^(error|id|option|ok)/.test(line))).toBe(true)
        },
      ),
    )
  })

  it('quits at once when told, and after the last answer when the input ends', () => {
    const first = converse()
    first.say(newgame(), 'go movetime 86400000', 'quit')
    expect(first.quits()).toBe(1)
    const second = converse()
    second.say(newgame(), 'go depth 2')
    second.end()
    expect(second.quits()).toBe(0)
    second.think()
    expect(second.take().at(-1)).toMatch(/^bestmove/)
    expect(second.quits()).toBe(1)
  })

  it('overlooks by the seed that is set', () => {
    const { say, take, think } = converse()
    const best = (seed: number) => {
      say(newgame(), 'position moves =c =i', `setoption name Seed value ${seed}`, 'go level 1')
      think()
      return take().at(-1)
    }
    const moves = Array.from({ length: 12 }, (_, seed) => best(seed))
    expect(new Set(moves).size).toBeGreaterThan(1)
    expect(best(3)).toBe(moves[3])
  })

  it('has the strongest search of two players helped by further threads, if asked to', () => {
    const { say, think, take, helped } = converse()
    say(newgame(), 'position moves =c', 'go depth 1')
    think()
    expect(helped).toEqual([])
    say('setoption name Threads value 3', 'go depth 2', 'go depth 2 level 8')
    think()
    expect(helped).toEqual(['2 start =c', 'stop', '2 start =c', 'stop'])
    helped.length = 0
    say('go depth 2 level 5', newgame({ ruleset: 'bell', options: { players: 3 } }), 'go depth 1')
    think()
    expect(helped.filter((each) => each.includes('start'))).toEqual([])
    say('setoption name Threads value 1', 'setoption name Threads value 65')
    expect(helped.at(-1)).toBe('close')
    expect(take().at(-1)).toMatch(/^error setoption: Threads .* from 1 to 64$/)
  })
})
