import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JUNCTIONS } from '#core/board/junction'
import { applyChanges, emptyBoard } from '#core/pattern/board'
import type { Board } from '#core/pattern/cells'
import { boardOf, newDocument, withBoard } from '#core/pattern/document'
import { paint, SYMMETRY_KINDS, type SymmetryKind } from '#core/pattern/symmetry'
import { convertBoard, invertBoard, transformBoard } from '#core/pattern/transform'
import { currentStep, isDirty, jumpTo, redo, undo, type History } from '../../../src/renderer/editor/history'
import {
  chooseGadong,
  chooseKind,
  describe as describeStep,
  draw,
  newSession,
  openSession,
  savedAs,
  type Session,
} from '../../../src/renderer/editor/session'

const boardNow = (session: Session) => boardOf(currentStep(session.history).document)
const moved = (session: Session, move: (history: History) => History): Session => ({
  ...session,
  history: move(session.history),
})
const dot = (board: Board, index: number, cell: 'b' | 'w' = 'b') =>
  applyChanges(board, [{ junction: JUNCTIONS[index] ?? JUNCTIONS[0]!, cell }])
const drawDot = (session: Session, index: number) =>
  draw(session, { action: 'balance' }, dot(boardNow(session), index))

describe('a session', () => {
  it('takes steps, undoes and redoes them without limit', () => {
    const edits = fc.array(fc.record({ at: fc.nat({ max: 120 }), cell: fc.constantFrom('b', 'w') }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(edits, (list) => {
        const states = [newSession('Test')]
        for (const { at, cell } of list) {
          const last = states.at(-1) ?? newSession('Test')
          const next = draw(last, { action: 'paste' }, dot(boardNow(last), at, cell))
          if (next !== last) states.push(next)
        }
        let session = states.at(-1) ?? newSession('Test')
        expect(session.history.steps.length).toBe(states.length)
        for (const state of states.toReversed()) {
          expect(boardNow(session)).toEqual(boardNow(state))
          session = moved(session, undo)
        }
        for (const state of states) {
          expect(boardNow(session)).toEqual(boardNow(state))
          session = moved(session, redo)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('makes one of steps in a row that join, unless one of them is saved or undone', () => {
    const details = (session: Session, notes: string) => {
      const document = { ...currentStep(session.history).document, notes }
      return describeStep(session, { action: 'details' }, document, true)
    }
    const first = newSession('Test')
    const typed = details(details(first, 'a'), 'ab')
    expect([typed.history.steps.length, currentStep(typed.history).document.notes]).toEqual([2, 'ab'])
    expect(currentStep(undo(typed.history)).document.notes).toBeUndefined()
    const saved = savedAs(typed, 'own/test', currentStep(typed.history).document)
    const after = details(saved, 'abc')
    expect(after.history.steps).toHaveLength(3)
    expect(isDirty(undo(after.history))).toBe(false)
    const drawn = details(drawDot(typed, 3), 'abc')
    expect(drawn.history.steps).toHaveLength(4)
    const back = details(moved(drawDot(typed, 3), undo), 'abc')
    expect(back.history.steps.map(({ document }) => document.notes)).toEqual([undefined, 'ab', 'abc'])
  })

  it('drops a joined step that comes back to where it began', () => {
    const nudged = (session: Session, index: number, cell: 'b' | 'w') =>
      draw(session, { action: 'move' }, dot(boardNow(session), index, cell), { joins: true })
    const first = draw(newSession('Test'), { action: 'fill' }, emptyBoard(1, 'w'))
    const away = nudged(nudged(first, 3, 'b'), 5, 'b')
    expect(currentStep(away.history).changed).toBe(2)
    const back = nudged(nudged(away, 5, 'w'), 3, 'w')
    expect(back.history.steps).toEqual(first.history.steps)
  })

  it('skips what changes nothing', () => {
    const session = newSession('Test')
    expect(draw(session, { action: 'clear' }, emptyBoard(1))).toBe(session)
    expect(chooseGadong(session, 1)).toBe(session)
    expect(describeStep(session, { action: 'details' }, currentStep(session.history).document)).toBe(session)
    expect(chooseKind(session, currentStep(session.history).kind)).toBe(session)
  })

  it('drops what was undone when another step is taken', () => {
    const two = drawDot(drawDot(newSession('Test'), 0), 1)
    const other = drawDot(moved(two, undo), 2)
    expect(other.history.steps.length).toBe(3)
    expect(boardNow(other).cells.slice(0, 3)).toEqual(['b', '?', 'b'])
    expect(moved(other, redo).history).toBe(other.history)
  })

  it('counts the junctions that a step changes', () => {
    const session = draw(newSession('Test'), { action: 'fill' }, emptyBoard(1, 'b'))
    expect(currentStep(session.history).changed).toBe(120)
    const wide = chooseGadong(session, 3)
    expect(currentStep(wide.history)).toMatchObject({ label: { action: 'bowl', gadong: 3 }, changed: 8 })
    expect(boardNow(wide)).toEqual(convertBoard(emptyBoard(1, 'b'), 3))
  })

  it('takes one symmetry after another as one step, and none when it comes back', () => {
    const kinds: SymmetryKind[] = ['half-turn', 'quarter-turn', 'none']
    const session = kinds.reduce(chooseKind, newSession('Test'))
    expect(session.history.steps.length).toBe(2)
    expect(currentStep(session.history)).toMatchObject({ kind: 'none', changed: null })
    expect(currentStep(moved(session, undo).history).kind).toBe('mirrors-straight')
    expect(chooseKind(session, 'mirrors-straight').history.steps.length).toBe(1)
  })

  it('is clean exactly where the saved document stands', () => {
    const fresh = newSession('Test')
    expect(isDirty(fresh.history)).toBe(false)
    const one = drawDot(fresh, 0)
    expect(isDirty(one.history)).toBe(true)
    const saved = savedAs(one, 'own/test', currentStep(one.history).document)
    expect([isDirty(saved.history), saved.patternId]).toEqual([false, 'own/test'])
    expect(isDirty(chooseKind(saved, 'none').history)).toBe(false)
    const two = drawDot(saved, 1)
    expect(isDirty(two.history)).toBe(true)
    expect(isDirty(moved(two, undo).history)).toBe(false)
    expect(isDirty(moved(two, (history) => jumpTo(history, 0)).history)).toBe(true)
  })

  it('of restored work is unsaved from the start', () => {
    const opening = { patternId: null, label: { action: 'restored' }, unsaved: true } as const
    expect(isDirty(openSession(newDocument('Test'), opening).history)).toBe(true)
  })

  it.each(SYMMETRY_KINDS.filter((kind) => kind !== 'none'))(
    'begins with the symmetry of the board: %s',
    (kind) => {
      const changes = [0, 1, 13, 14, 15, 27].map((at) => ({
        junction: JUNCTIONS[at] ?? JUNCTIONS[0]!,
        cell: 'b' as const,
      }))
      const board = paint(emptyBoard(1, kind.startsWith('swap') ? '?' : 'w'), kind, changes)
      const opening = { patternId: null, label: { action: 'opened' }, unsaved: false } as const
      expect(currentStep(openSession(newDocument('Test', board), opening).history).kind).toBe(kind)
    },
  )
})

describe('provenance', () => {
  const attested = { kind: 'attested', source: 'Bell 1973' } as const
  const board = dot(emptyBoard(3, 'w'), 3)
  const document = { ...withBoard(newDocument('Test'), board), provenance: attested }
  const session = openSession(document, { patternId: null, label: { action: 'opened' }, unsaved: false })
  const kindAfter = (next: Board) =>
    currentStep(draw(session, { action: 'turn' }, next).history).document.provenance

  it('stays attested while the layout is the same, turned or with colours swapped', () => {
    expect(kindAfter(transformBoard(board, 'right'))).toEqual(attested)
    expect(kindAfter(invertBoard(board))).toEqual(attested)
  })

  it('claims only the name once the layout is another', () => {
    expect(kindAfter(dot(board, 7))).toEqual({ kind: 'named', source: 'Bell 1973' })
  })
})
