import type { Game } from '#core/games/game'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { openSearchWorker, Thinker } from '../workers/thinker'
import { graphOf, momentsOf, positionsToSearch } from './analysis'
import type { Evaluation, Evaluations } from './analysis'
import { useGame } from './store'

const POSITION_MS = 400

/**
 * Looks through the game on the board from its end to its beginning, in a worker of its own, while it is asked to. What is found
 * stays for as long as the same game is on the board.
 */
export const useAnalysis = defineStore('analysis', () => {
  const game = useGame()
  const on = ref(false)
  const state = ref<'idle' | 'working' | 'stopped' | 'done' | 'failed'>('idle')
  const thinker = new Thinker(openSearchWorker)

  const possible = computed(() => game.game?.position.seats.length === 2)
  // The computer is not robbed of its time while it thinks about its move.
  const wanted = computed(() =>
    on.value && possible.value && game.thinking !== 'working' ? game.game : null,
  )
  const { known, recall, ...findings } = useFindings()

  /** Goes on with what is wanted; ends when there is nothing left to do, or something else is wanted. */
  async function run(): Promise<void> {
    thinker.drop()
    const current = wanted.value
    if (game.game) recall(game.game)
    state.value = current ? 'working' : 'idle'
    if (!on.value) thinker.close()
    if (!current) return
    for (let ply = positionsToSearch(current) - 1; ply >= 0; ply -= 1) {
      if (known.has(pathTo(current, ply))) continue
      const thought = await thinker.think(taskAt(current, ply))
      if (thought.kind === 'dropped') return
      const [best] = thought.kind === 'move' ? thought.infos : []
      if (!best) {
        state.value = 'failed'
        return
      }
      known.set(pathTo(current, ply), { score: best.score, pv: best.pv })
      recall(current)
    }
    state.value = 'done'
    thinker.close()
  }

  function stop(): void {
    thinker.drop()
    state.value = 'stopped'
  }

  watch([wanted, on], () => void run())

  return { on, possible, state, ...findings, run, stop }
})

/** What is known of the positions of the game on the board, and what follows from it. */
function useFindings() {
  const game = useGame()
  const evaluations = shallowRef<Evaluations>([])
  const known = new Map<string, Evaluation>() // by the moves that lead to a position
  let knownFor: Game['setup'] | null = null

  const total = computed(() => (game.game ? positionsToSearch(game.game) : 0))
  const done = computed(() => evaluations.value.filter((evaluation) => evaluation !== null).length)
  const graph = computed(() => (game.game ? graphOf(game.game, evaluations.value) : []))
  const moments = computed(() => (game.game ? momentsOf(game.game, evaluations.value) : []))

  /** Takes up a game with what is known of its positions. */
  function recall(current: Game): void {
    if (knownFor !== current.setup) known.clear()
    knownFor = current.setup
    const count = positionsToSearch(current)
    evaluations.value = Array.from({ length: count }, (_, ply) => known.get(pathTo(current, ply)) ?? null)
  }

  return { known, recall, total, done, graph, moments }
}

function pathTo({ moves }: Game, ply: number): string {
  return moves
    .slice(0, ply)
    .map(({ notation }) => notation)
    .join(' ')
}

function taskAt({ setup, moves }: Game, ply: number) {
  const path = moves.slice(0, ply).map(({ notation }) => notation)
  return { setup, moves: path, limits: { level: 8, movetime: POSITION_MS } as const, seed: 0 }
}
