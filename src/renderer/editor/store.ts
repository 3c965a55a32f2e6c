import type { Gadong } from '#core/board/junction'
import { countsOf } from '#core/pattern/board'
import type { Board } from '#core/pattern/cells'
import { boardOf, draftReasons, type PatternDocument } from '#core/pattern/document'
import { symmetriesOf, type SymmetryKind } from '#core/pattern/symmetry'
import { defineStore } from 'pinia'
import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import { canRedo, canUndo, currentStep, isDirty, jumpTo, redo, undo, type StepLabel } from './history'
import { afterPaint, firstAfterPaint } from '../board/after-paint'
import { prepareProposals } from './proposing'
import * as Sessions from './session'
import type { Session } from './session'

/** The pattern under work, what can be read off its present state, and the steps that can be taken. */
export const useEditor = defineStore('editor', () => {
  const session = shallowRef(Sessions.newSession('?'))
  const shown = trailing(session)
  return { session, ...readings(session), ...shownReadings(shown), ...steps(session, shown) }
})

/** The session as each part of the panels shows it, in the order in which they follow a stroke. */
interface Shown {
  readonly header: ShallowRef<Session>
  readonly history: ShallowRef<Session>
  readonly counts: ShallowRef<Session>
  readonly symmetry: ShallowRef<Session>
  readonly library: ShallowRef<Session> // with the tests
}

function trailing({ value }: ShallowRef<Session>): Shown {
  return {
    header: shallowRef(value),
    history: shallowRef(value),
    counts: shallowRef(value),
    symmetry: shallowRef(value),
    library: shallowRef(value),
  }
}

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
    patternId: computed(() => session.value.patternId),
  }
}

/**
 * What the panels show: the present state, but after a stroke one part after another takes it over, each in a frame of its
 * own, so that the pointer does not wait for them.
 */
function shownReadings(shown: Shown) {
  const history = computed(() => shown.history.value.history)
  const documentIn = (part: keyof Shown) => computed(() => currentStep(shown[part].value.history).document)
  const boardIn = (document: ComputedRef<PatternDocument>) => computed(() => boardOf(document.value))
  const header = documentIn('header')
  const countedDocument = documentIn('counts')
  const countedBoard = boardIn(countedDocument)
  const comparedBoard = boardIn(documentIn('symmetry'))
  return {
    history,
    shownDraft: computed(() => draftReasons(header.value)),
    shownDirty: computed(() => isDirty(shown.header.value.history)),
    shownCanUndo: computed(() => canUndo(history.value)),
    shownCanRedo: computed(() => canRedo(history.value)),
    countedDocument,
    countedBoard,
    counts: computed(() => countsOf(countedBoard.value)),
    comparedBoard,
    symmetries: computed(() => symmetriesOf(comparedBoard.value)),
    shownDocument: documentIn('library'),
  }
}

function steps(session: ShallowRef<Session>, shown: Shown) {
  const follow = (part: ShallowRef<Session>) => () => {
    part.value = session.value
  }
  const { header, history, counts, symmetry, library } = shown
  const first = [header, history].map(follow)
  const rest = [counts, symmetry, library].map(follow)
  const catchUp = () => [...first, ...rest].forEach((action) => action())
  /** What takes long to show with the counts is worked out before they follow. */
  const prepare = () => {
    const { document, kind } = currentStep(session.value.history)
    if (!prepareProposals(document, kind)) firstAfterPaint(prepare)
  }
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
    draw: (label: StepLabel, board: Board, kind?: SymmetryKind) => {
      take(Sessions.draw(session.value, label, board, kind))
    },
    /** A step whose hand may still be drawing: panels follow a moment later, or at `catchUp`. */
    stroke: (label: StepLabel, board: Board, kind?: SymmetryKind) => {
      session.value = Sessions.draw(session.value, label, board, kind)
      for (const action of [...first, prepare, ...rest]) afterPaint(action)
    },
    catchUp,
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
