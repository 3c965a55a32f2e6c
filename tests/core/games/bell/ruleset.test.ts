import { describe, expect, it } from 'vitest'
import { GADONGS } from '#core/board/junction'
import { bellRuleset, type BellOptions } from '#core/games/bell/ruleset'
import type { GameResult, GameState } from '#core/games/contract'
import { boardOf, CHECKERBOARD, codesOf, randomOf, randomRows } from './support'

function checkerboard(players: BellOptions['players']): GameState {
  return bellRuleset.start(boardOf(3, CHECKERBOARD), { players })
}

function play(state: GameState, ...moves: string[]): void {
  for (const move of moves) state.make(state.code(move))
}

/** Plays a random game to its end. */
function playOut(players: BellOptions['players'], seed: number): GameState {
  const random = randomOf(seed)
  const gadong = GADONGS[seed % 2]!
  const state = bellRuleset.start(boardOf(gadong, randomRows(gadong, random)), { players })
  for (let codes = codesOf(state); codes.length > 0; codes = codesOf(state)) {
    state.make(codes[Math.floor(random() * codes.length)]!)
  }
  return state
}

function resultOf(state: GameState): GameResult {
  const result = state.result()
  if (result === null) throw new Error('the game is not over')
  return result
}

describe('options of Bell’s game', () => {
  it('are the number of players, two by default', () => {
    expect(bellRuleset.parseOptions(undefined)).toEqual({ ok: true, value: { players: 2 } })
    expect(bellRuleset.parseOptions({})).toEqual({ ok: true, value: { players: 2 } })
    expect(bellRuleset.parseOptions({ players: 4 })).toEqual({ ok: true, value: { players: 4 } })
  })

  it.each([
    { players: 1 },
    { players: 5 },
    { players: '2' },
    { players: null },
    { passage: 'free' },
    [],
    'two',
    null,
  ])('refuse %j', (value) => {
    const parsed = bellRuleset.parseOptions(value)
    expect(parsed.ok).toBe(false)
    if (!parsed.ok) expect(parsed.error).toHaveLength(1)
  })

  it('seat the players clockwise, two of them opposite', () => {
    expect(bellRuleset.seats({ players: 2 })).toEqual(['south', 'north'])
    expect(bellRuleset.seats({ players: 3 })).toEqual(['south', 'west', 'north'])
    expect(bellRuleset.seats({ players: 4 })).toEqual(['south', 'west', 'north', 'east'])
  })
})

describe('a game of Bell', () => {
  it('starts with any one corner, lifted by South', () => {
    const state = checkerboard(3)
    expect(state.position()).toMatchObject({
      phase: 'opening',
      turn: 'south',
      ply: 0,
      scores: [0, 0, 0],
      result: null,
    })
    expect(codesOf(state).map((code) => state.describe(code))).toEqual(
      [
        { notation: 'xa1', place: 0 },
        { notation: 'xk1', place: 10 },
        { notation: 'xa11', place: 110 },
        { notation: 'xk11', place: 120 },
      ].map(({ notation, place }) => ({
        notation,
        kind: 'corner',
        from: null,
        to: null,
        captured: [place],
        points: 1,
      })),
    )
    play(state, 'xa1')
    expect(state.position()).toMatchObject({ phase: 'play', turn: 'west', ply: 1, scores: [1, 0, 0] })
    expect(state.position().hauls[0]).toEqual({ black: 1, white: 0 })
  })

  it('refuses a setup with undecided junctions', () => {
    const rows = CHECKERBOARD.map((row) => row.replace(/^b/, '?'))
    expect(() => bellRuleset.start(boardOf(3, rows), { players: 2 })).toThrow()
  })

  it('goes to the highest score, or to all that share it', () => {
    let ties = 0
    for (let seed = 0; seed < 60; seed++) {
      const state = playOut(seed % 3 === 0 ? 2 : seed % 3 === 1 ? 3 : 4, seed)
      const { reason, scores, winners } = resultOf(state)
      const best = [...scores].sort((a, b) => b - a)[0]
      expect(reason).toBe('no-captures')
      expect(winners).toEqual(state.seats.filter((_, seat) => scores[seat] === best))
      expect(state.seats.map((_, seat) => state.score(seat))).toEqual(scores)
      if (winners.length > 1) ties += 1
    }
    expect(ties).toBeGreaterThan(0)
  })
})

describe('resigning in Bell’s game', () => {
  it('gives the points of the resigner to the opponent when two play', () => {
    const state = checkerboard(2)
    play(state, 'xa1', 'a3-a1xa2', 'a5-a3xa4')
    expect(bellRuleset.resign(state, 0)).toEqual({ reason: 'resigned', scores: [0, 5], winners: ['north'] })
    expect(bellRuleset.resign(state, 1)).toEqual({ reason: 'resigned', scores: [5, 0], winners: ['south'] })
  })

  it('is not offered to three or four, nor after the end', () => {
    expect(bellRuleset.resign(checkerboard(3), 0)).toBeNull()
    expect(bellRuleset.resign(checkerboard(4), 2)).toBeNull()
    expect(bellRuleset.resign(checkerboard(2), -1)).toBeNull()
    expect(bellRuleset.resign(playOut(2, 3), 0)).toBeNull()
  })
})
