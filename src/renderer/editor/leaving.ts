import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import type { LeaveReason } from '../stores/navigation'
import { openQuestion } from '../stores/question'
import { useEditor } from './store'

export type LeaveAnswer = 'save' | 'go' | 'stay'

/** Asks once before unsaved work is left, replaced or closed. */
export const useLeaving = defineStore('leaving', () => {
  const editor = useEditor()
  const asking = ref<LeaveReason | null>(null)
  const excused = ref(false) // the person has said that the present unsaved work may be left open
  const { ask, reply } = openQuestion<LeaveAnswer>()

  watch(
    () => editor.dirty,
    (dirty) => {
      if (!dirty) excused.value = false
    },
  )

  /** Whether the editor may be left; asks where there is something to lose, and saves if that is the answer. */
  async function mayLeave(reason: LeaveReason, save: () => Promise<boolean>): Promise<boolean> {
    if (!editor.dirty || (reason === 'leave' && excused.value)) return true
    if (asking.value !== null) return false
    asking.value = reason
    const answer = await ask()
    asking.value = null
    if (answer === 'save') return save()
    excused.value = answer === 'go'
    return answer === 'go'
  }

  /** Lets the next change of place pass without a question, such as playing what is under work. */
  function excuse(): void {
    excused.value = true
  }

  return { asking, mayLeave, reply, excuse }
})
