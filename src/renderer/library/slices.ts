const START = 500 // milliseconds: what is shown first is drawn by then
const SLICE = 5 // milliseconds of work at a time
const PAUSE = 20 // and between

/**
 * Does something with every item, in order, a little at a time, so that the window is not held up; begins in half a second. The
 * value stops it.
 */
export function inSlices<T>(items: readonly T[], work: (item: T) => void): () => void {
  let next = 0
  let timer = setTimeout(slice, START)
  function slice(): void {
    const until = performance.now() + SLICE
    for (; next < items.length && performance.now() < until; next += 1) {
      const item = items[next]
      if (item !== undefined) work(item)
    }
    if (next < items.length) timer = setTimeout(slice, PAUSE)
  }
  return () => {
    clearTimeout(timer)
  }
}
