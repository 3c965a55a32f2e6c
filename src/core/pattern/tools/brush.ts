import type { Junction } from '../../board/junction'
import { junctionsBetween } from './line'
import type { Stroke, Tool } from './tool'

/** Paints every junction that the stroke touches, without gaps between the samples of a fast pointer. */
export const brush: Tool = ({ stroke, cell }) =>
  lastEach(withoutGaps(stroke)).map((junction) => ({ junction, cell }))

/** Makes every junction that the stroke touches undecided. */
export const eraser: Tool = (input) => brush({ ...input, cell: '?' })

/** A stroke with the junctions between its samples, but for those between leaving the board and coming back. */
export function withoutGaps(stroke: Stroke): readonly Junction[] {
  return stroke.flatMap((junction, index) => {
    if (junction === null) return []
    const before = stroke[index - 1] ?? null
    return before === null ? [junction] : junctionsBetween(before, junction).slice(1)
  })
}

/** Each junction once, in the order of its last touch: a long stroke comes by the same ones many times. */
function lastEach(path: readonly Junction[]): readonly Junction[] {
  return [...new Set(path.toReversed())].reverse()
}
