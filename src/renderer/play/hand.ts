import type { Junction } from '#core/board/junction'
import type { Move } from '#core/games/contract'
import { computed, shallowRef } from 'vue'
import type { ComputedRef } from 'vue'
import { NOTHING, nextStops, pickJunction, startChoice } from './choice'
import type { Choice, Outcome } from './choice'
import { offeredMoves } from './marks'

/** What a person has in hand: the move begun, the junction pointed at, a move pointed at in a list. `play` gets a finished choice. */
export function useHand(moves: ComputedRef<readonly Move[]>, play: (notation: string) => void) {
  const choice = shallowRef<Choice>(NOTHING)
  const hovered = shallowRef<Junction | null>(null)
  const previewed = shallowRef<Move | null>(null)
  const lines = computed(
    () => offeredMoves({ moves: moves.value, choice: choice.value, hovered: hovered.value }).lines,
  )

  function empty(): void {
    hovered.value = null
    previewed.value = null
    choice.value = startChoice(moves.value)
  }

  function take(outcome: Outcome): void {
    if (outcome.kind === 'play') play(outcome.move.notation)
    else choice.value = outcome.choice
  }

  /** Picks a junction; with `look` what was not seen before is shown first. */
  function pick(junction: Junction, look = false): void {
    const unseen = look && hovered.value !== junction
    if (unseen) hovered.value = junction
    if (unseen && choice.value.from === null && moves.value[0]?.from === null) return
    take(pickJunction(moves.value, choice.value, junction, unseen))
  }

  /** A piece was dragged to a junction: the same as picking the two in turn. */
  function drop(from: Junction, to: Junction | null): void {
    const lifted: Choice = { from, path: [] }
    if (to !== null && nextStops(moves.value, lifted).includes(to))
      take(pickJunction(moves.value, lifted, to))
  }

  /** Takes back a begun choice; false when there was none. */
  function cancel(): boolean {
    const start = startChoice(moves.value)
    const begun = choice.value.from !== start.from || choice.value.path.length > 0
    choice.value = start
    return begun
  }

  return { choice, hovered, previewed, lines, empty, pick, drop, cancel }
}
