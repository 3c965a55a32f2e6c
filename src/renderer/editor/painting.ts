import type { Junction } from '#core/board/junction'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'
import { firstAfterPaint } from '../board/after-paint'
import { boardOfStroke, ghostsOfHover, ghostsOfStroke, regionOfStroke } from './gesture'
import * as Hands from './holding'
import type { Ground } from './floating'
import type { Done, Holding } from './holding'
import { useEditor } from './store'

/** Tool, colour, the stroke under way and the selected region, and what the board shows of them. */
export const usePainting = defineStore('painting', () => {
  const editor = useEditor()
  const holding = shallowRef(Hands.EMPTY_HANDED)
  const ground = computed(() => ({ board: editor.board, kind: editor.kind }))
  watch(
    () => editor.board.gadong,
    () => {
      holding.value = { ...holding.value, region: null, floating: null }
    },
  )
  const sight = sightOf(holding, ground)
  return { holding, ...readings(holding, sight.seen), ...actions(holding, ground, sight.rest) }
})

/** Hand and ground as the board shows them: the present ones, but those of a stroke's last sample until it may follow. */
function sightOf(holding: ShallowRef<Holding>, ground: ComputedRef<Ground>) {
  const look = () => ({ holding: holding.value, ground: ground.value })
  const seen = shallowRef(look())
  let isResting = false
  const show = (): void => {
    isResting = false
    seen.value = look()
  }
  watch([holding, ground], () => isResting || show(), { flush: 'sync' })
  /** Stays as it is until the next frame is painted: the frame of a finished stroke has enough to do. */
  const rest = (): void => {
    isResting = true
    firstAfterPaint(show)
  }
  return { seen, rest }
}

type Sight = ReturnType<typeof sightOf>

function readings(holding: ShallowRef<Holding>, seen: Sight['seen']) {
  const stroke = computed(() => seen.value.holding.stroke)
  const hand = computed(() => Hands.handOf(seen.value.holding, seen.value.ground))
  return {
    // Each by itself: what shows one of them need not be drawn anew for every sample of a stroke.
    tool: computed(() => holding.value.tool),
    filled: computed(() => holding.value.filled),
    colour: computed(() => holding.value.colour),
    hasClip: computed(() => holding.value.clip !== null),
    isDrawing: computed(() => stroke.value.length > 0),
    board: computed(() => boardOfStroke(hand.value, stroke.value)),
    region: computed(() => regionOfStroke(hand.value, stroke.value)),
    ghosts: computed(() => {
      if (stroke.value.length > 0) return ghostsOfStroke(hand.value, stroke.value)
      const { hovered } = seen.value.holding
      return hovered === null ? [] : ghostsOfHover(hand.value, hovered)
    }),
  }
}

function actions(holding: ShallowRef<Holding>, ground: ComputedRef<Ground>, rest: Sight['rest']) {
  /** An action that changes what is in the hand. */
  const takes =
    <A extends readonly unknown[]>(action: (holding: Holding, ...args: A) => Holding) =>
    (...args: A): void => {
      holding.value = action(holding.value, ...args)
    }
  /** An action that may also take a step of the history, by `draw` or as a `stroke`. */
  const draws =
    <A extends readonly unknown[]>(
      action: (holding: Holding, ground: Ground, ...args: A) => Done,
      by: 'draw' | 'stroke' = 'draw',
    ) =>
    (...args: A): void => {
      const { holding: next, step } = action(holding.value, ground.value, ...args)
      if (step && by === 'stroke') rest()
      holding.value = next
      if (step) useEditor()[by](step.label, step.board, step)
    }
  return {
    takeTool: takes(Hands.takeTool),
    swapColour: takes(Hands.swapColour),
    pick: takes((held, junction: Junction) => Hands.pick(held, junction, ground.value)),
    begin: takes(Hands.begin),
    extend: takes(Hands.extend),
    cancel: takes(Hands.cancel),
    hover: takes(Hands.hover),
    copy: takes((held) => Hands.copy(held, ground.value)),
    finish: draws(Hands.finish, 'stroke'),
    press: draws(Hands.press),
    clear: draws(Hands.clear),
    paste: draws(Hands.paste),
    selectAll: takes(Hands.selectAll),
    nudge: draws(Hands.nudge),
    turn: draws(Hands.turn),
    invert: draws(Hands.invert),
  }
}
