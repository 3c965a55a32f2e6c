import { describe, expect, it } from 'vitest'
import {
  FIRST_STATE,
  makeWindowState,
  parseWindowState,
  placeWindow,
  type WindowState,
} from '../../src/main/window-state'

const LEFT = { x: 0, y: 0, width: 1920, height: 1040 }
const RIGHT = { x: 1920, y: 0, width: 1280, height: 984 }
const SMALL = { x: 0, y: 0, width: 1366, height: 728 }

describe('placing the window', () => {
  it('centres the usual size on the first display at the first run', () => {
    expect(placeWindow(null, [LEFT, RIGHT])).toEqual({ x: 240, y: 70, width: 1440, height: 900 })
  })

  it('fits the usual size into a small display', () => {
    expect(placeWindow(null, [SMALL])).toEqual({ x: 0, y: 0, width: 1366, height: 728 })
  })

  it('restores bounds on any display that still shows them', () => {
    const saved = { x: 2000, y: 40, width: 1000, height: 700 }
    expect(placeWindow(saved, [LEFT, RIGHT])).toEqual(saved)
  })

  it('keeps a window that sticks out but can be taken hold of', () => {
    const saved = { x: 1700, y: 100, width: 1000, height: 700 }
    expect(placeWindow(saved, [LEFT])).toEqual(saved)
  })

  it.each([
    ['on a display that is gone', { x: 2000, y: 40, width: 1000, height: 700 }],
    ['above the top', { x: 100, y: -50, width: 1000, height: 700 }],
    ['below the bottom', { x: 100, y: 1030, width: 1000, height: 700 }],
    ['almost past the right edge', { x: 1850, y: 100, width: 1000, height: 700 }],
  ])('centres a window that lies %s, with its size', (_, saved) => {
    expect(placeWindow(saved, [LEFT])).toEqual({ x: 460, y: 170, width: 1000, height: 700 })
  })

  it('never makes the window smaller than its minimum or larger than its display', () => {
    expect(placeWindow({ x: 10, y: 10, width: 100, height: 100 }, [LEFT])).toMatchObject({
      width: 900,
      height: 640,
    })
    expect(placeWindow({ x: 0, y: 0, width: 3000, height: 2000 }, [LEFT])).toMatchObject({
      width: 1920,
      height: 1040,
    })
  })
})

describe('the file of the window state', () => {
  it('reads what it writes', () => {
    const state: WindowState = {
      bounds: RIGHT,
      maximized: true,
      fullScreen: false,
      folders: { pictures: '/home/ana' },
    }
    expect(parseWindowState(makeWindowState(state))).toEqual(state)
  })

  it.each([null, '', 'no JSON', '{}', '{"bounds":{"x":"a"},"maximized":true}', '[1]'])(
    'takes %j for a first run',
    (text) => {
      expect(parseWindowState(text)).toEqual(FIRST_STATE)
    },
  )
})
