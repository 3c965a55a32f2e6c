// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint, firstAfterPaint, holdBack } from '../../../src/renderer/board/after-paint'

let frames: FrameRequestCallback[] = []

/** Paints a frame, and lets happen what follows it. */
function paint(): void {
  const due = frames
  frames = []
  due.forEach((callback) => callback(0))
  vi.advanceTimersByTime(1)
}

beforeEach(() => {
  frames = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
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

  it('waits once, however often it is asked for, since the last time', () => {
    const done: string[] = []
    const again = () => done.push('again')
    afterPaint(again)
    afterPaint(() => done.push('other'))
    afterPaint(again)
    for (let frame = 0; frame < 4; frame += 1) paint()
    expect(done).toEqual(['other', 'again'])
  })

  it('goes on as long as it has to', () => {
    let count = 0
    const piece = () => {
      count += 1
      return count < 3 ? 'again' : 'done'
    }
    afterPaint(piece)
    const counts = [1, 2, 3, 4].map(() => {
      paint()
      return count
    })
    expect(counts).toEqual([1, 2, 3, 3])
  })

  it('waits on while the hand draws, but for what is put first, and not for long', () => {
    const done: string[] = []
    holdBack(true)
    afterPaint(() => done.push('a'))
    firstAfterPaint(() => done.push('first'))
    for (let frame = 0; frame < 3; frame += 1) paint()
    expect([done, frames]).toEqual([['first'], []])
    holdBack(false)
    paint()
    expect(done).toEqual(['first', 'a'])
    holdBack(true)
    afterPaint(() => done.push('b'))
    paint()
    expect(done.length).toBe(2)
    vi.advanceTimersByTime(3000)
    paint()
    expect(done).toEqual(['first', 'a', 'b'])
    holdBack(false)
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
