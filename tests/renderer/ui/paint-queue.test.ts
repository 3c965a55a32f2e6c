import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let frames: (() => void)[]
let now: number

beforeEach(() => {
  frames = []
  now = 0
  vi.resetModules()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('paints as much as a frame has time for, and the rest in turn', async () => {
  const { cancelPaint, paintInTurn } = await import('../../../src/renderer/ui/paint-queue')
  const done: string[] = []
  const owners = Array.from({ length: 12 }, () => ({}))
  owners.forEach((owner, index) => {
    const paint = () => {
      done.push(`${index}`)
      now += 3
    }
    paintInTurn(owner, paint, () => done.push(`blank ${index}`))
  })
  expect(done.slice(0, 4)).toEqual(['0', '1', '2', 'blank 3'])
  cancelPaint(owners[4]!)
  done.length = 0
  while (frames.length > 0) frames.shift()?.()
  expect(done).toEqual(['3', '5', '6', '7', '8', '9', '10', '11'])
  expect(frames).toEqual([])
})

it('paints only the last of what one owner asks for', async () => {
  const { paintInTurn } = await import('../../../src/renderer/ui/paint-queue')
  const done: string[] = []
  const owner = {}
  paintInTurn(
    {},
    () => (now += 100),
    () => undefined,
  )
  paintInTurn(
    owner,
    () => done.push('old'),
    () => undefined,
  )
  paintInTurn(
    owner,
    () => done.push('new'),
    () => undefined,
  )
  while (frames.length > 0) frames.shift()?.()
  expect(done).toEqual(['new'])
})
