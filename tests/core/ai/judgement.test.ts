import { describe, expect, it } from 'vitest'
import { positionsToSearch, type Evaluation, type Evaluations } from '#core/ai/analysis'
import type { Score } from '#core/ai/contract'
import { graphOf, momentsOf } from '#core/ai/judgement'
import { resign } from '#core/games/game'
import { gameAfter, playOn } from '../../renderer/play/support'

const GAME = playOn(gameAfter(), ({ moves }) => moves.length >= 4)

function points(value: number, first = 'other'): Evaluation {
  return { score: { kind: 'points', points: value, proven: false }, pv: [first, 'then'] }
}

function sure(kind: 'win' | 'loss', margin?: number): Evaluation {
  const score: Score = { kind, moves: 5, margin }
  return { score, pv: ['other'] }
}

const DRAW: Evaluation = { score: { kind: 'points', points: 0, proven: true, margin: 0 }, pv: ['other'] }

describe('the score graph', () => {
  it('is seen from the first seat, though each search was seen from the mover', () => {
    const graph = graphOf(GAME, [points(5), points(-4), points(6), points(-3), points(7)])
    expect(graph.map(({ ply, value }) => [ply, value])).toEqual([
      [0, 5],
      [1, 4],
      [2, 6],
      [3, 3],
      [4, 7],
    ])
  })

  it('takes a position for what the move that was played there turned out to be worth', () => {
    const values = (evaluations: Evaluations) => graphOf(GAME, evaluations).map(({ value }) => value)
    expect(values([points(3), points(-9), points(9), null, null])).toEqual([9, 9, 9])
    const proven = graphOf(GAME, [points(3), sure('loss', -2), null, null, null])
    expect(proven[0]).toEqual({ ply: 0, value: 2, outcome: 'win' })
    expect(values([sure('loss', -2), points(-9), null, null, null])).toEqual([-2, 9])
  })

  it('leaves out what is not known yet, and says what is proven', () => {
    const graph = graphOf(GAME, [null, sure('loss', -8), null, sure('win'), DRAW])
    expect(graph).toEqual([
      { ply: 1, value: 8, outcome: 'win' },
      { ply: 3, value: null, outcome: 'loss' },
      { ply: 4, value: 0, outcome: 'draw' },
    ])
  })

  it('ends with the result of the game', () => {
    const over = playOn(gameAfter())
    const [south = 0, north = 0] = over.position.scores
    expect(positionsToSearch(over)).toBe(over.moves.length)
    expect(graphOf(over, []).at(-1)).toMatchObject({ ply: over.moves.length, value: south - north })
    expect(graphOf(over, [])).toHaveLength(1)
  })

  it('takes a resigned game for what it was, not for what was given up', () => {
    const resigned = resign(GAME, 'south')
    if (!resigned) throw new Error('cannot resign')
    expect(positionsToSearch(resigned)).toBe(5)
    expect(graphOf(resigned, [null, null, null, null, points(2)])).toEqual([
      { ply: 4, value: 2, outcome: null },
    ])
  })
})

describe('the moments of a game', () => {
  const plies = (evaluations: Evaluations) => momentsOf(GAME, evaluations).map(({ ply }) => ply)

  it('are the moves that gave points away, by whoever made them', () => {
    const [first, second] = momentsOf(GAME, [points(3), points(9), points(9), points(5), points(-5)])
    expect(first).toMatchObject({ ply: 1, lost: 12, changed: null, better: ['other', 'then'] })
    expect(second).toMatchObject({ ply: 2, lost: 18 })
  })

  it('count no more than sixty points for a suntuk', () => {
    const [moment] = momentsOf(GAME, [sure('win', 112), points(0), points(0), points(0), points(0)])
    expect(moment).toMatchObject({ ply: 1, lost: 60, changed: null })
  })

  it('are not small losses, nor what the search would have played itself', () => {
    const played = GAME.moves[0]?.notation ?? ''
    expect(plies([points(3), points(0), points(0), points(0), points(0)])).toEqual([])
    expect(plies([points(30, played), points(0), points(0), points(0), points(0)])).toEqual([])
    expect(plies([points(30), null, points(0), points(0), points(0)])).toEqual([])
  })

  it('are the moves that turned a proven result for the worse, however little they lost', () => {
    const [moment] = momentsOf(GAME, [sure('win', 2), DRAW, DRAW, DRAW, DRAW])
    expect(moment).toMatchObject({ ply: 1, lost: 2, changed: { from: 'win', to: 'draw' } })
    expect(plies([sure('loss'), sure('loss'), DRAW, DRAW, DRAW])).toEqual([])
    expect(plies([sure('win'), points(0), DRAW, DRAW, DRAW])).toEqual([])
  })
})
