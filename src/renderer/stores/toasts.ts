import { defineStore } from 'pinia'
import { ref } from 'vue'

export interface ToastAction {
  readonly label: string
  readonly run: () => void
  readonly undoes?: 'delete' // what it takes back, where that can become impossible before the message goes
}

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'done' | 'problem'
  readonly action: ToastAction | null
}

const BRIEF = 5_000 // milliseconds that a plain message stays
const LONG = 10_000 // and one with an action or a problem

/** Short messages; each goes by itself after a while, unless it is held. */
export const useToasts = defineStore('toasts', () => {
  const list = ref<Toast[]>([])
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let last = 0

  function show(text: string, options: { tone?: Toast['tone']; action?: ToastAction } = {}): number {
    const id = ++last
    const toast: Toast = { id, text, tone: options.tone ?? 'done', action: options.action ?? null }
    list.value = [...list.value.filter((other) => other.text !== text), toast].slice(-3)
    release(id)
    return id
  }

  function dismiss(id: number): void {
    hold(id)
    list.value = list.value.filter((toast) => toast.id !== id)
  }

  /** Takes away the messages that offer to take something back, which is not possible any more. */
  function withdraw(undoes: NonNullable<ToastAction['undoes']>): void {
    for (const { id, action } of list.value) if (action?.undoes === undoes) dismiss(id)
  }

  /** Stops the clock of a message. */
  function hold(id: number): void {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  /** Starts the clock of a message anew. */
  function release(id: number): void {
    const toast = list.value.find((candidate) => candidate.id === id)
    if (!toast) return
    hold(id)
    const long = toast.action !== null || toast.tone === 'problem'
    const timer = setTimeout(
      () => {
        dismiss(id)
      },
      long ? LONG : BRIEF,
    )
    timers.set(id, timer)
  }

  return { list, show, dismiss, withdraw, hold, release }
})
