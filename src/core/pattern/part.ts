import { fileOf, rankOf, type Gadong, type Junction } from '../board/junction'
import { orbitsOf, type Image, type SymmetryKind } from './symmetry'

/** Directions from the centre as the board is drawn, rank 11 on top; `right-top` lies nearer to the right than to the top. */
const DIRECTIONS = {
  top: [0, 1],
  'top-right': [1, 1],
  right: [1, 0],
  'bottom-right': [1, -1],
  bottom: [0, -1],
  'bottom-left': [-1, -1],
  left: [-1, 0],
  'top-left': [-1, 1],
  'top-top-right': [1, 2],
  'right-top-right': [2, 1],
  'right-bottom-right': [2, -1],
  'bottom-bottom-right': [1, -2],
  'bottom-bottom-left': [-1, -2],
  'left-bottom-left': [-2, -1],
  'left-top-left': [-2, 1],
  'top-top-left': [-1, 2],
} as const

/** A half, quarter or eighth of the board, named by where it lies. */
export type Part = keyof typeof DIRECTIONS

const SIDES: readonly Part[] = ['top', 'right', 'bottom', 'left']
const CORNERS: readonly Part[] = ['top-left', 'top-right', 'bottom-right', 'bottom-left']
const EIGHTHS: readonly Part[] = [
  'top-top-left',
  'top-top-right',
  'right-top-right',
  'right-bottom-right',
  'bottom-bottom-right',
  'bottom-bottom-left',
  'left-bottom-left',
  'left-top-left',
]

const PARTS: Readonly<Record<SymmetryKind, readonly Part[]>> = {
  none: [],
  'mirror-lr': ['left', 'right'],
  'mirror-tb': ['top', 'bottom'],
  'mirror-a1k11': ['top-left', 'bottom-right'],
  'mirror-a11k1': ['bottom-left', 'top-right'],
  'mirrors-straight': CORNERS,
  'mirrors-diagonal': SIDES,
  'mirrors-all': EIGHTHS,
  'half-turn': SIDES,
  'quarter-turn': CORNERS,
  'swap-half-turn': SIDES,
  'swap-quarter-turn': CORNERS,
}

/** The parts of the board that each determine the rest of it under a kind; [] for `none`. */
export function partsOf(kind: SymmetryKind): readonly Part[] {
  return PARTS[kind]
}

/** The junctions of a part: one of every orbit, by which the rest of the board is determined. */
export function partJunctions(gadong: Gadong, kind: SymmetryKind, part: Part): readonly Junction[] {
  return orbitsOf(gadong, kind).map((images) => leadOf(images, part).junction)
}

/** The part of a kind in which a junction lies, one of them where it lies between two; null for `none`. */
export function partAt(kind: SymmetryKind, junction: Junction): Part | null {
  return partsOf(kind).reduce<Part | null>(
    (best, part) => (best === null || reach(junction, part) > reach(junction, best) ? part : best),
    null,
  )
}

/** The image of an orbit that lies in a part. Where two lie on its edges, the one that comes first counter-clockwise. */
export function leadOf(images: readonly Image[], part: Part): Image {
  const [east, north] = DIRECTIONS[part]
  const [first, ...others] = images
  if (!first) throw new Error('an empty orbit')
  const rank = ({ junction }: Image) => 100 * along(junction, east, north) + along(junction, -north, east)
  return others.reduce((best, image) => (rank(image) > rank(best) ? image : best), first)
}

function reach(junction: Junction, part: Part): number {
  const [east, north] = DIRECTIONS[part]
  return along(junction, east, north)
}

function along(junction: Junction, east: number, north: number): number {
  return (fileOf(junction) - 5) * east + (rankOf(junction) - 6) * north
}
