import { describe, expect, it } from 'vitest'
import type { Score, SearchInfo } from '#core/ai/contract'
import { lineMoves, scoreText, signed, withLine } from '../../../src/renderer/play/lines'
import { takeBack } from '#core/games/game'
import { gameAfter, playOn } from './support'

function info(multipv: number, first: string, points = 0): SearchInfo {
  const score: Score = { kind: 'points', points, proven: false }
  return { depth: 1, multipv, score, nodes: 1, nps: 1, time: 1, pv: [first] }
}

describe('the lines of a search', () => {
  it('hold each move once, the best first', () => {
    const first = [info(1, 'a'), info(2, 'b'), info(3, 'c')].reduce(withLine, [] as readonly SearchInfo[])
    const then = withLine(first, info(1, 'b', 4))
    expect(first.map(({ pv }) => pv[0])).toEqual(['a', 'b', 'c'])
    expect(then.map(({ pv }) => pv[0])).toEqual(['b', 'c'])
    expect(withLine(then, info(2, 'a')).map(({ pv }) => pv[0])).toEqual(['b', 'a', 'c'])
  })

  it('become moves as far as they are legal', () => {
    expect(lineMoves(gameAfter(['=c']), ['=h', 'nonsense', '=a']).map(({ notation }) => notation)).toEqual([
      '=h',
    ])
  })
})

describe('a score in words', () => {
  const say = (key: string, values = {}) => `${key} ${JSON.stringify(values)}`

  it('has a sign', () => {
    expect([5.6, 0.2, -0.4, -3].map(signed)).toEqual(['+6', '0', '0', '−3'])
  })

  it('says that a game is won, lost or drawn only where that is proven, and then by how much', () => {
    const game = gameAfter()
    const text = (score: Score) => scoreText(game, { score, pv: ['=h'] }, say)
    expect(text({ kind: 'points', points: 40, proven: false })).toBe('+40')
    expect(text({ kind: 'win', moves: 5, margin: 3 })).toBe('value.by.win {"n":3}')
    expect(text({ kind: 'loss', moves: 2, margin: -12 })).toBe('value.by.loss {"n":12}')
    expect(text({ kind: 'loss', moves: 2 })).toBe('value.loss {}')
    expect(text({ kind: 'points', points: 0, proven: true })).toBe('value.draw {}')
  })

  it('says that a proven line ends by suntuk, and in how many moves', () => {
    const over = playOn(gameAfter())
    expect(over.position.result?.reason).toBe('suntuk')
    const game = takeBack(over, 3)
    const pv = over.moves.slice(-3).map(({ notation }) => notation)
    const score: Score = { kind: 'win', moves: 3, margin: 50 }
    expect(scoreText(game, { score, pv }, say)).toBe('value.suntuk.win {"n":3}')
  })
})
