import type { Move } from '#core/games/contract'
import { isOver, legalMoves, takeBack } from '#core/games/game'
import type { Game } from '#core/games/game'
import { computed, ref } from 'vue'
import type { ShallowRef } from 'vue'
import { playerOf, takenBack } from './session'
import type { Session } from './session'

/** What can be seen of a session: the game, the position on show, and the moves that a person may make now. */
export function useShown(session: Readonly<ShallowRef<Session | null>>) {
  const cursor = ref<number | null>(null) // moves before the position on show; null: the newest
  const game = computed<Game | null>(() => session.value?.game ?? null)
  const ply = computed(() => cursor.value ?? game.value?.moves.length ?? 0) // of the position on show
  const over = computed(() => game.value !== null && isOver(game.value))
  const shown = computed<Game | null>(() => {
    const newest = game.value
    return newest && cursor.value !== null ? takeBack(newest, newest.moves.length - cursor.value) : newest
  })
  const player = computed(() => session.value && playerOf(session.value, session.value.game.position.turn))
  const moves = computed<readonly Move[]>(() =>
    game.value && cursor.value === null && player.value?.kind === 'human' ? legalMoves(game.value) : [],
  )
  const canTakeBack = computed(() => session.value !== null && takenBack(session.value) !== null)

  /** Shows the position after that many moves, or the nearest there is. */
  function look(ply: number): void {
    const last = game.value?.moves.length ?? 0
    const wanted = Math.min(last, Math.max(0, ply))
    cursor.value = wanted === last ? null : wanted
  }

  return { cursor, ply, game, over, shown, player, moves, canTakeBack, look }
}
