import { describe, expect, it } from 'vitest'
import type { Position } from '#core/games/contract'
import { isOver, legalMoves, resign } from '#core/games/game'
import type { Game } from '#core/games/game'
import { startChoice } from '../../../src/renderer/play/choice'
import { offeredMoves } from '../../../src/renderer/play/marks'
import {
  haulOf,
  moveText,
  phaseKey,
  plainMoveText,
  promptText,
  resultText,
  resultTitle,
  takingOf,
  wayText,
} from '../../../src/renderer/play/prompt'
import type { Join, Say } from '../../../src/renderer/play/prompt'
import { translate } from '../../../src/renderer/i18n'
import { CHECKERS, gameAfter, j, move, playOn } from './support'

const say: Say = (key, values) => translate(`play.${key}`, values)
const join: Join = (parts, kind) => new Intl.ListFormat('en', { type: kind }).format(parts)

function prompt(game: Game, hovered: string | null, choice = startChoice(legalMoves(game))): string {
  const moves = legalMoves(game)
  const at = hovered === null ? null : j(hovered)
  const { shown, lines } = offeredMoves({ moves, choice, hovered: at })
  return promptText(
    { position: game.position, kasSelection: 'either', moves, hovered: at, choice, shown, lines },
    say,
    join,
  )
}

describe('the prompt', () => {
  it('explains the passage and what a file would give', () => {
    const game = gameAfter()
    expect(phaseKey(game.position)).toBe('phase.passage')
    expect(prompt(game, null)).toContain('Take one file')
    expect(prompt(game, 'c9')).toBe('File **c** gives you **5\u00a0white**: 10 points.')
  })

  it('explains the kas and its choice between lines', () => {
    const game = playOn(gameAfter(['=c', '=h']), ({ position }) => position.phase === 'play')
    expect(phaseKey(game.position)).toBe('phase.kasPlay')
    expect(prompt(game, null)).toMatch(/^Slide your kas to (one of \d+ stops|its only stop)\.$/)
  })

  it('names both lines where two can be taken', () => {
    const from = j('b4')
    const lines = [
      move({ notation: 'a', from, to: j('k4'), captured: [j('k5')], points: 2 }),
      move({ notation: 'b', from, to: j('k4'), captured: [j('k1'), j('k2'), j('k3')], points: 3 }),
    ]
    const game = playOn(gameAfter(['=c', '=h']), ({ position }) => position.phase === 'play')
    const choice = { from, path: [j('k4')] }
    const input = { position: game.position, kasSelection: 'either', hovered: null, choice, shown: choice }
    expect(promptText({ ...input, moves: lines, lines }, say, join)).toBe(
      'From **k4** your kas can take one of 2 lines. Choose it on the board: **1\u00a0white** for 2 points or **3\u00a0black** for 3 points.',
    )
    expect(promptText({ ...input, moves: lines, lines: lines.slice(0, 1) }, say, join)).toBe(
      'To **k4** your kas takes **1\u00a0white** for 2 points. To play it, click **k4** or press 1.',
    )
  })

  it('explains Bell’s corner, leaps and even leaps', () => {
    const opening = gameAfter([], 'bell', {}, CHECKERS)
    expect(prompt(opening, 'a1')).toMatch(/^Corner \*\*a1\*\*/)
    const leaps = gameAfter(['xa1'], 'bell', {}, CHECKERS)
    expect(phaseKey(leaps.position)).toBe('phase.leaps')
    expect(prompt(leaps, null)).toMatch(/tokens? that can leap/)
    const long = move({
      notation: 'l',
      kind: 'leap',
      from: j('a3'),
      to: j('c5'),
      path: [j('a1'), j('c1'), j('c3')],
      captured: [],
    })
    const shown = { from: j('a3'), path: [j('a1'), j('c1')] }
    const input = { position: leaps.position, kasSelection: '', hovered: null, choice: shown, shown }
    expect(promptText({ ...input, moves: [long], lines: [] }, say, join)).toContain('may not end on 2 leaps')
  })
})

