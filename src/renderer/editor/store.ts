import type { Gadong } from '#core/board/junction'
import type { Board } from '#core/pattern/cells'
import { boardOf, draftReasons, type PatternDocument } from '#core/pattern/document'
import type { SymmetryKind } from '#core/pattern/symmetry'
import { defineStore } from 'pinia'
import { computed, shallowRef, type ShallowRef } from 'vue'
import { canRedo, canUndo, currentStep, isDirty, jumpTo, redo, undo, type StepLabel } from './history'
import * as Sessions from './session'
import type { Session } from './session'
import { showing } from './shown'

/** The pattern under work, what can be read off its present state, and the steps that can be taken. */
export const useEditor = defineStore('editor', () => {
  const session = shallowRef(Sessions.newSession('?'))
  const shown = showing(session)
  return { session, ...readings(session), ...shown.readings, ...steps(session, shown) }
})

function readings(session: ShallowRef<Session>) {
  const history = computed(() => session.value.history)
  const step = computed(() => currentStep(history.value))
  const document = computed(() => step.value.document)
  return {
    document,
    board: computed(() => boardOf(document.value)),
    kind: computed(() => step.value.kind),
    draft: computed(() => draftReasons(document.value)), // why it cannot be played; [] when it can
    dirty: computed(() => isDirty(history.value)),
    canUndo: computed(() => canUndo(history.value)),
    canRedo: computed(() => canRedo(history.value)),
    saved: computed(() => history.value.saved), // what it was when it was opened or saved last; null when not known
    patternId: computed(() => session.value.patternId),
  }
}

function steps(session: ShallowRef<Session>, { catchUp, follow }: ReturnType<typeof showing>) {
  const take = (next: Session) => {
    session.value = next
    catchUp()
  }
  const go = (move: (history: Session['history']) => Session['history']) => {
    take({ ...session.value, history: move(session.value.history) })
  }
  return {
    open: (document: PatternDocument, opening: Sessions.Opening) => {
      take(Sessions.openSession(document, opening))
    },
    draw: (label: StepLabel, board: Board, part?: Sessions.StepPart) => {
      take(Sessions.draw(session.value, label, board, part))
    },
    /** A step whose hand may still be drawing: panels follow a moment later, or at `catchUp`. */
    stroke: (label: StepLabel, board: Board, part?: Sessions.StepPart) => {
      session.value = Sessions.draw(session.value, label, board, part)
      follow()
    },
    catchUp,
    describe: (label: StepLabel, document: PatternDocument, joins?: boolean) => {
      take(Sessions.describe(session.value, label, document, joins))
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
    follow: (document: PatternDocument) => {
      take(Sessions.follow(session.value, document))
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
