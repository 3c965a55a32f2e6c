import type { LibraryPattern } from '#bridge/api'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch, type Ref } from 'vue'
import { currentLanguage } from '../i18n'
import { isToBeTakenIn, readPasted } from './pasted'
import { EVERYTHING, selectPatterns, shelfCounts, type Wanted } from './select'
import { useSettings } from '../stores/settings'
import { useLibrary } from './store'

/** What of the library is on show and which pattern is chosen there. */
export const useBrowse = defineStore('browse', () => {
  const library = useLibrary()
  const settings = useSettings()
  const previewOpen = shallowRef(false) // counts only where the window is too narrow to have it open always
  const renaming = shallowRef(false) // whether the dialog for another name is open
  const pasting = shallowRef<string | null>(null) // what the dialog for pasted text opens with; null while it is closed
  const revealed = shallowRef<{ readonly id: string } | null>(null) // what was last to be shown; always another object
  const sight = useSight()
  const choice = useChoice(sight.shown)

  /** Chooses a pattern and makes sure that it is on show. */
  function reveal(id: string): void {
    const { hidden } = settings.values
    if (hidden.includes(id)) void settings.change({ hidden: hidden.filter((other) => other !== id) })
    choice.choose(id)
    if (!choice.chosen.value) sight.wanted.value = { ...EVERYTHING, sort: sight.wanted.value.sort }
    previewOpen.value = true
    revealed.value = { id }
  }

  // Wherever a pattern was saved: whoever looks at the library next looks for that one.
  watch(
    () => library.saved,
    (saved) => {
      if (saved) reveal(saved.id)
    },
    { flush: 'sync' },
  )

  return { previewOpen, renaming, pasting, revealed, ...sight, ...choice, reveal }
})

/** The patterns that are asked for. */
function useSight() {
  const library = useLibrary()
  const settings = useSettings()
  const wanted = shallowRef<Wanted>(EVERYTHING)
  const visible = computed(() => withoutHidden(library.patterns, settings.values.hidden))
  const counts = computed(() => shelfCounts(visible.value, library.favourites))
  const shown = computed(() =>
    selectPatterns(visible.value, wanted.value, library.favourites, currentLanguage()),
  )
  const offer = computed(() => {
    const { search } = wanted.value
    return isToBeTakenIn(search) ? readPasted(search, library.patterns) : null // what is searched for is a pattern itself
  })

  /** Narrows or widens what is on show. */
  function want(part: Partial<Wanted>): void {
    wanted.value = { ...wanted.value, ...part }
  }

  /** Drops the search and every filter; the shelf and the order stay. */
  function widen(): void {
    wanted.value = { ...EVERYTHING, shelf: wanted.value.shelf, sort: wanted.value.sort }
  }

  return { wanted, counts, shown, offer, want, widen }
}

function withoutHidden(
  patterns: readonly LibraryPattern[],
  hidden: readonly string[],
): readonly LibraryPattern[] {
  if (hidden.length === 0) return patterns
  const ids = new Set(hidden)
  return patterns.filter(({ id }) => !ids.has(id))
}

/** One pattern of a list that changes. When it goes away (deleted, filtered out), its neighbour takes its place. */
function useChoice(shown: Readonly<Ref<readonly LibraryPattern[]>>) {
  const chosenId = shallowRef<string | null>(null)
  const index = computed(() => shown.value.findIndex((pattern) => pattern.id === chosenId.value))
  const chosen = computed<LibraryPattern | null>(() => shown.value[index.value] ?? null)

  watch(shown, (now, before) => {
    if (now.some((pattern) => pattern.id === chosenId.value)) return
    const place = before.findIndex((pattern) => pattern.id === chosenId.value)
    chosenId.value = now[Math.min(Math.max(0, place), now.length - 1)]?.id ?? null
  })

  function choose(id: string): void {
    chosenId.value = id
  }

  /** Chooses the pattern that many places further, as far as there is one. */
  function step(by: number): void {
    const next = shown.value[index.value + by]
    if (next) chosenId.value = next.id
  }

  return { chosenId, index, chosen, choose, step }
}
