import type { Junction } from '#core/board/junction'
import { pointOf } from './geometry'
import type { BoardGeometry, Point } from './geometry'
import type { CaptureLine } from './view'

/** Size of a tag and its distance from the token it belongs to, in cells. */
export const TAG_WIDTH = 0.9
export const TAG_HEIGHT = 0.7
const TAG_GAP = 0.55

export type Side = 'right' | 'left' | 'above' | 'below'

/** A tag on the stage; `side` is where it lies as seen from its token. Lengths are pixels. */
export interface PlacedTag {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly side: Side
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Places the tags of capture lines, each beside the middle token of its line, off the line itself, on the stage and clear of one
 * another and of the given points as far as that can be had.
 */
export function placeTags(
  lines: readonly CaptureLine[],
  geometry: BoardGeometry,
  keepClear: readonly Point[],
): readonly PlacedTag[] {
  const placed: PlacedTag[] = []
  const tokens = lines.flatMap((line) => line.junctions.map((junction) => pointOf(geometry, junction)))
  for (const line of lines) {
    if (!line.tag) continue
    const candidates = candidateTags(line, geometry)
    const cost = (tag: PlacedTag) =>
      (onStage(tag, geometry) ? 0 : 100) +
      placed.filter((other) => overlap(tag, other)).length * 50 +
      keepClear.filter((point) => covers(tag, point, geometry.cell * 0.5)).length * 20 +
      tokens.filter((point) => covers(tag, point, geometry.cell * 0.3)).length
    const best = candidates.reduce<PlacedTag | null>(
      (chosen, tag) => (chosen === null || cost(tag) < cost(chosen) ? tag : chosen),
      null,
    )
    if (best) placed.push(best)
  }
  return placed
}

/** The tag under a point of the stage, or null. */
export function tagAtPoint(tags: readonly PlacedTag[], x: number, y: number): PlacedTag | null {
  return tags.find((tag) => covers(tag, { x, y }, 0)) ?? null
}

function candidateTags(line: CaptureLine, geometry: BoardGeometry): readonly PlacedTag[] {
  const points = line.junctions.map((junction: Junction) => pointOf(geometry, junction))
  const first = points[0]
  const last = points[points.length - 1]
  if (!first || !last || !line.tag) return []
  const { title, note } = line.tag
  const upright = Math.abs(first.x - last.x) < 1 && points.length > 1
  const sides: readonly Side[] = upright
    ? ['right', 'left', 'above', 'below']
    : ['above', 'below', 'right', 'left']
  const middleFirst = [...points].sort(
    (a, b) => fromMiddle(a, first, last) - fromMiddle(b, first, last) || a.x - b.x || a.y - b.y,
  )
  return middleFirst.flatMap((point) =>
    sides.map((side) => ({ id: line.id, title, note, side, ...boxBeside(point, side, geometry.cell) })),
  )
}

function fromMiddle(point: Point, first: Point, last: Point): number {
  return Math.abs(point.x - (first.x + last.x) / 2) + Math.abs(point.y - (first.y + last.y) / 2)
}

function boxBeside(point: Point, side: Side, cell: number): Box {
  const width = TAG_WIDTH * cell
  const height = TAG_HEIGHT * cell
  const gap = TAG_GAP * cell
  const corner: Readonly<Record<Side, Point>> = {
    right: { x: point.x + gap, y: point.y - height / 2 },
    left: { x: point.x - gap - width, y: point.y - height / 2 },
    above: { x: point.x - width / 2, y: point.y - gap - height },
    below: { x: point.x - width / 2, y: point.y + gap },
  }
  return { ...corner[side], width, height }
}

function onStage(box: Box, geometry: BoardGeometry): boolean {
  return (
    box.x >= 0 && box.y >= 0 && box.x + box.width <= geometry.width && box.y + box.height <= geometry.height
  )
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function covers(box: Box, point: Point, margin: number): boolean {
  return (
    point.x > box.x - margin &&
    point.x < box.x + box.width + margin &&
    point.y > box.y - margin &&
    point.y < box.y + box.height + margin
  )
}
