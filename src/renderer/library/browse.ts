import type { LibraryPattern } from '#bridge/api'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { currentLanguage } from '../i18n'
import { EVERYTHING, selectPatterns, shelfCounts, type Wanted } from './select'
import { useLibrary } from './store'

/** What of the library is on show and which pattern is chosen there. */
export const useBrowse = defineStore('browse', () => {
  const library = useLibrary()
  const wanted = shallowRef<Wanted>(EVERYTHING)
  const chosenId = shallowRef<string | null>(null)
  const renaming = shallowRef(false) // whether the dialog for another name is open
  const previewOpen = shallowRef(false) // counts only where the preview lies over the gallery

  const counts = computed(() => shelfCounts(library.patterns, library.favourites))
  const shown = computed(() =>
    selectPatterns(library.patterns, wanted.value, library.favourites, currentLanguage()),
  )
  const index = computed(() => shown.value.findIndex((pattern) => pattern.id === chosenId.value))
  const chosen = computed<LibraryPattern | null>(() => shown.value[index.value] ?? null)

  // Whatever is chosen when it goes away (deleted, filtered out), its neighbour takes its place.
  watch(shown, (now, before) => {
    if (now.some((pattern) => pattern.id === chosenId.value)) return
    const place = before.findIndex((pattern) => pattern.id === chosenId.value)
    chosenId.value = now[Math.min(Math.max(0, place), now.length - 1)]?.id ?? null
  })

  /** Narrows or widens what is on show. */
  function want(part: Partial<Wanted>): void {
    wanted.value = { ...wanted.value, ...part }
  }

  /** Drops the search and every filter; the shelf and the order stay. */
  function widen(): void {
    wanted.value = { ...EVERYTHING, shelf: wanted.value.shelf, sort: wanted.value.sort }
  }

  function choose(id: string): void {
    chosenId.value = id
  }

  /** Chooses a pattern and makes sure that it is on show. */
  function reveal(id: string): void {
    chosenId.value = id
    if (!shown.value.some((pattern) => pattern.id === id))
      wanted.value = { ...EVERYTHING, sort: wanted.value.sort }
    previewOpen.value = true
  }

  /** Chooses the pattern that many places further, as far as there is one. */
  function step(by: number): void {
    const next = shown.value[index.value + by]
    if (next) chosenId.value = next.id
  }

  return {
    wanted,
    chosenId,
    previewOpen,
    renaming,
    counts,
    shown,
    index,
    chosen,
    want,
    widen,
    choose,
    reveal,
    step,
  }
})
