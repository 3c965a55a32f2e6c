// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint, firstAfterPaint } from '../../../src/renderer/board/after-paint'

let frames: FrameRequestCallback[] = []

/** Paints a frame, and lets happen what follows it. */
function paint(): void {
  const due = frames
  frames = []
  due.forEach((callback) => callback(0))
  vi.runAllTimers()
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('what waits for the next frames', () => {
  it('is done one piece a frame, in order, those put first before the others', () => {
    const done: string[] = []
    afterPaint(() => done.push('a'))
    afterPaint(() => done.push('b'))
    firstAfterPaint(() => done.push('first'))
    const seen = [1, 2, 3, 4].map(() => {
      paint()
      return done.join(' ')
    })
    expect(seen).toEqual(['first', 'first a', 'first a b', 'first a b'])
    expect(frames).toEqual([])
  })

  it('waits once, however often it is asked for', () => {
    let count = 0
    const action = () => {
      count += 1
      if (count === 1) firstAfterPaint(action)
    }
    afterPaint(action)
    afterPaint(action)
    firstAfterPaint(action)
    for (let frame = 0; frame < 4; frame += 1) paint()
    expect(count).toBe(2)
  })

  it('does not wait for frames that a hidden window never paints', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    let count = 0
    afterPaint(() => (count += 1))
    vi.runAllTimers()
    expect([count, frames.length]).toEqual([1, 0])
  })

  it('goes on behind a piece that fails', () => {
    const done: string[] = []
    afterPaint(() => {
      throw new Error('failed')
    })
    afterPaint(() => done.push('next'))
    expect(paint).toThrow('failed')
    paint()
    expect(done).toEqual(['next'])
  })
})
