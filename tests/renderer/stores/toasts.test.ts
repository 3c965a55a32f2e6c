import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useToasts } from '../../../src/renderer/stores/toasts'

beforeEach(() => {
  vi.useFakeTimers()
  setActivePinia(createPinia())
})
afterEach(() => {
  vi.useRealTimers()
})

const action = { label: 'Undo', run: () => undefined }

describe('messages', () => {
  it('go by themselves, those with an action later', () => {
    const toasts = useToasts()
    toasts.show('plain')
    toasts.show('with action', { action })
    vi.advanceTimersByTime(6_000)
    expect(toasts.list.map(({ text }) => text)).toEqual(['with action'])
    vi.advanceTimersByTime(5_000)
    expect(toasts.list).toEqual([])
  })

  it('are withdrawn when what they would take back is gone for good', () => {
    const toasts = useToasts()
    toasts.show('deleted', { action: { ...action, undoes: 'delete' } })
    toasts.show('saved', { action })
    toasts.withdraw('delete')
    expect(toasts.list.map(({ text }) => text)).toEqual(['saved'])
  })

  it('stay while they are held', () => {
    const toasts = useToasts()
    const id = toasts.show('held')
    toasts.hold(id)
    vi.advanceTimersByTime(60_000)
    expect(toasts.list).toHaveLength(1)
    toasts.release(id)
    vi.advanceTimersByTime(6_000)
    expect(toasts.list).toHaveLength(0)
  })

  it('are at most three, and the same one only once', () => {
    const toasts = useToasts()
    for (const text of ['a', 'b', 'a', 'c', 'd']) toasts.show(text)
    expect(toasts.list.map(({ text }) => text)).toEqual(['a', 'c', 'd'])
  })
})
