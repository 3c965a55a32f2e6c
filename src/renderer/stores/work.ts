import type { WorkProgress } from '#bridge/api'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { getApi } from '../bridge/client'

const PATIENCE = 400 // milliseconds; what takes no longer needs no dialog

/** What long work says of itself, in the sentences of `locales/shell`, `work`. */
export type WorkKind = 'delete' | 'restore' | 'empty' | 'import' | 'draw' | 'export'

/** Work under way. */
export interface Work {
  readonly id: string // what the bridge knows it by
  /** Says how much is done; false when the person wants it to end. */
  goOn(done: number, total: number): boolean
}

interface Running {
  readonly id: string
  readonly kind: WorkKind
  readonly late: boolean // long enough under way to be shown
  readonly left: boolean // stopped before it was known how much there is: no longer shown
  readonly done: number
  readonly total: number | null // not yet known
  readonly stopping: boolean
}

/** How a piece of work ended. */
export interface Ended<T> {
  readonly value: T
  readonly stopped: { readonly done: number; readonly total: number | null } | null // by the person, before it was through
}

/** The work that takes its time, so that it can be watched and stopped. */
export const useWork = defineStore('work', () => {
  const { running, of, change, begin, end } = useRunning()
  const shown = computed(() => running.value.find(({ late, left }) => late && !left) ?? null)

  /**
   * Does some work; when it takes long, a dialog shows how far it is. Work that `asksFirst`, by the system's dialog for files,
   * begins with the first word of how far it is.
   */
  async function run<T>(
    kind: WorkKind,
    act: (work: Work) => Promise<T>,
    { asksFirst = false } = {},
  ): Promise<Ended<T>> {
    const id = crypto.randomUUID()
    const added: Running = { id, kind, late: false, left: false, done: 0, total: null, stopping: false }
    running.value = [...running.value, added]
    if (!asksFirst) begin(id)
    const goOn = (done: number, total: number): boolean => {
      hear({ work: id, done, total })
      return of(id)?.stopping !== true
    }
    try {
      const value = await act({ id, goOn })
      const { done, total, stopping } = of(id) ?? added
      const isCut = stopping && (total === null || done < total)
      return { value, stopped: isCut ? { done, total } : null }
    } finally {
      end(id)
    }
  }

  /** Takes what the host says of the work of some window. */
  function hear({ work, done, total }: Omit<WorkProgress, 'kind'>): void {
    if (!of(work)) return
    begin(work)
    if (total !== null) change(work, { done, total })
  }

  /** Asks the work on show to end; its dialog stays until it does, unless there is nothing to be seen of it yet. */
  function stop(): void {
    if (!shown.value) return
    const { id, total } = shown.value
    change(id, { stopping: true, left: total === null })
    void getApi().stopWork(id)
  }

  return { shown, run, hear, stop }
})

/** The list of what is under way, and since when. */
function useRunning() {
  const running = shallowRef<readonly Running[]>([])
  const clocks = new Map<string, ReturnType<typeof setTimeout>>() // of the work that has begun

  function of(id: string): Running | undefined {
    return running.value.find((each) => each.id === id)
  }

  function change(id: string, part: Partial<Running>): void {
    if (!of(id)) return
    running.value = running.value.map((each) => (each.id === id ? { ...each, ...part } : each))
  }

  /** Starts the clock of some work, once. */
  function begin(id: string): void {
    if (clocks.has(id)) return
    clocks.set(
      id,
      setTimeout(() => change(id, { late: true }), PATIENCE),
    )
  }

  function end(id: string): void {
    clearTimeout(clocks.get(id))
    clocks.delete(id)
    running.value = running.value.filter((each) => each.id !== id)
  }

  return { running, of, change, begin, end }
}
