import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Junction } from '#core/board/junction'
import type { Move } from '#core/games/contract'
import { legalMoves } from '#core/games/game'
import {
  NOTHING,
  completeMoves,
  movablePieces,
  nextStops,
  pickJunction,
  previewChoice,
  startChoice,
  stationsOf,
} from '../../../src/renderer/play/choice'
import type { Choice } from '../../../src/renderer/play/choice'
import { CHECKERS, gameAfter, j, move, playOn } from './support'

const KAS: readonly Move[] = [
  move({ notation: 'one', from: j('b4'), to: j('k4'), captured: [j('k5'), j('k6'), j('k7')] }),
  move({ notation: 'two', from: j('b4'), to: j('k4'), captured: [j('k1'), j('k2'), j('k3')] }),
  move({ notation: 'lone', from: j('b4'), to: j('b7'), captured: [j('c7')] }),
]
const LEAPS: readonly Move[] = [
  move({ notation: 'short', kind: 'leap', from: j('a1'), to: j('a3'), captured: [j('a2')], path: [j('a3')] }),
  move({
    notation: 'long',
    kind: 'leap',
    from: j('a1'),
    to: j('c5'),
    captured: [j('a2'), j('a4'), j('b5')],
    path: [j('a3'), j('a5'), j('c5')],
  }),
  move({ notation: 'other', kind: 'leap', from: j('k1'), to: j('k3'), captured: [j('k2')], path: [j('k3')] }),
]

/** Picks junctions one after the other; the notation of the move that is played, or the choice. */
function pickAll(moves: readonly Move[], names: readonly string[], look = false): string | Choice {
  let choice = startChoice(moves)
  for (const name of names) {
    const outcome = pickJunction(moves, choice, j(name), look)
    if (outcome.kind === 'play') return outcome.move.notation
    choice = outcome.choice
  }
  return choice
}

describe('choosing a move of the kas', () => {
  it('has the only piece in hand from the start', () => {
    expect(startChoice(KAS)).toEqual({ from: j('b4'), path: [] })
  })

  it('plays a stop with one line at once', () => {
    expect(pickAll(KAS, ['b7'])).toBe('lone')
  })

  it('waits at a stop with two lines until a token of one is picked', () => {
    expect(pickAll(KAS, ['k4'])).toEqual({ from: j('b4'), path: [j('k4')] })
    expect(pickAll(KAS, ['k4', 'k6'])).toBe('one')
    expect(pickAll(KAS, ['k4', 'k1'])).toBe('two')
  })

  it('does not take the same stop again for an answer while two lines are open', () => {
    expect(pickAll(KAS, ['k4', 'k4'])).toEqual({ from: j('b4'), path: [j('k4')] })
  })

  it('lets the person change to another stop, or drop the choice', () => {
    expect(pickAll(KAS, ['k4', 'b7'])).toBe('lone')
    expect(pickAll(KAS, ['k4', 'd9'])).toEqual({ from: j('b4'), path: [] })
    expect(pickAll(KAS, ['k4', 'b4'])).toEqual({ from: j('b4'), path: [] })
  })

  it('shows before it plays when the pointer cannot hover', () => {
    expect(pickAll(KAS, ['b7'], true)).toEqual({ from: j('b4'), path: [j('b7')] })
    expect(pickAll(KAS, ['b7', 'b7'], true)).toBe('lone')
    expect(pickAll(KAS, ['b7', 'c7'], true)).toBe('lone')
  })
})

