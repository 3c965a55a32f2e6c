import { describe, expect, it } from 'vitest'
import type { Seat } from '#core/games/contract'
import { fairnessOf, type TestedGame } from '#core/ai/fairness'
import { shareOf, spreadOf } from '#core/ai/statistics'

function game(first: string, winners: readonly Seat[], reason: 'suntuk' | 'cleared' = 'cleared'): TestedGame {
  const seats: readonly Seat[] = ['south', 'north']
  return {
    seats,
    moves: [first, '=a', '=b'],
    result: { reason, scores: [0, 0], winners },
    choices: [11, 4, 3],
  }
}

const many = (count: number, one: TestedGame) => Array.from({ length: count }, () => one)

describe('fairnessOf', () => {
  it('counts wins alone by seat, shared results and suntuk', () => {
    const games = [game('=a', ['south'], 'suntuk'), game('=b', ['north']), game('=b', ['south', 'north'])]
    const { wins, draws, suntuk, ...figures } = fairnessOf(games)
    expect([wins.south?.share, wins.north?.share, draws.share, suntuk.share]).toEqual(Array(4).fill(1 / 3))
    expect(Object.keys(wins)).toEqual(['south', 'north'])
    expect(figures).toMatchObject({
      games: 3,
      length: { average: 3, least: 3, most: 3 },
      branching: { average: 6, least: 3, most: 11, samples: 9 },
      openings: { '=a': { share: 1 }, '=b': { share: 0 } },
    })
  })

  it('calls an opening decisive only where chance alone would hardly bring it about', () => {
    const games = [
      ...many(9, game('=a', ['south'])),
      ...many(9, game('=b', ['north'])),
      ...many(3, game('=c', ['south'])),
      ...many(20, game('=d', ['south', 'north'])),
    ]
    expect(fairnessOf(games).decisive).toEqual({ '=a': 'won', '=b': 'lost' })
  })

  it('has figures for no games', () => {
    expect(fairnessOf([])).toMatchObject({ games: 0, wins: {}, openings: {}, draws: { low: 0, high: 1 } })
  })
})

describe('statistics', () => {
  it("gives Wilson's interval", () => {
    const { share, low, high } = shareOf(60, 100)
    expect(share).toBe(0.6)
    expect(low).toBeCloseTo(0.502, 3)
    expect(high).toBeCloseTo(0.6906, 3)
    expect(shareOf(0, 10).low).toBe(0)
    expect(shareOf(10, 10).high).toBeCloseTo(1, 12)
  })

  it('gives average and extremes', () => {
    expect(spreadOf([3, 1, 5])).toEqual({ average: 3, least: 1, most: 5, samples: 3 })
    expect(spreadOf([])).toEqual({ average: 0, least: 0, most: 0, samples: 0 })
  })
})
