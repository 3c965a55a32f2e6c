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
  readonly done: number
  readonly total: number | null // unknown until the first word of it
  readonly stopping: boolean
}

/** How a piece of work ended. */
export interface Ended<T> {
  readonly value: T
  readonly stopped: { readonly done: number; readonly total: number } | null // by the person, before it was through
}

/** The work that takes its time, so that it can be watched and stopped. */
export const useWork = defineStore('work', () => {
  const running = shallowRef<readonly Running[]>([])
  const shown = computed(() => running.value.find(({ late }) => late) ?? null)

  /** Does some work; when it takes long, a dialog shows how far it is. */
  async function run<T>(kind: WorkKind, act: (work: Work) => Promise<T>): Promise<Ended<T>> {
    const id = crypto.randomUUID()
    const added: Running = { id, kind, late: false, done: 0, total: null, stopping: false }
    running.value = [...running.value, added]
    const timer = setTimeout(() => change(id, { late: true }), PATIENCE)
    const goOn = (done: number, total: number): boolean => {
      change(id, { done, total })
      return of(id)?.stopping !== true
    }
    try {
      const value = await act({ id, goOn })
      const { done, total, stopping } = of(id) ?? added
      const isCut = stopping && total !== null && done < total
      return { value, stopped: isCut ? { done, total } : null }
    } finally {
      clearTimeout(timer)
      running.value = running.value.filter((each) => each.id !== id)
    }
  }

  /** Takes what the host says of the work of some window. */
  function hear({ work, done, total }: WorkProgress): void {
    change(work, { done, total })
  }

  /** Asks the work on show to end. */
  function stop(): void {
    if (!shown.value) return
    const { id } = shown.value
    change(id, { stopping: true })
    void getApi().stopWork(id)
  }

  function of(id: string): Running | undefined {
    return running.value.find((each) => each.id === id)
  }

  function change(id: string, part: Partial<Running>): void {
    if (!of(id)) return
    running.value = running.value.map((each) => (each.id === id ? { ...each, ...part } : each))
  }

  return { shown, run, hear, stop }
})