describe('choosing a chain of leaps', () => {
  it('begins with no piece in hand and rings those that can leap', () => {
    expect(startChoice(LEAPS)).toEqual(NOTHING)
    expect(movablePieces(LEAPS)).toEqual([j('a1'), j('k1')])
  })

  it('goes landing by landing, and ends where the landing is picked again', () => {
    expect(pickAll(LEAPS, ['a1', 'a3'])).toEqual({ from: j('a1'), path: [j('a3')] })
    expect(pickAll(LEAPS, ['a1', 'a3', 'a3'])).toBe('short')
    expect(pickAll(LEAPS, ['a1', 'a3', 'a5', 'c5'])).toBe('long')
  })

  it('cannot end on an even leap', () => {
    const even = { from: j('a1'), path: [j('a3'), j('a5')] }
    expect(completeMoves(LEAPS, even)).toEqual([])
    expect(nextStops(LEAPS, even)).toEqual([j('c5')])
  })

  it('takes the only way of a token with its piece, to be confirmed', () => {
    expect(pickAll(LEAPS, ['k1'])).toEqual({ from: j('k1'), path: [j('k3')] })
    expect(pickAll(LEAPS, ['k1', 'k3'])).toBe('other')
    expect(pickAll(LEAPS, ['k1', 'k2'])).toBe('other')
  })

  it('changes to another token', () => {
    expect(pickAll(LEAPS, ['a1', 'a3', 'k1'])).toEqual({ from: j('k1'), path: [j('k3')] })
    expect(pickAll(LEAPS, ['a1', 'f3'])).toEqual(NOTHING)
    expect(pickAll(LEAPS, ['a1', 'a1'])).toEqual(NOTHING)
  })
})

describe('choosing what is taken whole', () => {
  it('takes a file by any of its junctions', () => {
    const moves = legalMoves(gameAfter())
    expect(pickAll(moves, ['c2'])).toBe('=c')
    expect(pickAll(moves, ['c11'])).toBe('=c')
  })

  it('takes only files that are offered', () => {
    const moves = legalMoves(gameAfter(['=c']))
    expect(pickAll(moves, ['d9'])).toEqual(NOTHING)
    expect(pickAll(moves, ['h9'])).toBe('=h')
  })

  it('takes a corner', () => {
    const moves = legalMoves(gameAfter([], 'bell', {}, CHECKERS))
    expect(pickAll(moves, ['k11'])).toBe('xk11')
    expect(pickAll(moves, ['e4'])).toEqual(NOTHING)
  })
})

describe('a preview', () => {
  it('shows where a hovered stop would lead, and nothing elsewhere', () => {
    const choice = startChoice(KAS)
    expect(previewChoice(KAS, choice, j('b7'))).toEqual({ from: j('b4'), path: [j('b7')] })
    expect(previewChoice(KAS, choice, j('d9'))).toBeNull()
    expect(previewChoice(LEAPS, NOTHING, j('a1'))).toEqual({ from: j('a1'), path: [] })
  })
})

describe('every legal move', () => {
  it.each([
    ['kas', gameAfter()],
    ['kas', gameAfter([], 'kas', { kasSelection: 'jump' }, CHECKERS)],
    ['bell', gameAfter([], 'bell', {}, CHECKERS)],
  ] as const)('of %s can be chosen by picking junctions', (_, start) => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(), (plies, index) => {
        const game = playOn(start, ({ moves }) => moves.length >= plies)
        const moves = legalMoves(game)
        const wanted = moves[index % Math.max(1, moves.length)]
        if (!wanted) return
        expect(played(moves, wanted)).toBe(wanted.notation)
      }),
      { numRuns: 40 },
    )
  })
})

/** What comes out when a person who wants a move picks its piece, its stations, and a token that only it takes. */
function played(moves: readonly Move[], wanted: Move): string | null {
  const stations = stationsOf(wanted)
  const ending = stations.at(-1)
  const picks = [
    ...(wanted.from === null ? [wanted.captured[0]] : movablePieces(moves).length > 1 ? [wanted.from] : []),
    ...stations,
    ...(ending === undefined ? [] : [ending]),
    ...wanted.captured,
  ] as Junction[]
  let choice = startChoice(moves)
  for (const pick of picks) {
    if (choice.path.join() === stations.join() && !wanted.captured.includes(pick) && pick !== ending) continue
    if (choice.path.length > 0 && choice.path.at(-1) === pick && choice.path.length < stations.length)
      continue
    const outcome = pickJunction(moves, choice, pick)
    if (outcome.kind === 'play') return outcome.move.notation
    choice = outcome.choice
  }
  return null
}
