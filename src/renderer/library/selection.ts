import type { LibraryPattern } from '#bridge/api'
import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { useBrowse } from './browse'

/**
 * What the commands of the library work on: several patterns of those on show, or else the chosen one. Choosing goes on as
 * ever; the chosen pattern is the one in the preview and the end of what the keyboard extends.
 */
export const useSelection = defineStore('selection', () => {
  const browse = useBrowse()
  const { marked, anchor, clear } = useMarks()

  const several = computed(() => browse.shown.filter(({ id }) => marked.value.has(id)))
  const isMany = computed(() => several.value.length > 1)
  const patterns = computed<readonly LibraryPattern[]>(() =>
    isMany.value ? several.value : [browse.chosen].filter((pattern) => pattern !== null),
  )
  const markedIds = computed<ReadonlySet<string>>(() => (isMany.value ? idsOf(several.value) : new Set()))

  /** Chooses one pattern and nothing else. */
  function choose(id: string): void {
    clear()
    browse.choose(id)
  }

  /** Adds a pattern to the selection or takes it out. */
  function toggle(id: string): void {
    const next = idsOf(patterns.value)
    if (next.has(id) && next.size > 1) next.delete(id)
    else next.add(id)
    marked.value = next
    anchor.value = id
    browse.choose(next.has(id) ? id : (browse.shown.find((pattern) => next.has(pattern.id))?.id ?? id))
  }

  /** Selects everything from where the selection began to a pattern, and chooses that one. */
  function extend(id: string): void {
    anchor.value ??= browse.chosenId
    const range = between(browse.shown, anchor.value, id)
    if (range.length === 0) return
    marked.value = idsOf(range)
    browse.choose(id)
  }

  /** Selects everything on show. */
  function selectAll(): void {
    marked.value = idsOf(browse.shown)
  }

  return { patterns, isMany, markedIds, clear, choose, toggle, extend, selectAll }
})

function useMarks() {
  const browse = useBrowse()
  const marked = shallowRef<ReadonlySet<string>>(new Set()) // ids; empty while only one pattern is chosen
  const anchor = shallowRef<string | null>(null) // where a range begins

  /** Back to the chosen pattern alone. */
  function clear(): void {
    marked.value = new Set()
    anchor.value = null
  }

  watch(() => browse.revealed, clear, { flush: 'sync' })
  return { marked, anchor, clear }
}

function idsOf(patterns: readonly LibraryPattern[]): Set<string> {
  return new Set(patterns.map(({ id }) => id))
}

/** The patterns from one to another, whichever comes first; only the other where the one is not among them. */
function between(
  patterns: readonly LibraryPattern[],
  one: string | null,
  other: string,
): readonly LibraryPattern[] {
  const to = patterns.findIndex(({ id }) => id === other)
  const from = patterns.findIndex(({ id }) => id === one)
  if (to < 0) return []
  return from < 0 ? patterns.slice(to, to + 1) : patterns.slice(Math.min(from, to), Math.max(from, to) + 1)
}
