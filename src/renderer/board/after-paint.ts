/**
 * What need not be in the frame of an event: one piece after another, each behind a frame of its own, so that no frame pays
 * for several. What waits already is not put in again.
 */
const waiting: (() => void)[] = []
let isAsked = false

/** Does something once the next frame is painted and what waits already is done. */
export function afterPaint(action: () => void): void {
  if (waiting.includes(action)) return
  waiting.push(action)
  ask()
}

/** Does something once the next frame is painted, before whatever else waits. */
export function firstAfterPaint(action: () => void): void {
  const place = waiting.indexOf(action)
  if (place >= 0) waiting.splice(place, 1)
  waiting.unshift(action)
  ask()
}

/** A window that is not seen paints no frames. */
function ask(): void {
  if (isAsked) return
  isAsked = true
  if (document.hidden) setTimeout(next)
  else requestAnimationFrame(() => setTimeout(next))
}

function next(): void {
  isAsked = false
  const action = waiting.shift()
  if (waiting.length > 0) ask()
  action?.()
}
