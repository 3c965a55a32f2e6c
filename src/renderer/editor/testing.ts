import { FAIRNESS_DEFAULTS, fairnessOf, type TestedGame } from '#core/ai/fairness'
import { sameBoard, type PatternDocument } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { openSearchWorker, Thinker } from '../workers/thinker'
import { useEditor } from './store'

/**
 * The test how fair the drawing is: games of the strongest level against itself, in a worker of its own. It goes on while the
 * person draws, and is then about the earlier drawing.
 */
export const useTesting = defineStore('pattern-test', () => {
  const editor = useEditor()
  const games = ref<number>(FAIRNESS_DEFAULTS.games)
  const movetime = ref<number>(FAIRNESS_DEFAULTS.movetime)
  const state = ref<'idle' | 'working' | 'stopped' | 'done' | 'failed'>('idle')
  const total = ref(0) // games of the test that was begun last
  const tested = shallowRef<PatternDocument | null>(null)
  const played = shallowRef<readonly TestedGame[]>([])
  const thinker = new Thinker(openSearchWorker)

  const figures = computed(() => (played.value.length > 0 ? fairnessOf(played.value) : null))
  const outdated = computed(() => tested.value !== null && !sameBoard(tested.value, editor.shownDocument))

  /** Tests the drawing as it is now; what an earlier test found out is gone. Nothing happens with a draft. */
  async function start(): Promise<void> {
    const pattern = completePattern(editor.document)
    if (!pattern.ok) return
    tested.value = editor.document
    played.value = []
    total.value = games.value
    state.value = 'working'
    const setup = { ruleset: 'kas', options: {}, pattern: pattern.value } as const
    const plan = { ...FAIRNESS_DEFAULTS, games: games.value, movetime: movetime.value }
    const { kind } = await thinker.test({ setup, plan }, (game) => {
      played.value = [...played.value, game]
    })
    if (kind === 'dropped') return
    state.value = kind === 'ended' ? 'done' : 'failed'
    thinker.close()
  }

  /** Ends the test; the games played so far count. */
  function stop(): void {
    if (state.value !== 'working') return
    thinker.close()
    state.value = 'stopped'
  }

  return { games, movetime, state, total, tested, played, figures, outdated, start, stop }
})
