import type { Gadong, Junction } from '#core/board/junction'
import { placeTags } from './tags'
import type { PlacedTag } from './tags'
import { pointOf } from './geometry'
import type { BoardGeometry, Point } from './geometry'
import type { Axis, BoardMarks, BoardPiece } from './view'

/** One thing drawn over or under the pieces. Places are pixels of the stage. */
export type Mark =
  | { readonly kind: 'axis'; readonly axis: Axis; readonly centre: Point; readonly gadong: Gadong }
  | { readonly kind: 'track'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'origin'; readonly at: Point }
  | { readonly kind: 'taken'; readonly at: Point }
  | { readonly kind: 'band'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'route'; readonly stations: readonly Point[] }
  | { readonly kind: 'stop'; readonly at: Point }
  | { readonly kind: 'movable'; readonly at: Point }
  | { readonly kind: 'selected'; readonly at: Point }
  | { readonly kind: 'chosen'; readonly at: Point; readonly piece: BoardPiece }
  | { readonly kind: 'capture'; readonly at: Point }
  | { readonly kind: 'half'; readonly at: Point }
  | { readonly kind: 'hint'; readonly at: Point }
  | { readonly kind: 'misfit'; readonly at: Point }
  | { readonly kind: 'outline'; readonly from: Point; readonly to: Point; readonly image: boolean }
  | { readonly kind: 'tag'; readonly tag: PlacedTag }

export type MarkKind = Mark['kind']

/** Kinds in the order in which they are drawn; those of the first list lie under the pieces. */
export const UNDER: readonly MarkKind[] = ['axis', 'track', 'band', 'route', 'origin', 'taken']
export const OVER: readonly MarkKind[] = [
  'movable',
  'stop',
  'selected',
  'chosen',
  'capture',
  'half',
  'misfit',
  'outline',
  'hint',
  'tag',
]

/** The drawable marks of a board view, in no particular order. */
export function drawableMarks(marks: BoardMarks, geometry: BoardGeometry): readonly Mark[] {
  const at = (junction: Junction) => pointOf(geometry, junction)
  return [
    ...axisMarks(marks, geometry),
    ...lastMoveMarks(marks, at),
    ...choiceMarks(marks, at),
    ...captureMarks(marks, geometry, at),
    ...(marks.hint ?? []).map((junction): Mark => ({ kind: 'hint', at: at(junction) })),
    ...editorMarks(marks, at),
  ]
}

/** What an axis is seen as when the view has a quarter turn. */
const QUARTER_TURNED: Readonly<Record<Axis, Axis>> = {
  lr: 'tb',
  tb: 'lr',
  a1k11: 'a11k1',
  a11k1: 'a1k11',
  'half-turn': 'half-turn',
  'quarter-turn': 'quarter-turn',
}

type At = (junction: Junction) => Point

function axisMarks(marks: BoardMarks, geometry: BoardGeometry): readonly Mark[] {
  const centre = { x: geometry.left + geometry.side / 2, y: geometry.top + geometry.side / 2 }
  const { gadong, turns } = geometry
  return (marks.axes ?? []).map((axis) => ({
    kind: 'axis',
    axis: turns % 2 === 0 ? axis : QUARTER_TURNED[axis],
    centre,
    gadong,
  }))
}

function lastMoveMarks(marks: BoardMarks, at: At): readonly Mark[] {
  const last = marks.lastMove
  if (!last) return []
  const result: Mark[] = last.captured.map((junction) => ({ kind: 'taken', at: at(junction) }))
  const { from, to } = last
  if (from === null || to === null) return result
  result.push({ kind: 'origin', at: at(from) })
  const stations = [from, ...(last.path ?? [to])]
  for (let index = 1; index < stations.length; index += 1) {
    const start = stations[index - 1]
    const end = stations[index]
    if (start !== undefined && end !== undefined) {
      result.push({ kind: 'track', from: at(start), to: at(end) })
    }
  }
  return result
}

function choiceMarks(marks: BoardMarks, at: At): readonly Mark[] {
  const { selected, chosen, route = [] } = marks
  const result: Mark[] = []
  if (route.length > 1) result.push({ kind: 'route', stations: route.map(at) })
  for (const junction of marks.movable ?? []) {
    if (junction !== selected) result.push({ kind: 'movable', at: at(junction) })
  }
  for (const junction of marks.targets ?? []) {
    if (junction !== chosen?.junction) result.push({ kind: 'stop', at: at(junction) })
  }
  if (selected !== undefined && selected !== null) result.push({ kind: 'selected', at: at(selected) })
  if (chosen) result.push({ kind: 'chosen', at: at(chosen.junction), piece: chosen.piece })
  return result
}

function captureMarks(marks: BoardMarks, geometry: BoardGeometry, at: At): readonly Mark[] {
  const lines = marks.captures ?? []
  const result: Mark[] = []
  const ringed = new Set<Junction>()
  for (const line of lines) {
    const band = bandOf(line.junctions.map(at))
    if (band) result.push(band)
    for (const junction of line.junctions) {
      if (!ringed.has(junction)) result.push({ kind: 'capture', at: at(junction) })
      ringed.add(junction)
    }
  }
  const keepClear = marks.chosen ? [at(marks.chosen.junction)] : []
  for (const tag of placeTags(lines, geometry, keepClear)) result.push({ kind: 'tag', tag })
  return result
}

/** A band under tokens that lie on one rank or file. */
function bandOf(points: readonly Point[]): Mark | null {
  const [from] = points
  const to = points[points.length - 1]
  if (!from || !to) return null
  const level = points.every(({ y }) => Math.abs(y - from.y) < 1)
  const upright = points.every(({ x }) => Math.abs(x - from.x) < 1)
  return level || upright ? { kind: 'band', from, to } : null
}

function editorMarks(marks: BoardMarks, at: At): readonly Mark[] {
  return [
    ...(marks.halves ?? []).map((junction): Mark => ({ kind: 'half', at: at(junction) })),
    ...(marks.misfits ?? []).map((junction): Mark => ({ kind: 'misfit', at: at(junction) })),
    ...(marks.outlines ?? []).map(({ corners: [from, to], image }): Mark => ({
      kind: 'outline',
      from: at(from),
      to: at(to),
      image,
    })),
  ]
}

/** Whether two views hold the same marks, by the identity of what they hold. */
export function sameMarks(a: BoardMarks, b: BoardMarks): boolean {
  const keys = Object.keys({ ...a, ...b }) as (keyof BoardMarks)[]
  return keys.every((key) => a[key] === b[key])
}

/** Splits keyed things into those that came, went and stayed. Things with equal keys are the same. */
export function diffKeys(
  present: ReadonlySet<string>,
  wanted: readonly string[],
): { readonly came: readonly string[]; readonly went: readonly string[] } {
  const target = new Set(wanted)
  return {
    came: [...target].filter((key) => !present.has(key)),
    went: [...present].filter((key) => !target.has(key)),
  }
}
