import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { onlyPerson } from './session'
import { useGame } from './store'

/** How the table is looked at: from which side, and which dialog is open. */
export const useTable = defineStore('table', () => {
  const game = useGame()
  const turned = ref(false) // by hand, against the usual side
  const dialog = ref<'resign' | 'records' | 'patterns' | 'comment' | null>(null)

  /** A lone person who plays North sits at the lower side of the screen. */
  const fromNorth = computed(() => {
    return game.session !== null && onlyPerson(game.session) === 'north'
  })
  const flipped = computed(() => fromNorth.value !== turned.value)

  watch(
    () => game.session?.record.startedAt,
    () => {
      turned.value = false
    },
  )

  function flip(): void {
    turned.value = !turned.value
  }

  return { dialog, flipped, flip }
})
