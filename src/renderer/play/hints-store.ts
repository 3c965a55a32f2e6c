import { WHOLE_DEPTH, type SearchInfo } from '#core/ai/contract'
import type { Game } from '#core/games/game'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { followCores } from '../workers/cores'
import { openSearchWorker, Thinker } from '../workers/thinker'
import { withLine } from './lines'
import { useGame } from './store'

const HINT_MS = 3000
const HINT_LINES = 3

/** The best moves for the person to move, while they are asked for. The search has a worker of its own, which ends with them. */
export const useHints = defineStore('hints', () => {
  const game = useGame()
  const on = ref(false)
  const lines = shallowRef<readonly SearchInfo[]>([]) // best first
  const state = ref<'idle' | 'working' | 'done' | 'failed'>('idle')
  const thinker = new Thinker(openSearchWorker)
  followCores(thinker)

  // Only persons have moves to choose from, and only at the newest position.
  const wanted = computed<Game | null>(() => (on.value && game.moves.length > 0 ? game.game : null))

  async function search(current: Game | null): Promise<void> {
    thinker.drop()
    lines.value = []
    state.value = current ? 'working' : 'idle'
    if (!on.value) thinker.close()
    if (!current) return
    const moves = current.moves.map(({ notation }) => notation)
    // With a depth, an only move is looked at as long as others.
    const limits = { level: 8, movetime: HINT_MS, depth: WHOLE_DEPTH, multipv: HINT_LINES } as const
    const thought = await thinker.think({ setup: current.setup, moves, limits, seed: 0 }, (info) => {
      lines.value = withLine(lines.value, info)
    })
    if (thought.kind !== 'dropped') state.value = thought.kind === 'move' ? 'done' : 'failed'
  }

  watch([wanted, on], ([current]) => void search(current))

  return { on, lines, state }
})
