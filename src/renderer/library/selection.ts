import type { LibraryPattern } from '#bridge/api'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { useBrowse } from './browse'

/**
 * What the commands of the library work on: several patterns of those on show, or else the chosen one. Choosing goes on as
 * ever; the chosen pattern is the one in the preview and the end of what the keyboard extends.
 */
export const useSelection = defineStore('selection', () => {
  const browse = useBrowse()
  const marked = shallowRef<ReadonlySet<string>>(new Set()) // ids; empty while only one pattern is chosen
  const anchor = shallowRef<string | null>(null) // where a range begins

  const several = computed(() => browse.shown.filter(({ id }) => marked.value.has(id)))
  const isMany = computed(() => several.value.length > 1)
  const patterns = computed<readonly LibraryPattern[]>(() => {
    if (isMany.value) return several.value
    return browse.chosen ? [browse.chosen] : []
  })
  const markedIds = computed<ReadonlySet<string>>(() =>
    isMany.value ? new Set(several.value.map(({ id }) => id)) : new Set(),
  )

  /** Back to the chosen pattern alone. */
  function clear(): void {
    marked.value = new Set()
    anchor.value = null
  }

  /** Chooses one pattern and nothing else. */
  function choose(id: string): void {
    clear()
    browse.choose(id)
  }

  /** Adds a pattern to the selection or takes it out. */
  function toggle(id: string): void {
    const next = new Set(patterns.value.map((pattern) => pattern.id))
    if (next.has(id) && next.size > 1) next.delete(id)
    else next.add(id)
    marked.value = next
    anchor.value = id
    browse.choose(next.has(id) ? id : (browse.shown.find((pattern) => next.has(pattern.id))?.id ?? id))
  }

  /** Selects everything from where the selection began to a pattern, and chooses that one. */
  function extend(id: string): void {
    anchor.value ??= browse.chosenId
    const from = browse.shown.findIndex((pattern) => pattern.id === anchor.value)
    const to = browse.shown.findIndex((pattern) => pattern.id === id)
    if (to < 0) return
    const start = from < 0 ? to : from
    const range = browse.shown.slice(Math.min(start, to), Math.max(start, to) + 1)
    marked.value = new Set(range.map((pattern) => pattern.id))
    browse.choose(id)
  }

  /** Selects everything on show. */
  function selectAll(): void {
    marked.value = new Set(browse.shown.map(({ id }) => id))
  }

  return { patterns, isMany, markedIds, clear, choose, toggle, extend, selectAll }
})
