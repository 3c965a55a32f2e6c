import type { Player } from '#core/record/record'
import { ref } from 'vue'
import type { Ref, ShallowRef } from 'vue'
import { useSettings } from '../stores/settings'
import { followCores } from '../workers/cores'
import { thinker } from '../workers/thinker'
import { humanSeats } from './session'
import type { Session } from './session'

/** How the computer is doing: not its turn, at work, or broken down. */
export type Thinking = 'idle' | 'working' | 'failed'

const SETTLE_MS = 420 // so that the eye can follow a move before the computer makes the next

/** Lets the computer think whenever it is its turn. `play` gets its move. */
export function useThinking(
  session: Readonly<ShallowRef<Session | null>>,
  player: Readonly<Ref<Player | null>>,
  play: (notation: string) => void,
) {
  const settings = useSettings()
  const thinking = ref<Thinking>('idle')
  followCores(thinker)

  /** Thinks about the session's position, if it is the computer's turn. An answer for a session that is gone is forgotten. */
  async function think(): Promise<void> {
    const current = session.value
    const mover = player.value
    if (!current || mover?.kind !== 'computer') return
    thinking.value = 'working'
    const { setup, moves } = current.game
    const task = {
      setup,
      moves: moves.map(({ notation }) => notation),
      limits: { level: mover.level, movetime: settings.values.moveTime },
      seed: seedOf(current),
    }
    const [thought] = await Promise.all([
      thinker.think(task),
      pause(moves.length > 0 && (watched(current) || !settings.stillness) ? SETTLE_MS : 0),
    ])
    if (session.value?.game !== current.game) return
    if (thought.kind === 'move' && thought.move !== null) play(thought.move)
    else if (thought.kind !== 'dropped') thinking.value = 'failed'
  }

  function stop(): void {
    thinker.drop()
    thinking.value = 'idle'
  }

  return { thinking, think, stop, hurry: () => thinker.hurry() }
}

/** A number that stays the same during a game, so that a level's blind spots do, too. */
function seedOf({ record }: Session): number {
  return Date.parse(record.startedAt) % 0x7fffffff
}

/** Whether only computers play, and a person looks on. */
function watched(session: Session): boolean {
  return humanSeats(session).length === 0
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
