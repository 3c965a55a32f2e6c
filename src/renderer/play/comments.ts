import { withComment } from '#core/record/build'
import type { GameRecord } from '#core/record/record'
import { computed } from 'vue'
import type { ComputedRef, ShallowRef } from 'vue'
import type { Session } from './session'

/** What is said of the positions of a session. `ply` is the one on show; `write` gets the record after each change. */
export function useComments(
  session: ShallowRef<Session | null>,
  ply: ComputedRef<number>,
  write: (record: GameRecord) => void,
) {
  const comments = computed(() => session.value?.record.comments ?? {})
  const comment = computed(() => comments.value[String(ply.value)] ?? '')

  /** Says something of the position after `at` moves; an empty text takes what was said away. */
  function writeComment(at: number, text: string): void {
    const words = text.trim()
    if (!session.value || words === (comments.value[String(at)] ?? '')) return
    session.value = { ...session.value, record: withComment(session.value.record, at, words) }
    write(session.value.record)
  }

  return { comments, comment, writeComment }
}
