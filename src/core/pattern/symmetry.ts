import { JUNCTIONS, playableJunctions, type Junction } from '../board/junction'
import { applyChanges, cellAt, effectiveChanges, swapped } from './board'
import type { Board, Cell, CellChange } from './cells'
import { transformJunction, type Transform } from './transform'

/** The kinds of FORMATS, in the order in which they are offered. */
export const SYMMETRY_KINDS = [
  'none',
  'mirror-lr',
  'mirror-tb',
  'mirror-a1k11',
  'mirror-a11k1',
  'mirrors-straight',
  'mirrors-diagonal',
  'mirrors-all',
  'half-turn',
  'quarter-turn',
  'swap-half-turn',
  'swap-quarter-turn',
] as const

export type SymmetryKind = (typeof SYMMETRY_KINDS)[number]

/** One element of a kind's group: a transform of the square, and whether it swaps the colours. */
export interface SymmetryElement {
  readonly transform: Transform
  readonly swap: boolean
}

/** Where a junction's token is repeated, and whether in the other colour. */
export interface Image {
  readonly junction: Junction
  readonly swap: boolean
}

const GROUPS: Readonly<Record<SymmetryKind, readonly SymmetryElement[]>> = {
  none: group('identity'),
  'mirror-lr': group('identity', 'flip-lr'),
  'mirror-tb': group('identity', 'flip-tb'),
  'mirror-a1k11': group('identity', 'flip-a1k11'),
  'mirror-a11k1': group('identity', 'flip-a11k1'),
  'mirrors-straight': group('identity', 'flip-lr', 'flip-tb', 'half'),
  'mirrors-diagonal': group('identity', 'flip-a1k11', 'flip-a11k1', 'half'),
  'mirrors-all': group('identity', 'right', 'half', 'left', 'flip-lr', 'flip-tb', 'flip-a1k11', 'flip-a11k1'),
  'half-turn': group('identity', 'half'),
  'quarter-turn': group('identity', 'right', 'half', 'left'),
  'swap-half-turn': [...group('identity'), ...swapping('half')],
  'swap-quarter-turn': [...group('identity', 'half'), ...swapping('right', 'left')],
}

/** Kinds from the most images to the fewest; mirrors before turns, plain before swapping. */
export const RICHEST_FIRST: readonly SymmetryKind[] = [
  'mirrors-all',
  'mirrors-straight',
  'mirrors-diagonal',
  'quarter-turn',
  'swap-quarter-turn',
  'mirror-lr',
  'mirror-tb',
  'mirror-a1k11',
  'mirror-a11k1',
  'half-turn',
  'swap-half-turn',
  'none',
]

const ORBITS: Readonly<Record<SymmetryKind, readonly (readonly Image[])[]>> = tabulate((kind) =>
  JUNCTIONS.map((junction) => imagesOf(junction, kind)),
)

/** The elements of a kind's group, the identity first. */
export function elementsOf(kind: SymmetryKind): readonly SymmetryElement[] {
  return GROUPS[kind]
}

/**
 * Every junction that a kind makes of one, itself first and each once. The centre is its own image under every kind,
 * also under swapping ones; it is always the gadong's, and no other junction is its own image with colours swapped.
 */
export function orbit(junction: Junction, kind: SymmetryKind): readonly Image[] {
  const images = ORBITS[kind][junction]
  if (!images) throw new RangeError(`no junction ${junction}`)
  return images
}

/** The orbits of the playable junctions under a kind, each once, led by its lowest junction. */
export function orbitsOf(gadong: Board['gadong'], kind: SymmetryKind): readonly (readonly Image[])[] {
  return playableJunctions(gadong)
    .map((junction) => orbit(junction, kind))
    .filter((images) => images.every((image) => image.junction >= (images[0]?.junction ?? 0)))
}

/** Whether a board has a symmetry: undecided junctions have to correspond as well. */
export function hasSymmetry(board: Board, kind: SymmetryKind): boolean {
  return playableJunctions(board.gadong).every((junction) => !isBroken(board, junction, kind))
}

/** All kinds of symmetry that a board has, the richest first and `none` last. */
export function symmetriesOf(board: Board): readonly SymmetryKind[] {
  return RICHEST_FIRST.filter((kind) => hasSymmetry(board, kind))
}

/** The richest kind of symmetry that a board has: its label. */
export function symmetryOf(board: Board): SymmetryKind {
  return RICHEST_FIRST.find((kind) => hasSymmetry(board, kind)) ?? 'none'
}

/** Changes with all their images, as far as they change anything: the one symmetry step under all tools. */
export function repeatChanges(
  board: Board,
  kind: SymmetryKind,
  changes: readonly CellChange[],
): readonly CellChange[] {
  const wanted = new Map<Junction, Cell>()
  for (const { junction, cell } of changes) {
    // What was set last for a junction was set for all of its images: the same again changes nothing.
    if (wanted.get(junction) === cell) continue
    for (const image of orbit(junction, kind)) {
      wanted.set(image.junction, image.swap ? swapped(cell) : cell)
    }
  }
  return effectiveChanges(
    board,
    [...wanted].map(([junction, cell]) => ({ junction, cell })),
  )
}

/** The board after changes and all their images; the same object when nothing changes. */
export function paint(board: Board, kind: SymmetryKind, changes: readonly CellChange[]): Board {
  return applyChanges(board, repeatChanges(board, kind, changes))
}

function isBroken(board: Board, junction: Junction, kind: SymmetryKind): boolean {
  const cell = cellAt(board, junction)
  return orbit(junction, kind).some((image) => {
    const other = cellAt(board, image.junction)
    return (image.swap ? swapped(other) : other) !== cell
  })
}

function imagesOf(junction: Junction, kind: SymmetryKind): readonly Image[] {
  const images = new Map<Junction, boolean>()
  for (const { transform, swap } of GROUPS[kind]) {
    const image = transformJunction(junction, transform)
    if (!images.has(image)) images.set(image, swap)
  }
  return [...images].map(([image, swap]) => ({ junction: image, swap }))
}

function group(...transforms: readonly Transform[]): readonly SymmetryElement[] {
  return transforms.map((transform) => ({ transform, swap: false }))
}

function swapping(...transforms: readonly Transform[]): readonly SymmetryElement[] {
  return transforms.map((transform) => ({ transform, swap: true }))
}

function tabulate<T>(make: (kind: SymmetryKind) => T): Readonly<Record<SymmetryKind, T>> {
  return Object.fromEntries(SYMMETRY_KINDS.map((kind) => [kind, make(kind)])) as Record<SymmetryKind, T>
}
