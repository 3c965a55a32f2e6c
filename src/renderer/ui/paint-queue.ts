const BUDGET = 8 // milliseconds of painting in one frame

const waiting = new Map<object, () => void>() // by owner, the oldest first
let spent = 0 // milliseconds in this frame
let frame = 0

/**
 * Paints at once while the frame has time for it, else in one of the next frames; until then there is what `blank` leaves. Many
 * small pictures that change together would hold up the window.
 */
export function paintInTurn(owner: object, paint: () => void, blank: () => void): void {
  if (waiting.size === 0 && spent < BUDGET) {
    run(paint)
  } else {
    waiting.set(owner, paint)
    blank()
  }
  frame ||= requestAnimationFrame(next)
}

/** Forgets what was still to be painted for an owner. */
export function cancelPaint(owner: object): void {
  waiting.delete(owner)
}

function next(): void {
  frame = 0
  spent = 0
  for (const [owner, paint] of waiting) {
    if (spent >= BUDGET) break
    waiting.delete(owner)
    run(paint)
  }
  if (waiting.size > 0) frame = requestAnimationFrame(next)
}

function run(paint: () => void): void {
  const started = performance.now()
  paint()
  spent += performance.now() - started
}
