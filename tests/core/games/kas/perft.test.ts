import { describe, expect, it } from 'vitest'
import { kasRuleset } from '#core/games/kas/ruleset'
import { boardOfRows, CHECKERBOARD, KAS_GAMES, KAS_PERFT, LONG, play, startOfRow, TIMEOUT } from './support'

/** Counts above this many leaves are left to the long run. */
const LIMIT = LONG ? Infinity : 1_000_000

describe('perft of the kas game agrees with an independent implementation', { timeout: TIMEOUT }, () => {
  KAS_PERFT.forEach((row, index) => {
    const { passage, kasSelection } = row.options as { passage: string; kasSelection: string }
    it(`row ${index}: ${passage}, ${kasSelection}, gadong ${row.pattern.gadong}, ply ${row.after.length}`, () => {
      const state = startOfRow(row)
      for (const move of row.after) play(state, move)
      const counts = row.counts.filter((count) => count <= LIMIT)
      expect(counts.length).toBeGreaterThan(3)
      expect(counts.map((_, depth) => state.perft(depth + 1))).toEqual(counts)
    })
  })
})

describe.runIf(LONG)('the benchmark of the kas perft', { timeout: TIMEOUT }, () => {
  it('counts 474,480,840 sequences of 12 moves on the checkerboard', () => {
    const board = boardOfRows(1, CHECKERBOARD)
    const state = kasRuleset.start(board, { passage: 'diagonal', kasSelection: 'either' })
    expect(state.perft(12)).toBe(474_480_840)
  })
})

describe('whole kas games', { timeout: TIMEOUT }, () => {
  it.each(KAS_GAMES)('game of $moves.length moves ends $result.reason', (row) => {
    const state = startOfRow(row)
    for (const move of row.moves) {
      expect(state.result()).toBeNull()
      play(state, move)
    }
    expect(state.result()).toEqual(row.result)
    expect(state.turn).toBe(-1)
    expect(state.phase).toBe('over')
    expect([state.score(0), state.score(1)]).toEqual(row.result.scores)
    expect(state.count()).toBe(0)
  })
})
