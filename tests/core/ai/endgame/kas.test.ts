import { describe, expect, it } from 'vitest'
import { ENDGAMES } from '#core/ai/endgame/endgames'
import { DECIDED, POINT, scoreDifference } from '#core/ai/evaluate/evaluator'
import { TranspositionTable } from '#core/ai/table'
import type { GameState } from '#core/games/contract'
import { finalValue, minimax } from '../minimax'
import { lateState, numbers, randomState, tokensOf } from '../positions'

function endgameOf(state: GameState, table = new TranspositionTable(2 ** 16)) {
  const endgame = ENDGAMES[state.ruleset](state, table)
  if (!endgame) throw new Error('no solver')
  return endgame
}

/** Positions with at most six tokens left and a move, until the test has had enough of them. */
function* latePositions(seed: number, most: number): Generator<GameState> {
  const next = numbers(seed)
  for (let count = 0; count < most;) {
    const state = lateState(6, next)
    if (state.turn < 0) continue
    count++
    yield state
  }
}

/** The value without how soon a suntuk comes. */
function levelled(value: number): number {
  return Math.abs(value) >= DECIDED ? Math.sign(value) * DECIDED : value
}

describe('the solver of the end of a kas game', () => {
  it('finds the value of plain minimax, or a bound on the right side of a narrow window', () => {
    const table = new TranspositionTable(2 ** 16)
    const kinds = new Set<string>()
    for (const state of latePositions(5, 150)) {
      const lead = scoreDifference(state, state.turn) * POINT
      const value = minimax(state, 99, state.turn)
      const endgame = endgameOf(state, table)
      for (const alpha of [value - 20, value - 1, value, value + 1, value + 20]) {
        const found = levelled(endgame.solve(lead, 0, alpha, alpha + 1))
        if (value > alpha) expect(found).toBeGreaterThan(alpha)
        else expect(found).toBeLessThanOrEqual(alpha)
      }
      table.clear()
      expect(levelled(endgame.solve(lead, 0, -DECIDED, DECIDED))).toBe(value + 0)
      kinds.add(`${String(Math.sign(value))} ${String(Math.abs(value) >= DECIDED)}`)
    }
    expect(kinds.size).toBeGreaterThanOrEqual(4)
  })

  it('knows the moves of a best line, and leaves the state as it was', () => {
    for (const state of latePositions(8, 60)) {
      const { turn } = state
      const value = minimax(state, 99, turn)
      const before = JSON.stringify(state.position())
      const line = state.copy()
      const endgame = endgameOf(line)
      for (let moves = 0; line.turn >= 0; moves++) {
        expect(moves).toBeLessThan(7)
        line.make(endgame.move())
      }
      expect(finalValue(line, turn)).toBe(value + 0)
      endgameOf(state).move()
      expect(JSON.stringify(state.position())).toBe(before)
    }
  })

  it('tells from the root how soon a suntuk comes', () => {
    for (const state of latePositions(13, 60)) {
      const value = endgameOf(state).solve(0, 0, -DECIDED, DECIDED)
      if (Math.abs(value) < DECIDED) continue
      const deeper = endgameOf(state).solve(0, 4, -DECIDED, DECIDED)
      expect(deeper).toBe(value - 4 * Math.sign(value))
    }
  })

  it('is for positions with few tokens, when the search would see their end', () => {
    for (const late of latePositions(2, 10)) {
      const tokens = tokensOf(late)
      expect(endgameOf(late).reaches(tokens)).toBe(true)
      expect(endgameOf(late).reaches(tokens - 1)).toBe(false)
    }
    expect(endgameOf(randomState('kas', {}, 1, 2, numbers(2))).reaches(120)).toBe(false)
    expect(
      ENDGAMES.bell(randomState('bell', { players: 2 }, 1, 0, numbers(2)), new TranspositionTable(0)),
    ).toBeNull()
  })
})
