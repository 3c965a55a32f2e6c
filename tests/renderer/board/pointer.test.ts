import { describe, expect, it } from 'vitest'
import type { Junction } from '#core/board/junction'
import { PointerTracker } from '../../../src/renderer/board/pointer'

/** A board one row high, ten pixels a junction; x < 0 is beside it, x from 200 on the bowl, y > 50 is a tag. */
function tracked(draggable: readonly number[] = []) {
  const log: unknown[] = []
  const tracker = new PointerTracker(
    {
      junctionAt: ({ x }) => (x < 0 || x >= 200 ? null : (Math.floor(x / 10) as Junction)),
      isBeside: ({ x }) => x < 0,
      intercept: ({ y }) => {
        if (y > 50) log.push('tag')
        return y > 50
      },
      mayDrag: (junction) => draggable.includes(junction),
      onHover: (junction) => log.push(['hover', junction]),
      onPick: (junction, info) => log.push(['pick', junction, info.button]),
      onDrag: (junction) => log.push(['drag', junction]),
      onDrop: (from, to) => log.push(['drop', from, to]),
      onStrokeStart: (junction) => log.push(['start', junction]),
      onStrokeMove: (samples) => log.push(['move', ...samples]),
      onStrokeEnd: (cancelled) => log.push(['end', cancelled]),
    },
    () => ({ x: 100, y: 0 }),
  )
  const at = (x: number, more: Partial<PointerEvent> = {}) => ({
    clientX: 100 + x,
    clientY: 0,
    button: 0,
    pointerId: 1,
    pointerType: 'mouse',
    shiftKey: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...more,
  })
  const take = () => log.splice(0)
  return { tracker, at, take }
}

describe('the pointer on a board', () => {
  it('picks what was pressed and released on one junction', () => {
    const { tracker, at, take } = tracked()
    tracker.down(at(31, { button: 2 }))
    tracker.up(at(38))
    expect(take()).toEqual([
      ['start', 3],
      ['end', false],
      ['pick', 3, 2],
    ])
  })

  it('reports every sample of a stroke, and no pick when it ends elsewhere', () => {
    const { tracker, at, take } = tracked()
    tracker.down(at(5))
    tracker.move(at(45), [at(15), at(25), at(45)])
    tracker.move(at(-5), [])
    tracker.up(at(-5))
    expect(take()).toEqual([
      ['start', 0],
      ['hover', 4],
      ['move', 1, 2, 4],
      ['hover', null],
      ['move', null],
      ['end', false],
    ])
  })

  it('leaves out samples on the bowl, but tells of those beside the board', () => {
    const { tracker, at, take } = tracked()
    tracker.down(at(5))
    tracker.move(at(25), [at(15), at(205), at(-5), at(25)])
    expect(take()).toEqual([
      ['start', 0],
      ['hover', 2],
      ['move', 1, null, 2],
    ])
  })

  it('starts strokes beside the board, too', () => {
    const { tracker, at, take } = tracked()
    tracker.down(at(-5))
    tracker.move(at(5), [])
    tracker.up(at(5))
    expect(take()).toEqual([
      ['start', null],
      ['hover', 0],
      ['move', 0],
      ['end', false],
    ])
  })

  it('drags only what may be dragged, after a small distance', () => {
    const { tracker, at, take } = tracked([2])
    tracker.down(at(22))
    tracker.move(at(24), [])
    tracker.move(at(45), [])
    tracker.up(at(45))
    expect(
      take().filter((entry) => Array.isArray(entry) && ['drag', 'drop'].includes(String(entry[0]))),
    ).toEqual([
      ['drag', 2],
      ['drop', 2, 4],
    ])
  })

  it('puts a dragged piece back when the system takes the pointer away', () => {
    const { tracker, at, take } = tracked([2])
    tracker.down(at(22))
    tracker.move(at(45), [])
    take()
    tracker.cancel({ pointerId: 1 })
    expect(take()).toEqual([
      ['end', true],
      ['drop', 2, null],
    ])
  })

  it('ignores a second finger and a second button while one is down', () => {
    const { tracker, at, take } = tracked()
    tracker.down(at(5))
    tracker.down(at(25, { pointerId: 2 }))
    tracker.up(at(25, { pointerId: 2 }))
    expect(take()).toEqual([['start', 0]])
  })

  it('leaves tags to their owner', () => {
    const { tracker, at, take } = tracked()
    tracker.down(at(5, { clientY: 60 }))
    tracker.up(at(5, { clientY: 60 }))
    expect(take()).toEqual(['tag'])
  })

  it('says once that it left', () => {
    const { tracker, at, take } = tracked()
    tracker.move(at(5), [])
    tracker.move(at(6), [])
    tracker.leave()
    tracker.leave()
    expect(take()).toEqual([
      ['hover', 0],
      ['hover', null],
    ])
  })
})
