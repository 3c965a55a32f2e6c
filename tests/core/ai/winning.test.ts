import { describe, expect, it } from 'vitest'
import { WHOLE_DEPTH, type Score, type SearchInfo } from '#core/ai/contract'
import { createSearch } from '#core/ai/search'
import { TranspositionTable } from '#core/ai/table'
import type { GameState } from '#core/games/contract'
import { lateState, numbers } from './positions'

const TOKENS = 16
const table = new TranspositionTable(2 ** 18)

/** The exact result of a position, for its mover. */
function exact(state: GameState): Score | undefined {
  table.clear()
  const search = createSearch(state, { depth: WHOLE_DEPTH }, { clock: () => 0, table })
  while (!search.run(1));
  return search.infos[0]?.score
}

/** A search for a move of a game that ends after so many looks at the clock, and all that it told. */
function played(state: GameState, looks: number) {
  const told: SearchInfo[] = []
  let now = 0
  table.clear()
  const means = { clock: () => now++, table, plays: true, onInfo: (info: SearchInfo) => told.push(info) }
  const search = createSearch(state, { movetime: looks }, means)
  while (!search.run(Infinity));
  return { search, told }
}

/** Positions with several moves that are won, with the exact score. */
function* wonPositions(seed: number, count: number): Generator<[GameState, Score]> {
  const next = numbers(seed)
  for (let found = 0; found < count;) {
    const state = lateState(TOKENS, next)
    const score = state.turn >= 0 && state.count() > 1 ? exact(state) : undefined
    if (score?.kind !== 'win') continue
    found++
    yield [state, score]
  }
}

/** The margin of a score, without that of a suntuk, which may end sooner or later. */
function pointsOf({ margin }: Score): number | undefined {
  return margin !== undefined && Math.abs(margin) < 100 ? margin : undefined
}

describe('a player that asks whether the game can be won before by how much', () => {
  it('knows the score when it has the time', () => {
    for (const [state, known] of wonPositions(5, 4)) {
      const [info] = played(state, 1_000_000).search.infos
      expect(info?.score.kind).toBe('win')
      expect(info && pointsOf(info.score)).toBe(pointsOf(known))
    }
  })

  it('makes a move that wins whenever it has said that one does', () => {
    let early = 0
    for (const [state] of wonPositions(8, 2)) {
      for (let looks = 8; looks < 600; looks *= 2) {
        const { search, told } = played(state, looks)
        if (!told.some(({ score }) => score.kind === 'win')) continue
        if (search.infos[0]?.score.margin === undefined) early++
        const after = state.copy()
        after.make(after.code(search.best ?? ''))
        expect(after.turn < 0 ? 'loss' : exact(after)?.kind).toBe('loss')
      }
    }
    expect(early).toBeGreaterThan(0)
  })
})
