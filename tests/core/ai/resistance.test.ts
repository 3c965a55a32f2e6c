import { describe, expect, it } from 'vitest'
import type { SearchLimits } from '#core/ai/contract'
import { DECIDED } from '#core/ai/evaluate/evaluator'
import { createSearch, type SearchMeans } from '#core/ai/search'
import { TranspositionTable } from '#core/ai/table'
import type { GameState } from '#core/games/contract'
import { legalCodes } from '#core/games/legal-codes'
import { minimax } from './minimax'
import { lateState, numbers } from './positions'

const UNHURRIED: SearchLimits = { movetime: 1_000_000 }

const table = new TranspositionTable(2 ** 16)

/** The end of a search whose clock stands still. */
function searched(state: GameState, limits: SearchLimits, means: Partial<SearchMeans> = { plays: true }) {
  const search = createSearch(state, limits, { clock: () => 0, table, ...means })
  while (!search.run(1));
  return search
}

/** What a value says of the game: lost by suntuk, lost by points, drawn, won. */
function rankOf(value: number): number {
  return value <= -DECIDED ? -1 : Math.sign(value) + 1
}

/** By notation, the share of replies, by the square of their points, after which the game is no better for the mover. */
function heldShares(state: GameState, value: number): Map<string, number> {
  const seat = state.turn
  const shares = legalCodes(state).map((code): [string, number] => {
    const word = state.notation(code)
    state.make(code)
    let held = 0
    let all = 0
    let lowest = state.turn < 0 ? value : Infinity
    for (const reply of legalCodes(state)) {
      const weight = state.gain(reply) ** 2
      state.make(reply)
      const found = minimax(state, 99, seat)
      state.unmake()
      lowest = Math.min(lowest, found)
      all += weight
      if (value < 0 ? found < 0 : found <= 0) held += weight
    }
    state.unmake()
    return [word, rankOf(lowest) < rankOf(value) ? Infinity : all === 0 ? 1 : held / all]
  })
  return new Map(shares)
}

const FEW = [2, 8, 3] as const // of each rank, lost by suntuk first

/** Positions that are not won though there are several moves, which are not all alike: so many of each rank. */
function* poorPositions(
  seed: number,
  most: readonly number[],
): Generator<[GameState, Map<string, number>, number]> {
  const next = numbers(seed)
  const found = [0, 0, 0]
  while (found.some((count, at) => count < (most[at] ?? 0))) {
    const state = lateState(5, next)
    if (state.turn < 0 || state.count() < 2) continue
    const { score } = searched(state, { depth: 99 }).infos[0] ?? {}
    if (score?.kind === 'win' || score === undefined) continue
    const isFull = (rank: number) => (found[rank + 1] ?? 0) >= (most[rank + 1] ?? 0)
    if (score.kind === 'loss' ? isFull(-1) && isFull(0) : isFull(1)) continue
    const value = minimax(state, 99, state.turn)
    const rank = rankOf(value)
    if (isFull(rank)) continue
    const shares = heldShares(state, value)
    if (new Set([...shares.values()].filter(Number.isFinite)).size < 2) continue
    found[rank + 1] = (found[rank + 1] ?? 0) + 1
    yield [state, shares, rank]
  }
}

describe('a player who cannot win', () => {
  it('makes the move to which the fewest replies hold the result, keeps it, and says what it is', () => {
    for (const [state, shares, rank] of poorPositions(6, FEW)) {
      const before = JSON.stringify(state.position())
      const { best, infos } = searched(state, UNHURRIED)
      expect(shares.get(best ?? '')).toBe(Math.min(...shares.values()))
      expect(infos[0]?.score.kind).toBe(rank === 1 ? 'points' : 'loss')
      expect(infos[0]?.pv[0]).toBe(best)
      expect(JSON.stringify(state.position())).toBe(before)
    }
  })

  it('has a legal move whenever it is stopped', () => {
    for (const [state, shares] of poorPositions(9, [1, 1, 0])) {
      for (let looks = 1; looks < 12; looks++) {
        let left = looks
        const search = createSearch(state, UNHURRIED, { clock: () => 0, plays: true })
        const ticking = createSearch(state, { movetime: looks }, { clock: () => looks - left--, plays: true })
        while (!ticking.run(1000));
        search.stop()
        while (!search.run(1000));
        for (const { best } of [search, ticking]) expect(shares.has(best ?? '')).toBe(true)
      }
    }
  })

  it('does so only at full strength, against the clock, for one line', () => {
    const hasDifference = [...poorPositions(3, [4, 2, 0])].some(([state]) => {
      const plain = searched(state, UNHURRIED, {}).best
      expect(searched(state, { ...UNHURRIED, level: 7 }).best).toBe(
        searched(state, { ...UNHURRIED, level: 7 }, {}).best,
      )
      expect(searched(state, { ...UNHURRIED, multipv: 2 }).best).toBe(
        searched(state, { ...UNHURRIED, multipv: 2 }, {}).best,
      )
      expect(searched(state, { depth: 30 }).best).toBe(searched(state, { depth: 30 }, {}).best)
      return searched(state, UNHURRIED).best !== plain
    })
    expect(hasDifference).toBe(true)
  })
})
