import { describe, expect, it } from 'vitest'
import { createSearch } from '#core/ai/search'
import { EVALUATORS } from '#core/ai/evaluate/evaluators'
import { finalValue, POINT, WIN } from '#core/ai/evaluate/evaluator'
import type { Search, SearchLimits } from '#core/ai/contract'
import type { GameState } from '#core/games/contract'
import { numbers, randomState } from './positions'

/** Plain minimax without anything that could go wrong: the value for the seat, all others against it. */
function minimax(state: GameState, depth: number, seat: number): number {
  if (state.turn < 0) return finalValue(state, seat)
  if (depth === 0) {
    const evaluate = EVALUATORS[state.ruleset]
    return state.seats.length === 2 && state.turn !== seat
      ? -evaluate(state, state.turn)
      : evaluate(state, seat)
  }
  const codes = new Int32Array(4096)
  const values: number[] = []
  const turn = state.turn
  const count = state.moves(codes, 0)
  for (const code of codes.subarray(0, count)) {
    state.make(code)
    values.push(minimax(state, depth - 1, seat))
    state.unmake()
  }
  return turn === seat ? Math.max(...values) : Math.min(...values)
}

/** A clock that moves only when asked to. */
function search(state: GameState, limits: SearchLimits, slice = Infinity): Search {
  let now = 0
  const found = createSearch(state, limits, { clock: () => now++ })
  for (let i = 0; i < 1_000_000 && !found.run(slice); i++);
  return found
}

function valueOf(found: Search): number {
  const score = found.infos[0]?.score
  if (score?.kind === 'points') return score.points * POINT
  return score?.kind === 'win' ? WIN : -WIN
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
      const value = minimax(state, depth, state.turn)
      const expected = Math.abs(value) > WIN / 2 ? Math.sign(value) * WIN : value
      for (const slice of [Infinity, 3]) {
        const found = search(state, { depth }, slice)
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
  it('proves the end of a kas game and says so, with the moves to the end', () => {
    const next = numbers(3)
    let proven = 0
    for (let i = 0; i < 60 && proven < 5; i++) {
      const state = randomState('kas', {}, 1, 50, next)
      if (state.turn < 0) continue
      const found = search(state, { depth: 100, nodes: 20_000 })
      const info = found.infos[0]
      if (info?.score.kind !== 'win' && info?.score.kind !== 'loss') continue
      proven++
      const game = state.copy()
      const seat = game.turn
      for (const move of info.pv) game.make(game.code(move))
      expect(game.turn).toBe(-1)
      expect(info.score.moves).toBe(info.pv.length)
      expect(Math.sign(finalValue(game, seat))).toBe(info.score.kind === 'win' ? 1 : -1)
    }
    expect(proven).toBeGreaterThan(0)
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
