import type { LibraryPattern } from '#bridge/api'
import type { PatternDocument } from '#core/pattern/document'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { openQuestion } from '../stores/question'
import { reportProblem } from '../stores/problems'
import { useLibrary } from './store'

export type ConflictAnswer = 'copy' | 'overwrite' | 'cancel'

/** Saves one after the other, and asks what to do where a pattern was changed elsewhere since it was read or saved here. */
export const useConflict = defineStore('conflict', () => {
  const asking = shallowRef<PatternDocument | null>(null) // what the question names
  const question = openQuestion<ConflictAnswer>()
  let last: Promise<unknown> = Promise.resolve()

  /** Runs a save once the one before is done: until then it is not known what the next one is written over. */
  function inTurn<T>(save: () => Promise<T>): Promise<T> {
    const done = last.then(save, save)
    last = done
    return done
  }

  /** Waits for the saves that are under way. */
  function settled(): Promise<void> {
    return inTurn(() => Promise.resolve())
  }

  async function ask(about: PatternDocument): Promise<ConflictAnswer> {
    asking.value = about
    const answer = await question.ask()
    asking.value = null
    return answer
  }

  return { asking, inTurn, settled, ask, reply: question.reply }
})

/**
 * Saves a document over the own pattern `id`. Where that holds something else than `over` by now the person is asked: `copy` when
 * both are to be kept, which is then for the caller to do; null when it failed, which has been told, or when they thought better
 * of it. `about` is what the question calls by its name, `report` tells of a failure. To be run in turn.
 */
export async function saveAsking(
  id: string,
  document: PatternDocument,
  over: PatternDocument | null,
  { about = document, report = reportProblem } = {},
): Promise<LibraryPattern | 'copy' | null> {
  const saved = await useLibrary().saveOver(id, document, over, report)
  if (saved !== 'changed') return saved
  const answer = await useConflict().ask(about)
  if (answer === 'overwrite') return saveAsking(id, document, null, { about, report })
  return answer === 'copy' ? 'copy' : null
}
