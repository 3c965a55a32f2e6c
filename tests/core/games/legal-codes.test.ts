import { describe, expect, it } from 'vitest'
import { legalCodes } from '#core/games/legal-codes'
import { numbers, randomState } from '../ai/positions'

describe('the codes of the legal moves', () => {
  it('are as many as are counted, each legal, and none once the game is over', () => {
    const state = randomState('kas', {}, 1, 6, numbers(3))
    while (state.turn >= 0) {
      const codes = legalCodes(state)
      expect(codes.length).toBe(state.count())
      for (const code of codes) expect(state.code(state.notation(code))).toBe(code)
      state.make(codes[0] ?? -1)
    }
    expect(legalCodes(state)).toEqual([])
  })
})
