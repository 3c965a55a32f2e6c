import { applyChanges } from '#core/pattern/board'
import type { Board, Colour, Counts } from '#core/pattern/cells'
import { DEFAULT_TEXTURE, fillRest } from '#core/pattern/generate'
import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { proposalsFor } from './proposing'
import { useEditor } from './store'

/** How the counts stand: equal, some undecided, or too many of one colour. */
export type Standing =
  | { readonly state: 'equal' }
  | { readonly state: 'undecided'; readonly count: number }
  | { readonly state: 'surplus'; readonly colour: Colour; readonly count: number }

/** Proposals that change more are shown on the board only when they are pointed at. */
const FEW = 12

/** Reads the counts of a board. `count` is how many of one colour would have to turn, or how many are undecided. */
function standingOf({ black, white, undecided }: Counts): Standing {
  if (undecided > 0) return { state: 'undecided', count: undecided }
  if (black === white) return { state: 'equal' }
  return { state: 'surplus', colour: black > white ? 'b' : 'w', count: Math.abs(black - white) / 2 }
}

/** Ways to equal counts, and the proposal that is looked at. */
export const useBalancing = defineStore('balancing', () => {
  const editor = useEditor()
  const index = ref(0)
  const pointedAt = ref(false) // whether the person points at the proposal

  const standing = computed(() => standingOf(editor.counts))
  const proposals = computed(() => proposalsFor(editor.countedDocument, editor.kind))
  const proposal = computed(() => proposals.value[index.value % Math.max(1, proposals.value.length)] ?? null)
  const canFill = computed(
    () => standing.value.state === 'undecided' && filled(editor.countedBoard, 1) !== null,
  )
  const halves = computed(() => {
    const changes = canFill.value ? [] : (proposal.value?.changes ?? [])
    return changes.length <= FEW || pointedAt.value ? changes.map(({ junction }) => junction) : []
  })

  const rewind = () => {
    index.value = 0
  }
  watch([() => editor.board, () => editor.kind], rewind, { flush: 'sync' })

  function filled(board: Board, seed: number): Board | null {
    const result = fillRest(board, editor.kind, { ...DEFAULT_TEXTURE, seed })
    return result.ok ? result.value : null
  }

  function turn(by: number): void {
    const count = proposals.value.length
    if (count > 0) index.value = (index.value + by + count) % count
  }

  function apply(): void {
    editor.catchUp()
    const { value } = proposal
    if (value) editor.draw({ action: 'balance' }, applyChanges(editor.board, value.changes))
  }

  function fill(): void {
    const board = filled(editor.board, randomSeed())
    if (board) editor.draw({ action: 'fill' }, board)
  }

  const showing = { index, pointedAt, standing, proposals, proposal, canFill, halves }
  return { ...showing, turn, apply, fill }
})

/** A seed of four digits: easy to note down. */
export function randomSeed(): number {
  return 1 + Math.floor(Math.random() * 9999)
}
