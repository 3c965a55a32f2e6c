import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

export type ConflictAnswer = 'copy' | 'overwrite' | 'cancel'

/** Saves one after the other, and asks what to do where a pattern was changed elsewhere since it was opened or saved here. */
export const useConflict = defineStore('conflict', () => {
  const asking = ref(false)
  const waiting = shallowRef<(answer: ConflictAnswer) => void>()
  let last: Promise<unknown> = Promise.resolve()

  /** Runs a save once the one before is done: until then it is not known what the next one is written over. */
  function inTurn(save: () => Promise<boolean>): Promise<boolean> {
    const done = last.then(save, save)
    last = done
    return done
  }

  async function ask(): Promise<ConflictAnswer> {
    asking.value = true
    const answer = await new Promise<ConflictAnswer>((resolve) => {
      waiting.value = resolve
    })
    asking.value = false
    return answer
  }

  function reply(answer: ConflictAnswer): void {
    waiting.value?.(answer)
  }

  return { asking, inTurn, ask, reply }
})
