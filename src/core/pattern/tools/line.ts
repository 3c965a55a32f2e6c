import { fileOf, JUNCTION_COUNT, junctionAt, rankOf, type Junction } from '../../board/junction'
import { endsOf, type Tool } from './tool'

/** A straight line from the first to the last junction of the stroke. */
export const line: Tool = ({ stroke, cell }) => {
  const [first, last] = endsOf(stroke)
  return junctionsBetween(first, last).map((junction) => ({ junction, cell }))
}

/** The junctions of the straight line between two, both included, each next to the one before (also diagonally). */
export function junctionsBetween(from: Junction, to: Junction): readonly Junction[] {
  const key = from * JUNCTION_COUNT + to
  const known = lines.get(key)
  if (known) return known
  const line = lineBetween(from, to)
  lines.set(key, line)
  return line
}

/** Lines drawn before: a long stroke asks for all of its own again with every sample. */
const lines = new Map<number, readonly Junction[]>()

function lineBetween(from: Junction, to: Junction): readonly Junction[] {
  const [dx, dy] = [fileOf(to) - fileOf(from), rankOf(to) - rankOf(from)]
  const steps = Math.max(Math.abs(dx), Math.abs(dy))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = steps === 0 ? 0 : step / steps
    return junctionAt(fileOf(from) + roundAway(dx * part), rankOf(from) + roundAway(dy * part))
  })
}

/** Rounds halves away from zero, so that a line and its mirror image have mirrored junctions. */
function roundAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value))
}
