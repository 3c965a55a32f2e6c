import type { Junction } from '#core/board/junction'
import { changesBetween, isColour } from '#core/pattern/board'
import type { Board, CellChange } from '#core/pattern/cells'
import { combineKinds } from '#core/pattern/kinds'
import { partsOf, type Part } from '#core/pattern/part'
import { symmetryOf, type SymmetryKind } from '#core/pattern/symmetry'
import { misfitsOf, nearestSymmetry, symmetrized, symmetrizedFrom } from '#core/pattern/symmetrize'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import { useEditor } from './store'

/** Where a symmetric drawing can come from: a part of the present one, or wherever the fewest junctions change. */
export type Origin = Part | 'fewest'

/** A symmetric drawing to choose. */
export interface SymmetryOffer {
  readonly origin: Origin
  readonly board: Board
  readonly changes: readonly CellChange[]
}

/** Why a kind cannot be added to the present one: what would have to be both colours. */
export interface Clash {
  readonly kind: SymmetryKind
  readonly junctions: readonly Junction[]
}

/** Which symmetry the drawing has, what breaks it, and ways to make it symmetric. */
export const useSymmetrizing = defineStore('symmetrizing', () => {
  const state = {
    asking: ref(false), // whether a kind was chosen that the drawing lacks, and nothing decided yet
    pointedAt: ref<Origin | null>(null),
    marked: ref(false), // whether misfits are shown on the board
    clash: shallowRef<Clash | null>(null),
  }
  const found = detection()
  const shown = showing(state, found)
  const actions = answers(state, found)
  watch(() => useEditor().board, actions.settle, { flush: 'sync' })
  return { ...state, ...found, ...shown, ...actions }
})

interface State {
  readonly asking: Ref<boolean>
  readonly pointedAt: Ref<Origin | null>
  readonly marked: Ref<boolean>
  readonly clash: Ref<Clash | null>
}

function showing({ asking, pointedAt, marked, clash }: State, { lacking, inTheWay }: Found) {
  const offers = computed(() => {
    const { board, kind } = useEditor()
    return asking.value && lacking.value.length > 0 ? offersFor(board, kind) : []
  })
  return {
    offers,
    preview: computed(() => offers.value.find(({ origin }) => origin === pointedAt.value)?.changes ?? []),
    misfits: computed(() => clash.value?.junctions ?? (marked.value ? inTheWay.value : [])), // on the board
  }
}

function answers({ asking, pointedAt, clash }: State, { lacking }: Found) {
  function settle(): void {
    asking.value = false
    pointedAt.value = null
    clash.value = null
  }

  function ask(): void {
    useEditor().catchUp()
    asking.value = lacking.value.length > 0
  }

  /** Chooses what strokes are repeated by; asks what becomes of a drawing that does not have it. */
  function choose(kind: SymmetryKind): void {
    settle()
    useEditor().chooseKind(kind)
    ask()
  }

  /** Adds a kind to the present one, or says which junctions forbid it. */
  function add(kind: SymmetryKind): void {
    const { board, kind: present } = useEditor()
    const both = combineKinds(present, kind, board.gadong)
    if (both.ok) choose(both.value)
    else clash.value = { kind, junctions: both.error }
  }

  /** Makes the drawing symmetric. */
  function apply(origin: Origin): void {
    const { board, kind, draw } = useEditor()
    draw({ action: 'symmetrize' }, made(board, kind, origin))
    settle()
  }

  return { settle, ask, choose, add, apply }
}

type Found = ReturnType<typeof detection>

/** What is found in the drawing. */
function detection() {
  const editor = useEditor()
  const isDrawn = computed(() => editor.comparedBoard.cells.some(isColour))
  const nearest = computed(() => (isDrawn.value ? nearestSymmetry(editor.comparedBoard) : null))
  const lacking = computed(() => misfitsOf(editor.comparedBoard, editor.kind))
  return {
    present: computed(() => (isDrawn.value ? symmetryOf(editor.comparedBoard) : null)), // null while nothing is drawn
    nearest, // the next richer one
    lacking, // what does not fit the chosen kind
    inTheWay: computed(() => {
      if (lacking.value.length > 0 || !nearest.value) return lacking.value
      return misfitsOf(editor.comparedBoard, nearest.value.kind)
    }),
  }
}

function offersFor(board: Board, kind: SymmetryKind): readonly SymmetryOffer[] {
  const origins: readonly Origin[] = [...partsOf(kind), 'fewest']
  return origins.map((origin) => {
    const result = made(board, kind, origin)
    return { origin, board: result, changes: changesBetween(board, result) }
  })
}

function made(board: Board, kind: SymmetryKind, origin: Origin): Board {
  return origin === 'fewest' ? symmetrized(board, kind) : symmetrizedFrom(board, kind, origin)
}
