import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JUNCTIONS, makeJunction, parseJunction } from '#core/board/junction'
import type { Junction } from '#core/board/junction'
import { planTransition, samePiece } from '../../../src/renderer/board/transition'
import type { Transition } from '../../../src/renderer/board/transition'
import type { BoardPiece, BoardPieces } from '../../../src/renderer/board/view'

const BLACK: BoardPiece = { kind: 'token', colour: 'b' }
const WHITE: BoardPiece = { kind: 'token', colour: 'w' }
const KAS: BoardPiece = { kind: 'kas', seat: 'south' }

function j(name: string): Junction {
  const junction = parseJunction(name)
  if (junction === undefined) throw new Error(name)
  return junction
}

function board(places: Readonly<Record<string, BoardPiece>>): BoardPieces {
  return JUNCTIONS.map((junction) => places[makeJunction(junction)] ?? null)
}

/** Applies a plan as the scene does. */
function apply(before: BoardPieces, after: BoardPieces, plan: Transition): BoardPieces {
  const result = [...before]
  for (const junction of [...plan.removed, ...plan.captured]) result[junction] = null
  for (const { from } of plan.moves) result[from] = null
  for (const { to, piece } of plan.moves) result[to] = piece
  for (const junction of [...plan.added, ...plan.changed]) result[junction] = after[junction] ?? null
  return result
}

describe('the change from one board to the next', () => {
  it('slides the kas and lets its captures fly, the nearest first', () => {
    const before = board({ b3: KAS, c5: WHITE, c7: WHITE, c8: WHITE })
    const after = board({ c3: KAS })
    const last = { from: j('b3'), to: j('c3'), captured: [j('c8'), j('c5'), j('c7')] }
    const plan = planTransition(before, after, last)
    expect(plan.moves).toEqual([{ from: j('b3'), to: j('c3'), path: [j('c3')], piece: KAS }])
    expect(plan.captured.map(makeJunction)).toEqual(['c5', 'c7', 'c8'])
    expect(plan.removed).toEqual([])
  })

  it('turns the promoted token into the kas that arrives', () => {
    const before = board({ a2: BLACK, b4: WHITE })
    const after = board({ b2: KAS })
    const plan = planTransition(before, after, { from: j('a2'), to: j('b2'), captured: [j('b4')] })
    expect(plan.moves).toEqual([{ from: j('a2'), to: j('b2'), path: [j('b2')], piece: KAS }])
  })

  it('follows a chain of leaps and takes in the order of the leaps', () => {
    const before = board({ d3: BLACK, c4: WHITE, b6: BLACK, c5: WHITE })
    const after = board({ b7: BLACK })
    const path = [j('b5'), j('b7')]
    const plan = planTransition(board({ d3: BLACK, c4: WHITE, b6: WHITE }), after, {
      from: j('d3'),
      to: j('b7'),
      captured: [j('b6'), j('c4')],
      path,
    })
    expect(plan.moves[0]?.path).toEqual(path)
    expect(plan.captured.map(makeJunction)).toEqual(['c4', 'b6'])
    expect(apply(before, after, planTransition(before, after, null))).toEqual(after)
  })

  it('lets captures fly when a chain ends where it began', () => {
    const before = board({ b2: BLACK, b3: WHITE })
    const after = board({ b2: BLACK })
    const plan = planTransition(before, after, { from: j('b2'), to: j('b2'), captured: [j('b3')] })
    expect(plan.captured).toEqual([j('b3')])
    expect(plan.removed).toEqual([])
  })

  it('slides the kas back when a move is taken back, and puts the tokens where they were', () => {
    const before = board({ c3: KAS })
    const after = board({ b3: KAS, c5: WHITE })
    const plan = planTransition(before, after, null)
    expect(plan.moves.map(({ from, to }) => [from, to])).toEqual([[j('c3'), j('b3')]])
    expect(plan.added).toEqual([j('c5')])
    expect(plan.captured).toEqual([])
  })

  it('does not explain a change by a move that took something else', () => {
    const before = board({ b3: KAS, c5: WHITE, d5: BLACK })
    const after = board({ c3: KAS })
    const plan = planTransition(before, after, { from: j('b3'), to: j('c3'), captured: [j('c5')] })
    expect(plan.captured).toEqual([])
    expect(plan.removed).toEqual([j('c5'), j('d5')])
  })

  it('always arrives at the next board', () => {
    const piece = fc.constantFrom<BoardPiece | null>(BLACK, WHITE, null)
    const places = fc.tuple(fc.array(piece, { minLength: 121, maxLength: 121 }), fc.nat(120), fc.nat(120))
    fc.assert(
      fc.property(places, places, ([first, kas], [second, , target]) => {
        const before = first.map((value, index) => (index === kas ? KAS : value))
        const after = second.map((value, index) => (index === target ? KAS : value))
        const last = { from: kas as Junction, to: target as Junction, captured: [] }
        for (const move of [null, last]) {
          expect(apply(before, after, planTransition(before, after, move))).toEqual(after)
        }
      }),
    )
  })
})

describe('pieces that look the same', () => {
  it('are told apart by kind, colour and seat', () => {
    expect(samePiece(BLACK, { kind: 'token', colour: 'b' })).toBe(true)
    expect(samePiece(BLACK, WHITE)).toBe(false)
    expect(samePiece(KAS, { kind: 'kas', seat: 'north' })).toBe(false)
    expect(samePiece({ kind: 'undecided' }, null)).toBe(false)
  })
})
