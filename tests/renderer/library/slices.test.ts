import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inSlices } from '../../../src/renderer/library/slices'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Work on an item that takes so many milliseconds of the clock. */
function taking(milliseconds: number, done: number[]) {
  return (item: number) => {
    done.push(item)
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + milliseconds)
  }
}

it('does everything, in order, a few items at a time', () => {
  const done: number[] = []
  inSlices([1, 2, 3, 4, 5], taking(3, done))
  expect(done).toEqual([])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual([1, 2])
  vi.advanceTimersToNextTimer()
  expect(done).toEqual([1, 2, 3, 4])
  vi.runAllTimers()
  expect(done).toEqual([1, 2, 3, 4, 5])
  expect(vi.getTimerCount()).toBe(0)
})

it('stops when it is told to', () => {
  const done: number[] = []
  const stop = inSlices([1, 2, 3, 4, 5], taking(3, done))
  vi.advanceTimersToNextTimer()
  stop()
  vi.runAllTimers()
  expect(done).toEqual([1, 2])
})
