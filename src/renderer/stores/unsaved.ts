import type { PatternDocument } from '#core/pattern/document'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { currentLanguage } from '../i18n'
import { nameIn } from '../library/entries'

/** The unsaved work that waits in the editor, as the other places tell of it. */
export const useUnsaved = defineStore('unsaved', () => {
  const work = shallowRef<PatternDocument | null>(null)
  const noted = ref(false) // the person has seen it and does not want to be told in words
  const name = computed(() => work.value && nameIn(work.value, currentLanguage()))

  /** Takes note of unsaved work, or that there is none to tell of. */
  function tell(document: PatternDocument | null): void {
    if (!document) noted.value = false
    work.value = document
  }

  return { name, noted, tell }
})
