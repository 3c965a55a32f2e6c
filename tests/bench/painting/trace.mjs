/** Trace events that are script by themselves or have it inside. */
const SCRIPT = new Set(['EventDispatch', 'FireAnimationFrame', 'RunMicrotasks', 'TimerFire', 'FunctionCall'])

/**
 * @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number,
 *   args?: { data?: { type?: string } } }} TraceEvent times in microseconds
 */

/**
 * How long scripts ran from one animation frame to the next, milliseconds, for the frames of strokes: those with a move of
 * the pointer, a press or a release. Nested events count once. `wall` is by the clock, `thread` what the processor gave to it
 * (other programs of a busy machine left out).
 * @param {readonly TraceEvent[]} events
 * @returns {{ readonly wall: readonly number[], readonly thread: readonly number[] }}
 */
export function scriptPerFrame(events) {
  const scripts = events.filter(({ name, ph }) => ph === 'X' && SCRIPT.has(name)).sort((a, b) => a.ts - b.ts)
  const main = scripts.find(isPointer)
  const own = scripts.filter(({ pid, tid }) => pid === main?.pid && tid === main.tid)
  /** @type {{ wall: number[], thread: number[] }} */
  const frames = { wall: [], thread: [] }
  let spent = 0
  let given = 0
  let isStroke = false
  let end = 0
  for (const event of own) {
    isStroke ||= isPointer(event)
    const until = event.ts + (event.dur ?? 0)
    if (event.ts >= end) {
      spent += until - event.ts
      given += event.tdur ?? 0
      end = until
    }
    if (event.name !== 'FireAnimationFrame' || !isLastOfFrame(event, own)) continue
    if (isStroke) {
      frames.wall.push(spent / 1000)
      frames.thread.push(given / 1000)
    }
    spent = 0
    given = 0
    isStroke = false
  }
  return frames
}

/** @param {TraceEvent} event */
function isPointer({ name, args }) {
  return name === 'EventDispatch' && /^pointer(move|down|up)$/.test(args?.data?.type ?? '')
}

/** Callbacks of one frame follow each other at once. @param {TraceEvent} event @param {readonly TraceEvent[]} all */
function isLastOfFrame(event, all) {
  const until = event.ts + (event.dur ?? 0)
  return !all.some(({ name, ts }) => name === 'FireAnimationFrame' && ts > event.ts && ts < until + 1000)
}
