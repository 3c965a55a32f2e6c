// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { frameBatch } from '../../../src/renderer/board/frame-batch'

it('hands over what came since the last frame, in order, once', async () => {
  const take = vi.fn()
  const batch = frameBatch<number>(take)
  batch.add(1)
  batch.add(2)
  expect(take).not.toHaveBeenCalled()
  await vi.waitFor(() => {
    expect(take.mock.calls).toEqual([[[1, 2]]])
  })
  batch.add(3)
  await vi.waitFor(() => {
    expect(take.mock.calls).toEqual([[[1, 2]], [[3]]])
  })
})

it('hands over at once what waits when it must be known, and nothing twice', async () => {
  const take = vi.fn()
  const batch = frameBatch<number>(take)
  batch.add(1)
  batch.flush()
  batch.flush()
  expect(take.mock.calls).toEqual([[[1]]])
  await new Promise((done) => requestAnimationFrame(done))
  expect(take).toHaveBeenCalledOnce()
})
