import { describe, expect, it } from 'vitest'
import { makeJunction } from '#core/board/junction'
import type { Junction } from '#core/board/junction'
import type { Move } from '#core/games/contract'
import { legalMoves } from '#core/games/game'
import { NOTHING, startChoice } from '../../../src/renderer/play/choice'
import { playMarks } from '../../../src/renderer/play/marks'
import type { MarksInput } from '../../../src/renderer/play/marks'
import { CHECKERS, gameAfter, j, move } from './support'

const PIECES = Array.from({ length: 121 }, (_, place) =>
  place === j('b4') ? ({ kind: 'kas', seat: 'south' } as const) : ({ kind: 'token', colour: 'w' } as const),
)
const KAS: readonly Move[] = [
  move({ notation: 'lower', from: j('b4'), to: j('k4'), captured: [j('k1')], points: 2 }),
  move({ notation: 'upper', from: j('b4'), to: j('k4'), captured: [j('k6')], points: 1 }),
  move({ notation: 'lone', from: j('b4'), to: j('b7'), captured: [j('c7')], points: 1 }),
]

function marks(part: Partial<MarksInput>) {
  return playMarks({
    moves: KAS,
    choice: startChoice(part.moves ?? KAS),
    hovered: null,
    pieces: PIECES,
    last: null,
    turn: 'south',
    previewed: null,
    showLegal: true,
    tag: ({ points }, number) => ({ title: `+${points}`, note: String(number) }),
    ...part,
  })
}

const names = (junctions: readonly Junction[] | undefined) => junctions?.map(makeJunction)

describe('what Play marks on the board', () => {
  it('is only the last move when it is nobody’s turn to choose', () => {
    const last = move({ notation: 'x', from: j('a1'), to: j('a4'), captured: [j('b4')] })
    expect(marks({ moves: [], last })).toEqual({
      lastMove: { from: j('a1'), to: j('a4'), captured: [j('b4')] },
    })
  })

  it('shows the stops of the kas, and no ring of choice when there is nothing to choose between', () => {
    const shown = marks({})
    expect(names(shown.targets)).toEqual(['k4', 'b7'])
    expect(shown.selected).toBe(j('b4'))
    expect(shown.movable).toEqual([])
    expect(shown.captures).toEqual([])
  })

  it('shows what a hovered stop would take, without a key where there is one line', () => {
    const shown = marks({ hovered: j('b7') })
    expect(shown.chosen).toEqual({ junction: j('b7'), piece: PIECES[j('b4')] })
    expect(shown.route).toEqual([j('b4'), j('b7')])
    expect(shown.captures).toEqual([{ id: 'lone', junctions: [j('c7')], tag: { title: '+1', note: '0' } }])
  })

  it('marks where the best move ends, when it is asked for', () => {
    const advised = move({ notation: 'lone', from: j('b4'), to: j('b7'), captured: [j('c7')] })
    expect(marks({}).hint).toEqual([])
    expect(names(marks({ advised }).hint)).toEqual(['b7'])
    expect(names(marks({ advised: { ...advised, from: null, to: null } }).hint)).toContain('c7')
  })

  it('numbers several lines from the north', () => {
    const shown = marks({ choice: { from: j('b4'), path: [j('k4')] } })
    expect(shown.captures?.map(({ id, tag }) => [id, tag?.note])).toEqual([
      ['upper', '1'],
      ['lower', '2'],
    ])
  })

  it('hides legal moves when asked to, but never what would be taken', () => {
    const shown = marks({ showLegal: false, hovered: j('b7') })
    expect(shown.targets).toEqual([])
    expect(shown.captures).toHaveLength(1)
  })

  it('shows a move that is pointed at elsewhere from beginning to end', () => {
    const previewed = move({
      notation: 'chain',
      kind: 'leap',
      from: j('a1'),
      to: j('a5'),
      path: [j('a3'), j('a5')],
      captured: [j('a2'), j('a4')],
    })
    expect(marks({ previewed }).route).toEqual([j('a1'), j('a3'), j('a5')])
  })

  it('shows a whole file before it is taken, and where to begin', () => {
    const game = gameAfter(['=c'])
    const moves = legalMoves(game)
    const shown = marks({ moves, hovered: j('h8'), pieces: game.position.pieces, turn: 'north' })
    expect(names(shown.captures?.[0]?.junctions)).toEqual(['h7', 'h8', 'h9', 'h10', 'h11'])
    expect(names(shown.movable)).toEqual(['g11', 'h11', 'i11', 'j11', 'k11'])
  })

  it('lets a promoted token arrive as the kas of its player', () => {
    const game = gameAfter(['=c', '=h'])
    const moves = legalMoves(game)
    const [first] = moves
    if (!first) throw new Error('no selection')
    const shown = marks({
      moves,
      choice: { from: first.from as Junction, path: [first.to as Junction] },
      pieces: game.position.pieces,
    })
    expect(shown.chosen?.piece).toEqual({ kind: 'kas', seat: 'south' })
  })

  it('shows what the leaps so far take, also where a turn may not end', () => {
    const long = move({
      notation: 'long',
      kind: 'leap',
      from: j('a1'),
      to: j('c5'),
      path: [j('a3'), j('a5'), j('c5')],
      captured: [j('a2'), j('a4'), j('b5')],
    })
    const shown = marks({ moves: [long], choice: { from: j('a1'), path: [j('a3'), j('a5')] } })
    expect(names(shown.captures?.[0]?.junctions)).toEqual(['a2', 'a4'])
    expect(names(shown.targets)).toEqual(['c5'])
  })

  it('offers the corners', () => {
    const game = gameAfter([], 'bell', {}, CHECKERS)
    const shown = marks({ moves: legalMoves(game), pieces: game.position.pieces, choice: NOTHING })
    expect(names(shown.movable)?.sort()).toEqual(['a1', 'a11', 'k1', 'k11'])
  })
})
