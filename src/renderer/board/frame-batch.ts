/** Work that waits for the next frame, so that a fast pointer costs one step a frame and not one an event. */
export interface FrameBatch<T> {
  /** Adds an item to what the next frame takes. */
  add(item: T): void
  /** Has what waits taken now. */
  flush(): void
}

/** A batch whose items are handed to `take` together, in order, at least one; before the next frame is painted or at `flush`. */
export function frameBatch<T>(take: (items: readonly T[]) => void): FrameBatch<T> {
  let waiting: T[] = []
  let frame = 0
  const flush = (): void => {
    cancelAnimationFrame(frame)
    frame = 0
    if (waiting.length === 0) return
    const items = waiting
    waiting = []
    take(items)
  }
  return {
    add(item) {
      waiting.push(item)
      if (frame === 0) frame = requestAnimationFrame(flush)
    },
    flush,
  }
}