describe('moves in words', () => {
  it('count black and white by their points', () => {
    expect(haulOf(move({ notation: 'x', captured: [1, 2, 3], points: 5 }))).toEqual({ black: 1, white: 2 })
  })

  it('name files, corners, slides and chains', () => {
    expect(moveText(move({ notation: '=c', kind: 'passage', file: 2 }), say)).toBe('file c')
    expect(moveText(move({ notation: 'xa1', kind: 'corner', captured: [j('a1')] }), say)).toBe('corner a1')
    expect(moveText(move({ notation: 'x', from: j('b3'), to: j('c3') }), say)).toBe('b3–c3')
    const chain = move({ notation: 'x', from: j('d3'), to: j('b7'), path: [j('b5'), j('b7')] })
    expect(moveText(chain, say)).toBe('d3–b7 (2)')
    expect(wayText(chain)).toBe('d3–b5–b7')
  })
})

describe('moves that begin and end alike', () => {
  const slide = (notation: string, ...captured: readonly string[]) =>
    move({ notation, kind: 'kas', from: j('b3'), to: j('c3'), captured: captured.map(j) })
  const short = slide('b3-c3xc4', 'c4')
  const long = slide('b3-c3xd3,e3,f3', 'd3', 'e3', 'f3')

  it('are told apart by what they take, others are not', () => {
    expect(takingOf(long, [long], say)).toBe('')
    expect(plainMoveText(long, [long], say)).toBe('b3–c3')
    expect(takingOf(short, [short, long], say)).toBe('c4')
    expect(takingOf(long, [short, long], say)).toBe('d3–f3')
    expect(plainMoveText(long, [short, long], say)).toBe('b3–c3, takes d3–f3')
  })

  it.each(['kas', 'bell'] as const)('never read alike in a game of %s', (ruleset) => {
    let found = 0
    playOn(gameAfter([], ruleset, {}, ruleset === 'bell' ? CHECKERS : undefined), (game) => {
      const legal = legalMoves(game)
      const texts = legal.map((each) => plainMoveText(each, legal, say))
      expect(new Set(texts).size).toBe(texts.length)
      found += texts.filter((text) => text.includes('takes')).length
      return game.moves.length >= 40
    })
    if (ruleset === 'kas') expect(found).toBeGreaterThan(0) // chains of leaps rarely meet
  })
})

describe('the end in words', () => {
  const name = (seat: string) => ({ south: 'Siti', north: 'Ali' })[seat] ?? seat

  function ended(part: Partial<Position>): Position {
    const { position } = gameAfter()
    return { ...position, phase: 'over', turn: null, ...part }
  }

  it('says who won and by how much', () => {
    const position = ended({
      scores: [91, 87],
      result: { reason: 'cleared', scores: [91, 87], winners: ['south'] },
    })
    expect(resultTitle({ position, name, you: null }, say, join)).toBe('Siti wins')
    expect(resultTitle({ position, name, you: 'south' }, say, join)).toBe('You win')
    expect(resultText({ position, name, you: null }, say)).toBe('The board is empty: 91 : 87.')
  })

  it('explains what suntuk costs, to each side', () => {
    const position = ended({
      scores: [120, 0],
      hauls: [
        { black: 20, white: 20 },
        { black: 20, white: 20 },
      ],
      result: { reason: 'suntuk', scores: [120, 0], winners: ['south'] },
    })
    const text = (you: 'south' | 'north' | null) => resultText({ position, name, you }, say)
    expect(text(null)).toBe('Ali has no legal move (suntuk) and forfeits 60 points to Siti: 120 : 0.')
    expect(text('north')).toMatch(/^You have no legal move .* forfeit 60 points to Siti/)
    expect(text('south')).toMatch(/forfeits 60 points to you/)
  })

  it('knows draws and shared wins', () => {
    const drawn = ended({ result: { reason: 'cleared', scores: [89, 89], winners: ['south', 'north'] } })
    expect(resultTitle({ position: drawn, name, you: 'south' }, say, join)).toBe('A draw')
    const shared = ended({
      seats: ['south', 'west', 'north'],
      result: { reason: 'no-captures', scores: [50, 50, 20], winners: ['south', 'west'] },
    })
    expect(resultTitle({ position: shared, name, you: null }, say, join)).toBe('Shared by Siti and west')
  })

  it('explains a real resignation and a real end', () => {
    const game = playOn(gameAfter(['=c', '=h']), ({ moves }) => moves.length >= 4)
    const over = resign(game, 'south')
    if (!over) throw new Error('no resignation')
    expect(resultText({ position: over.position, name, you: null }, say)).toMatch(
      /^Siti resigned and forfeits \d+ points/,
    )
    const end = playOn(gameAfter(['=c', '=h']))
    expect(isOver(end)).toBe(true)
    expect(resultText({ position: end.position, name, you: null }, say)).not.toBe('')
  })
})
