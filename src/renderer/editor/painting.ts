import type { Junction } from '#core/board/junction'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { boardOfStroke, ghostsOfHover, ghostsOfStroke, regionOfStroke } from './gesture'
import * as Hands from './holding'
import type { Done, Holding } from './holding'
import { useEditor } from './store'
import type { ToolId } from './tool-list'

/** Tool, colour, the stroke under way and the selected region, and what the board shows of them. */
export const usePainting = defineStore('painting', () => {
  const editor = useEditor()
  const holding = shallowRef(Hands.EMPTY_HANDED)
  const ground = computed(() => ({ board: editor.board, kind: editor.kind }))
  const hand = computed(() => Hands.handOf(holding.value, ground.value))

  const take = (next: Holding) => {
    holding.value = next
  }
  const carryOut = ({ holding: next, step }: Done) => {
    take(next)
    if (step) editor.draw(step.label, step.board)
  }
  watch(
    () => editor.board.gadong,
    () => {
      take({ ...holding.value, region: null })
    },
  )

  return {
    holding,
    board: computed(() => boardOfStroke(hand.value, holding.value.stroke)),
    region: computed(() => regionOfStroke(hand.value, holding.value.stroke)),
    ghosts: computed(() => {
      const { stroke, hovered } = holding.value
      if (stroke.length > 0) return ghostsOfStroke(hand.value, stroke)
      return hovered === null ? [] : ghostsOfHover(hand.value, hovered)
    }),
    takeTool: (tool: ToolId) => {
      take(Hands.takeTool(holding.value, tool))
    },
    swapColour: () => {
      take({ ...holding.value, colour: Hands.otherColour(holding.value.colour) })
    },
    pick: (junction: Junction) => {
      take(Hands.pick(holding.value, junction, ground.value))
    },
    begin: (junction: Junction, opposite: boolean) => {
      take(Hands.begin(holding.value, junction, opposite))
    },
    extend: (samples: readonly (Junction | null)[]) => {
      take(Hands.extend(holding.value, samples))
    },
    finish: () => {
      carryOut(Hands.finish(holding.value, ground.value))
    },
    cancel: () => {
      take(Hands.cancel(holding.value))
    },
    press: (junction: Junction, opposite: boolean) => {
      carryOut(Hands.press(holding.value, junction, opposite, ground.value))
    },
    hover: (junction: Junction | null) => {
      take(Hands.hover(holding.value, junction))
    },
    copy: () => {
      take(Hands.copy(holding.value, ground.value))
    },
    clear: () => {
      carryOut(Hands.clear(holding.value, ground.value))
    },
    paste: () => {
      carryOut(Hands.paste(holding.value, ground.value))
    },
    nudge: (east: number, north: number) => {
      carryOut(Hands.nudge(holding.value, ground.value, east, north))
    },
  }
})
