/** A piece of work; one that answers `again` is not done and goes on in the next frame. */
type Piece = () => unknown

const HELD_MS = 3000 // at most: then the rest of the window wants to be seen, too

/**
 * What need not be in the frame of an event: one piece after another, each behind a frame of its own, so that no frame pays
 * for several.
 */
const waiting: Piece[] = []
const urgent: Piece[] = []
let isAsked = false
let isHeld = false
let release: ReturnType<typeof setTimeout> | undefined

/**
 * Does something once the next frame is painted, what waits already is done and the hand does not draw. A piece that waits
 * already goes to the end of the line.
 */
export function afterPaint(piece: Piece): void {
  const place = waiting.indexOf(piece)
  if (place >= 0) waiting.splice(place, 1)
  waiting.push(piece)
  ask()
}

/** Does something once the next frame is painted, before whatever else waits and even while the hand draws. */
export function firstAfterPaint(piece: Piece): void {
  if (!urgent.includes(piece)) urgent.push(piece)
  ask()
}

/** Tells that the hand begins or ends to draw. */
export function holdBack(isDrawing: boolean): void {
  clearTimeout(release)
  isHeld = isDrawing
  if (isDrawing) release = setTimeout(() => holdBack(false), HELD_MS)
  else ask()
}

/** A window that is not seen paints no frames, and in one that is gone nothing follows any more. */
function ask(): void {
  if (typeof document === 'undefined' || isAsked || urgent.length + (isHeld ? 0 : waiting.length) === 0)
    return
  isAsked = true
  if (document.hidden) setTimeout(next)
  else requestAnimationFrame(() => setTimeout(next))
}

function next(): void {
  isAsked = false
  const queue = urgent.length > 0 || isHeld ? urgent : waiting
  const piece = queue.shift()
  try {
    if (piece?.() === 'again') queue.unshift(piece)
  } finally {
    ask()
  }
}
