import { describe, expect, it } from 'vitest'
import { KAS_DEFAULTS } from '#core/games/kas/options'
import { kasRuleset } from '#core/games/kas/ruleset'
import { boardOfRows, CHECKERBOARD, KAS_GAMES, notationsOf, play, startOfRow } from './support'

describe('the kas game at its start', () => {
  const state = kasRuleset.start(boardOfRows(1, CHECKERBOARD), KAS_DEFAULTS)

  it('offers South every half-file, in the order of files', () => {
    expect(notationsOf(state)).toEqual([...'abcdefghijk'].map((file) => `=${file}`))
    expect(state.position()).toMatchObject({
      ruleset: 'kas',
      seats: ['south', 'north'],
      phase: 'passage',
      turn: 'south',
      scores: [0, 0],
      hauls: [
        { black: 0, white: 0 },
        { black: 0, white: 0 },
      ],
      passages: [null, null],
      ply: 0,
      result: null,
    })
  })

  it('describes a passage with what it captures', () => {
    expect(state.describe(state.code('=c'))).toEqual({
      notation: '=c',
      kind: 'passage',
      from: null,
      to: null,
      captured: [2, 13, 24, 35, 46],
      points: 7,
      file: 2,
    })
  })

  it.each(['', '=', '=l', '=C', '=c ', 'c', 'a1-a2xa3', '=cc', '--', '=c\n', '\u0000'])(
    'refuses %j as a move',
    (notation) => {
      expect(state.code(notation)).toBe(-1)
    },
  )

  it.each([
    ['diagonal', 'c', 'ghijk'],
    ['diagonal', 'f', 'abcdeghijk'],
    ['diagonal', 'k', 'abcde'],
    ['free', 'c', 'abdefghijk'],
    ['free', 'f', 'abcdeghijk'],
  ] as const)('with %s passage, after South took %s North may take %s', (passage, south, north) => {
    const game = kasRuleset.start(boardOfRows(1, CHECKERBOARD), { passage, kasSelection: 'either' })
    play(game, `=${south}`)
    expect(notationsOf(game)).toEqual([...north].map((file) => `=${file}`))
  })
})

describe('forfeits', () => {
  const suntuk = KAS_GAMES.filter((row) => row.result.reason === 'suntuk')

  it('gives all points to the opponent after suntuk, and only in the final position', () => {
    expect(suntuk.length).toBeGreaterThan(3)
    for (const row of suntuk) {
      const state = startOfRow(row)
      for (const move of row.moves) play(state, move)
      const before = state.position()
      expect(before.scores).toEqual(row.result.scores)
      expect(before.scores).toContain(0)
      const [south, north] = before.hauls.map((haul) => haul.black + 2 * haul.white)
      expect(Math.max(...before.scores)).toBe((south ?? 0) + (north ?? 0))
      state.unmake()
      expect(state.result()).toBeNull()
      expect(Math.min(state.score(0), state.score(1))).toBeGreaterThan(0)
    }
  })

  it('comes in the selection phase too, when no promotion captures', () => {
    // South's ranks leave two white tokens beside the kas of a slide from file b, her file the two of a6 and a7.
    const south = 'bbwwbwbwbwb'
    const rows = [
      'bwbwbwbwbwb',
      'wbwbwbwbwbw',
      'bwbwbwbwbwb',
      'wbbbbbwwwww',
      'wwwbb.bwbwb',
      ...Array<string>(5).fill(south),
    ]
    const board = boardOfRows(1, balanced([rows[0]!, ...rows]))
    const state = kasRuleset.start(board, { passage: 'free', kasSelection: 'slide' })
    play(state, '=a')
    play(state, '=k')
    expect(state.phase).toBe('over')
    expect(state.count()).toBe(0)
    const taken = state.position().hauls.reduce((sum, haul) => sum + haul.black + 2 * haul.white, 0)
    expect(state.result()).toEqual({ reason: 'suntuk', scores: [0, taken], winners: ['north'] })
    const other = kasRuleset.start(board, { passage: 'free', kasSelection: 'jump' })
    play(other, '=a')
    play(other, '=k')
    expect(other.phase).toBe('selection')
  })

  it('scores a resignation like suntuk, in every phase, and offers none when the game is over', () => {
    const row = suntuk[0]!
    const state = startOfRow(row)
    for (const move of row.moves) {
      const sum = state.score(0) + state.score(1)
      expect(kasRuleset.resign(state, 0)).toEqual({
        reason: 'resigned',
        scores: [0, sum],
        winners: ['north'],
      })
      expect(kasRuleset.resign(state, 1)?.scores).toEqual([sum, 0])
      expect(kasRuleset.resign(state, 2)).toBeNull()
      play(state, move)
    }
    expect(kasRuleset.resign(state, 0)).toBeNull()
  })
})

/** Rows with as many black as white tokens: tokens are changed from the north-east corner on. */
function balanced(rows: readonly string[]): string[] {
  const cells = [...rows.join('')]
  const more = cells.filter((cell) => cell === 'b').length > 60 ? 'b' : 'w'
  for (let at = 1; cells.filter((cell) => cell === more).length > 60; at++) {
    if (cells[at] === more) cells[at] = more === 'b' ? 'w' : 'b'
  }
  return rows.map((_, row) => cells.slice(row * 11, row * 11 + 11).join(''))
}
