import type { Gadong } from '#core/board/junction'
import { countsOf } from '#core/pattern/board'
import type { Board } from '#core/pattern/cells'
import { boardOf, draftReasons, type PatternDocument } from '#core/pattern/document'
import { symmetriesOf, type SymmetryKind } from '#core/pattern/symmetry'
import { defineStore } from 'pinia'
import { computed, shallowRef, type ShallowRef } from 'vue'
import { currentStep, isDirty, jumpTo, redo, undo, type StepLabel } from './history'
import * as Sessions from './session'
import type { Session } from './session'

/** The pattern under work, what can be read off its present state, and the steps that can be taken. */
export const useEditor = defineStore('editor', () => {
  const session = shallowRef(Sessions.newSession('?'))
  return { session, ...readings(session), ...steps(session) }
})

function readings(session: ShallowRef<Session>) {
  const history = computed(() => session.value.history)
  const step = computed(() => currentStep(history.value))
  const document = computed(() => step.value.document)
  const board = computed(() => boardOf(document.value))
  return {
    history,
    document,
    board,
    kind: computed(() => step.value.kind),
    counts: computed(() => countsOf(board.value)),
    draft: computed(() => draftReasons(document.value)), // why it cannot be played; [] when it can
    symmetries: computed(() => symmetriesOf(board.value)),
    dirty: computed(() => isDirty(history.value)),
    canUndo: computed(() => history.value.index > 0),
    canRedo: computed(() => history.value.index < history.value.steps.length - 1),
    patternId: computed(() => session.value.patternId),
  }
}

function steps(session: ShallowRef<Session>) {
  const take = (next: Session) => {
    session.value = next
  }
  const go = (move: (history: Session['history']) => Session['history']) => {
    take({ ...session.value, history: move(session.value.history) })
  }
  return {
    open: (document: PatternDocument, opening: Sessions.Opening) => {
      take(Sessions.openSession(document, opening))
    },
    draw: (label: StepLabel, board: Board, kind?: SymmetryKind) => {
      take(Sessions.draw(session.value, label, board, kind))
    },
    describe: (label: StepLabel, document: PatternDocument) => {
      take(Sessions.describe(session.value, label, document))
    },
    chooseKind: (kind: SymmetryKind) => {
      take(Sessions.chooseKind(session.value, kind))
    },
    chooseGadong: (gadong: Gadong) => {
      take(Sessions.chooseGadong(session.value, gadong))
    },
    savedAs: (patternId: string, document: PatternDocument) => {
      take(Sessions.savedAs(session.value, patternId, document))
    },
    undo: () => {
      go(undo)
    },
    redo: () => {
      go(redo)
    },
    jump: (index: number) => {
      go((history) => jumpTo(history, index))
    },
  }
}
