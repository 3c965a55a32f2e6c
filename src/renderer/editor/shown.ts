import { countsOf } from '#core/pattern/board'
import { boardOf, draftReasons, type PatternDocument } from '#core/pattern/document'
import { symmetriesOf } from '#core/pattern/symmetry'
import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import { afterPaint } from '../board/after-paint'
import { canRedo, canUndo, currentStep, isDirty } from './history'
import { prepareProposals } from './proposing'
import type { Session } from './session'

/** The session as each part of the window shows it, in the order in which they follow a stroke. */
interface Shown {
  readonly header: ShallowRef<Session>
  readonly history: ShallowRef<Session>
  readonly counts: ShallowRef<Session>
  readonly symmetry: ShallowRef<Session>
  readonly library: ShallowRef<Session> // with the tests
}

/**
 * What header and panels show: the present state, but after a stroke one part after another takes it over, each in a frame of
 * its own, so that the pointer does not wait for them.
 */
export function showing(session: ShallowRef<Session>) {
  const { value } = session
  const shown: Shown = {
    header: shallowRef(value),
    history: shallowRef(value),
    counts: shallowRef(value),
    symmetry: shallowRef(value),
    library: shallowRef(value),
  }
  return { readings: readings(shown), ...following(session, shown) }
}

function readings(shown: Shown) {
  const history = computed(() => shown.history.value.history)
  const documentIn = (part: keyof Shown) => computed(() => currentStep(shown[part].value.history).document)
  const boardIn = (document: ComputedRef<PatternDocument>) => computed(() => boardOf(document.value))
  const header = documentIn('header')
  const countedDocument = documentIn('counts')
  const countedBoard = boardIn(countedDocument)
  const comparedBoard = boardIn(documentIn('symmetry'))
  return {
    shownDraft: computed(() => draftReasons(header.value)),
    shownDirty: computed(() => isDirty(shown.header.value.history)),
    history,
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

function following(session: ShallowRef<Session>, shown: Shown) {
  const follower = (part: ShallowRef<Session>) => () => {
    part.value = session.value
  }
  const { header, history, counts, symmetry, library } = shown
  const first = [header, history].map(follower)
  const others = [counts, symmetry, library].map(follower)
  /** What takes long to show with the counts is worked out before they follow. */
  const prepare = () => {
    const { document, kind } = currentStep(session.value.history)
    return prepareProposals(document, kind) ? 'done' : 'again'
  }
  return {
    /** Shows everything at once. */
    catchUp: (): void => {
      for (const action of [...first, ...others]) action()
    },
    /** Shows everything by and by. */
    follow: (): void => {
      for (const action of [...first, prepare, ...others]) afterPaint(action)
    },
  }
}
