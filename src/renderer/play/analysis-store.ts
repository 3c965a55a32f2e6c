import { positionsToSearch, type Evaluation, type Evaluations } from '#core/ai/analysis'
import { WHOLE_DEPTH } from '#core/ai/contract'
import { graphOf, momentsOf } from '#core/ai/judgement'
import type { Game } from '#core/games/game'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { followCores } from '../workers/cores'
import { openSearchWorker, Thinker } from '../workers/thinker'
import { useGame } from './store'

// For a position. With a depth, a position with an only move is looked at as long as others.
const LIMITS = { level: 8, movetime: 400, depth: WHOLE_DEPTH } as const

/**
 * Looks through the game on the board from its end to its beginning, in a worker of its own, while it is asked to. What is found
 * stays for as long as the same game is on the board.
 */
export const useAnalysis = defineStore('analysis', () => {
  const game = useGame()
  const on = ref(false)
  const state = ref<'idle' | 'working' | 'stopped' | 'done' | 'failed'>('idle')
  const thinker = new Thinker(openSearchWorker)
  followCores(thinker)

  const possible = computed(() => game.game?.position.seats.length === 2)
  // The computer is not robbed of its time while it thinks about its move.
  const wanted = computed(() =>
    on.value && possible.value && game.thinking !== 'working' ? game.game : null,
  )
  const { recall, note, ...findings } = useFindings()

  /** Goes on with what is wanted; ends when there is nothing left to do, or something else is wanted. */
  async function run(): Promise<void> {
    thinker.drop()
    const current = wanted.value
    const known = game.game ? recall(game.game) : []
    state.value = current ? 'working' : 'idle'
    if (!on.value) thinker.close()
    if (!current) return
    if (known.includes(null)) {
      const { setup, moves } = current
      const task = { setup, moves: moves.map(({ notation }) => notation), limits: LIMITS, known }
      const { kind } = await thinker.analyse(task, (ply, evaluation) => note(current, ply, evaluation))
      if (kind === 'dropped') return
      state.value = kind === 'ended' ? 'done' : 'failed'
    } else state.value = 'done'
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
  function recall(current: Game): Evaluations {
    if (knownFor !== current.setup) known.clear()
    knownFor = current.setup
    const count = positionsToSearch(current)
    evaluations.value = Array.from({ length: count }, (_, ply) => known.get(pathTo(current, ply)) ?? null)
    return evaluations.value
  }

  function note(current: Game, ply: number, evaluation: Evaluation): void {
    known.set(pathTo(current, ply), evaluation)
    recall(current)
  }

  return { recall, note, total, done, graph, moments }
}

function pathTo({ moves }: Game, ply: number): string {
  return moves
    .slice(0, ply)
    .map(({ notation }) => notation)
    .join(' ')
}
