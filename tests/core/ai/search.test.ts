import { describe, expect, it } from 'vitest'
import { createSearch } from '#core/ai/search'
import { POINT, scoreDifference } from '#core/ai/evaluate/evaluator'
import type { Search, SearchLimits } from '#core/ai/contract'
import type { GameState } from '#core/games/contract'
import { finalValue, LOST, minimax } from './minimax'
import { lateState, numbers, randomState } from './positions'

/** A clock that moves only when asked to. */
function search(state: GameState, limits: SearchLimits, slice = Infinity, selective = true): Search {
  let now = 0
  const found = createSearch(state, limits, { clock: () => now++, selective })
  for (let i = 0; i < 1_000_000 && !found.run(slice); i++);
  return found
}

function valueOf(found: Search): number {
  const score = found.infos[0]?.score
  if (score?.kind === 'points') return Math.round(score.points * POINT)
  return score?.kind === 'win' ? -LOST : LOST
}

const GAMES = [
  { ruleset: 'kas', options: {}, depth: 3 },
  { ruleset: 'kas', options: { passage: 'free', kasSelection: 'jump' }, depth: 3 },
  { ruleset: 'bell', options: { players: 2 }, depth: 2 },
  { ruleset: 'bell', options: { players: 3 }, depth: 2 },
  { ruleset: 'bell', options: { players: 4 }, depth: 2 },
] as const

describe.each(GAMES)('search of $ruleset $options', ({ ruleset, options, depth }) => {
  it('finds the value of plain minimax, in any slices', () => {
    const next = numbers(7)
    for (let i = 0; i < 10; i++) {
      const state = randomState(ruleset, options, i % 2 ? 1 : 3, 2 + i * 5, next)
      if (state.turn < 0 || state.count() > 60) continue
      const expected = minimax(state, depth, state.turn)
      for (const slice of [Infinity, 3]) {
        const found = search(state, { depth }, slice, false)
        expect(valueOf(found)).toBe(expected + 0)
        expect(state.code(found.best ?? '')).toBeGreaterThanOrEqual(0)
      }
    }
  })

  it('gives lines of legal moves, best first and different', () => {
    const next = numbers(11)
    const state = randomState(ruleset, options, 1, 8, next)
    const found = search(state, { depth: 2, multipv: 3 })
    expect(new Set(found.infos.map((info) => info.pv[0])).size).toBe(Math.min(3, state.count()))
    for (const info of found.infos) {
      const game = state.copy()
      for (const move of info.pv) game.make(game.code(move))
    }
  })
})

describe('search', () => {
  it('solves the end of a kas game as plain minimax does, with a line to the end', () => {
    const next = numbers(3)
    const kinds = new Set<string>()
    for (let i = 0; i < 200 && kinds.size < 4; i++) {
      const state = lateState(6, next)
      if (state.turn < 0) continue
      const info = search(state, { depth: 120 }).infos[0]
      if (!info) throw new Error('no line')
      const expected = minimax(state, 99, state.turn)
      const game = state.copy()
      for (const move of info.pv) game.make(game.code(move))
      expect(finalValue(game, state.turn)).toBe(expected + 0)
      const kind = expected === 0 ? 'points' : expected > 0 ? 'win' : 'loss'
      expect(info.score).toMatchObject({ kind, margin: scoreDifference(game, state.turn) })
      kinds.add(kind + String(Math.abs(expected) === -LOST))
    }
    expect(kinds.size).toBe(4) // won and lost, by points and by suntuk
  })

  it('has a legal answer at once, stops when told and keeps the state as it was', () => {
    const state = randomState('kas', {}, 1, 10, numbers(5))
    const before = JSON.stringify(state.position())
    let now = 0
    const found = createSearch(state, { movetime: 1e9 }, { clock: () => now++ })
    expect(state.code(found.best ?? '')).toBeGreaterThanOrEqual(0)
    expect(found.run(20)).toBe(false)
    found.stop()
    expect(found.run(20)).toBe(true)
    expect(state.code(found.best ?? '')).toBeGreaterThanOrEqual(0)
    expect(JSON.stringify(state.position())).toBe(before)
  })

  it('keeps to the node limit and to the time', () => {
    const state = randomState('kas', {}, 1, 10, numbers(5))
    expect(search(state, { nodes: 1000 }).infos.at(-1)?.nodes).toBeLessThanOrEqual(1000)
    let now = 0
    const timed = createSearch(state, { movetime: 50 }, { clock: () => now++ })
    while (!timed.run(5));
    expect(now).toBeLessThan(60)
  })

  it('answers null when the game is over', () => {
    const state = randomState('kas', {}, 1, 200, numbers(9))
    expect(search(state, { depth: 3 }).best).toBeNull()
  })

  it('overlooks at low levels, the same with the same seed, and never claims a proof', () => {
    const state = randomState('kas', {}, 1, 12, numbers(21))
    const at = (seed: number) => {
      const found = createSearch(state, { level: 1 }, { clock: () => 0, seed })
      while (!found.run(1));
      return found.best
    }
    const moves = Array.from({ length: 20 }, (_, seed) => at(seed))
    expect(new Set(moves).size).toBeGreaterThan(1)
    expect(Array.from({ length: 20 }, (_, seed) => at(seed))).toEqual(moves)
  })
})
