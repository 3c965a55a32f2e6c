import type { SearchInfo } from '#core/ai/contract'
import type { Player } from '#core/record/record'
import type { Ref, ShallowRef } from 'vue'
import type { Session } from './session'
/** How the computer is doing: not its turn, at work, or broken down. */
export type Thinking = 'idle' | 'working' | 'failed'
/** Lets the computer think whenever it is its turn. `play` gets its move. */
export declare function useThinking(
  session: Readonly<ShallowRef<Session | null>>,
  player: Readonly<Ref<Player | null>>,
  play: (notation: string) => void,
): {
  thinking: Ref<Thinking, Thinking>
  progress: ShallowRef<SearchInfo | null, SearchInfo | null>
  think: () => Promise<void>
  stop: () => void
  hurry: () => void
}
