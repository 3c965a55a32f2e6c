import { describe, expect, it } from 'vitest'
import type { SearchLimits } from '#core/ai/contract'
import { DECIDED } from '#core/ai/evaluate/evaluator'
import { createSearch, type SearchMeans } from '#core/ai/search'
import { TranspositionTable } from '#core/ai/table'
import type { GameState } from '#core/games/contract'
import { minimax } from './minimax'
import { lateState, numbers } from './positions'

const UNHURRIED: SearchLimits = { movetime: 1_000_000 }

const table = new TranspositionTable(2 ** 16)

/** The end of a search whose clock stands still. */
function searched(state: GameState, limits: SearchLimits, means: Partial<SearchMeans> = { resists: true }) {
  const search = createSearch(state, limits, { clock: () => 0, table, ...means })
  while (!search.run(1));
  return search
}

function codesOf(state: GameState): number[] {
  const codes = new Int32Array(state.maxMoves)
  return [...codes.subarray(0, state.moves(codes, 0))]
}

/** The share of replies to each move, by its notation, after which the mover is still lost. */
function lostShares(state: GameState): Map<string, number> {
  const seat = state.turn
  const shares = codesOf(state).map((code): [string, number] => {
    const word = state.notation(code)
    state.make(code)
    const replies = codesOf(state)
    const lost = replies.filter((reply) => {
      state.make(reply)
      const value = minimax(state, 99, seat)
      state.unmake()
      return value < 0
    })
    state.unmake()
    return [word, lost.length / replies.length]
  })
  return new Map(shares)
}

/** Positions that are lost by suntuk though there are several moves, whose replies are not all alike. */
function* lostPositions(seed: number, most: number): Generator<[GameState, Map<string, number>]> {
  const next = numbers(seed)
  for (let count = 0; count < most;) {
    const state = lateState(6, next)
    if (state.turn < 0 || state.count() < 2 || searched(state, { depth: 99 }).infos[0]?.score.kind !== 'loss')
      continue
    if (minimax(state, 99, state.turn) > -DECIDED) continue
    const shares = lostShares(state)
    if (new Set(shares.values()).size === 1) continue
    count++
    yield [state, shares]
  }
}

describe('a player who is lost by suntuk', () => {
  it('makes the move to which the fewest replies win, and says that it loses', () => {
    for (const [state, shares] of lostPositions(3, 8)) {
      const before = JSON.stringify(state.position())
      const { best, infos } = searched(state, UNHURRIED)
      expect(shares.get(best ?? '')).toBe(Math.min(...shares.values()))
      expect(infos[0]?.score.kind).toBe('loss')
      expect(infos[0]?.pv[0]).toBe(best)
      expect(JSON.stringify(state.position())).toBe(before)
    }
  })

  it('has a legal move whenever it is stopped', () => {
    for (const [state, shares] of lostPositions(9, 2)) {
      for (let looks = 1; looks < 12; looks++) {
        let left = looks
        const search = createSearch(state, UNHURRIED, { clock: () => 0, resists: true })
        const ticking = createSearch(
          state,
          { movetime: looks },
          { clock: () => looks - left--, resists: true },
        )
        while (!ticking.run(1000));
        search.stop()
        while (!search.run(1000));
        for (const { best } of [search, ticking]) expect(shares.has(best ?? '')).toBe(true)
      }
    }
  })

  it('does so only at full strength, against the clock, for one line', () => {
    const hasDifference = [...lostPositions(3, 8)].some(([state]) => {
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
