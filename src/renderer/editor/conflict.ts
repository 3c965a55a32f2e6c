import { defineStore } from 'pinia'
import { ref } from 'vue'
import { openQuestion } from './question'

export type ConflictAnswer = 'copy' | 'overwrite' | 'cancel'

/** Saves one after the other, and asks what to do where a pattern was changed elsewhere since it was opened or saved here. */
export const useConflict = defineStore('conflict', () => {
  const asking = ref(false)
  const question = openQuestion<ConflictAnswer>()
  let last: Promise<unknown> = Promise.resolve()

  /** Runs a save once the one before is done: until then it is not known what the next one is written over. */
  function inTurn(save: () => Promise<boolean>): Promise<boolean> {
    const done = last.then(save, save)
    last = done
    return done
  }

  async function ask(): Promise<ConflictAnswer> {
    asking.value = true
    const answer = await question.ask()
    asking.value = false
    return answer
  }

  return { asking, inTurn, ask, reply: question.reply }
})
