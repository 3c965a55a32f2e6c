import { describe, expect, it } from 'vitest'
import { Animator } from '../../../src/renderer/board/animator'
import type { FrameSource } from '../../../src/renderer/board/animator'
import { ease, flightTimings, hopTimings } from '../../../src/renderer/board/schedule'

/** A window whose clock moves only when told to. */
function fakeFrames(): FrameSource & { advance(ms: number): void; readonly waiting: number } {
  let time = 0
  let next = 1
  const callbacks = new Map<number, () => void>()
  return {
    now: () => time,
    request: (callback) => {
      callbacks.set(next, callback)
      next += 1
      return next - 1
    },
    cancel: (handle) => {
      callbacks.delete(handle)
    },
    advance(ms) {
      time += ms
      const due = [...callbacks.values()]
      callbacks.clear()
      for (const callback of due) callback()
    },
    get waiting() {
      return callbacks.size
    },
  }
}

describe('timings', () => {
  it('let 1 to 12 tokens fly 160 ms each, 40 ms apart, and never more than 600 ms in all', () => {
    expect(flightTimings(3, 0)).toEqual([
      { delay: 0, duration: 160 },
      { delay: 40, duration: 160 },
      { delay: 80, duration: 160 },
    ])
    for (const count of [1, 2, 11, 12, 13, 40]) {
      const last = flightTimings(count, 50).at(-1)
      expect((last?.delay ?? 0) + (last?.duration ?? 0) - 50).toBeLessThanOrEqual(600)
    }
    expect(flightTimings(0, 0)).toEqual([])
  })

  it('let a kas slide 180 ms and leaps follow one another', () => {
    expect(hopTimings(1)).toEqual([{ delay: 0, duration: 180 }])
    const [first, second] = hopTimings(2)
    expect(second?.delay).toBe(first?.duration)
  })

  it('ease from 0 to 1, rising all the way and fast at first', () => {
    expect(ease(0)).toBe(0)
    expect(ease(1)).toBe(1)
    expect(ease(0.3)).toBeGreaterThan(0.6)
    for (let step = 1; step <= 50; step += 1)
      expect(ease(step / 50)).toBeGreaterThanOrEqual(ease((step - 1) / 50))
  })
})

describe('the animator', () => {
  it('asks for frames only while something moves', () => {
    const frames = fakeFrames()
    const animator = new Animator(frames)
    expect(frames.waiting).toBe(0)
    const seen: number[] = []
    animator.start({ delay: 0, duration: 100, update: (progress) => seen.push(progress) })
    expect(frames.waiting).toBe(1)
    frames.advance(50)
    frames.advance(60)
    expect(frames.waiting).toBe(0)
    expect(animator.busy).toBe(false)
    expect(seen.at(-1)).toBe(1)
  })

  it('waits for the delay, then runs, then is done once', () => {
    const frames = fakeFrames()
    const animator = new Animator(frames)
    const log: string[] = []
    animator.start({ delay: 30, duration: 10, update: () => log.push('step'), done: () => log.push('done') })
    frames.advance(20)
    expect(log).toEqual([])
    frames.advance(30)
    frames.advance(30)
    expect(log).toEqual(['step', 'done'])
  })

  it('jumps to the end when it is cut short', () => {
    const frames = fakeFrames()
    const animator = new Animator(frames)
    const log: (number | string)[] = []
    animator.start({ delay: 500, duration: 100, update: (p) => log.push(p), done: () => log.push('done') })
    animator.finish()
    expect(log).toEqual([1, 'done'])
    expect(frames.waiting).toBe(0)
    animator.finish()
    expect(log).toHaveLength(2)
  })
})
