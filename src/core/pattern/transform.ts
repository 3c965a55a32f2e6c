import {
  BOARD_SIZE,
  fileOf,
  inGadong,
  JUNCTIONS,
  junctionAt,
  rankOf,
  type Gadong,
  type Junction,
} from '../board/junction'
import { cellAt, swapped } from './board'
import type { Board, Cell } from './cells'

/** The eight transforms of the square; `right` is a quarter turn clockwise as the board is drawn (rank 11 on top). */
export const TRANSFORMS = [
  'identity',
  'right',
  'half',
  'left',
  'flip-lr',
  'flip-tb',
  'flip-a1k11',
  'flip-a11k1',
] as const

export type Transform = (typeof TRANSFORMS)[number]

/** What undoes each transform. */
export const INVERSES: Readonly<Record<Transform, Transform>> = {
  identity: 'identity',
  right: 'left',
  half: 'half',
  left: 'right',
  'flip-lr': 'flip-lr',
  'flip-tb': 'flip-tb',
  'flip-a1k11': 'flip-a1k11',
  'flip-a11k1': 'flip-a11k1',
}

// On files and ranks counted from the centre (-5..5, east and north positive).
const MAPS: Readonly<Record<Transform, (x: number, y: number) => readonly [number, number]>> = {
  identity: (x, y) => [x, y],
  right: (x, y) => [y, -x],
  half: (x, y) => [-x, -y],
  left: (x, y) => [-y, x],
  'flip-lr': (x, y) => [-x, y],
  'flip-tb': (x, y) => [x, -y],
  'flip-a1k11': (x, y) => [y, x],
  'flip-a11k1': (x, y) => [-y, -x],
}

/** A place that every transform takes somewhere else. */
const PROBE = [1, 2] as const

/** Where a transform takes a place that lies so far east and north of the centre. */
export function transformOffset(
  transform: Transform,
  east: number,
  north: number,
): readonly [east: number, north: number] {
  return MAPS[transform](east, north)
}

/** Where a transform takes a junction. */
export function transformJunction(junction: Junction, transform: Transform): Junction {
  const [x, y] = MAPS[transform](fileOf(junction) - 5, rankOf(junction) - 6)
  return junctionAt(x + 5, y + 6)
}

/** The transform that does the same as two, one after the other. */
export function composed(first: Transform, second: Transform): Transform {
  const [x, y] = transformOffset(second, ...transformOffset(first, ...PROBE))
  const found = TRANSFORMS.find((transform) => {
    const [toX, toY] = transformOffset(transform, ...PROBE)
    return toX === x && toY === y
  })
  if (!found) throw new Error(`no transform does ${first}, then ${second}`)
  return found
}

/** The board turned or flipped. */
export function transformBoard(board: Board, transform: Transform): Board {
  const inverse = INVERSES[transform]
  const cells = JUNCTIONS.map((junction) => cellAt(board, transformJunction(junction, inverse)))
  return { gadong: board.gadong, cells }
}

/** The board with black and white exchanged. */
export function invertBoard(board: Board): Board {
  return { gadong: board.gadong, cells: board.cells.map((cell) => swapped(cell)) }
}

/**
 * The board moved `east` junctions along its ranks, then `north` along its files (negative: west, south). What leaves
 * at one edge comes in at the other. The gadong stays: on each rank and file the tokens move along the ring of its
 * playable junctions and step over the bowl, so nothing is lost, and the counts stay as they are.
 */
export function shiftBoard(board: Board, east: number, north: number): Board {
  const ranks = Array.from({ length: BOARD_SIZE }, (_, index) => lineOf((at) => junctionAt(at, index + 1)))
  const files = Array.from({ length: BOARD_SIZE }, (_, index) => lineOf((at) => junctionAt(index, at + 1)))
  return rotateLines(rotateLines(board, ranks, east), files, north)
}

/**
 * The board with a bowl of another size. A growing bowl swallows what lies under it; a shrinking one leaves undecided
 * junctions behind.
 */
export function convertBoard(board: Board, gadong: Gadong): Board {
  const cells = JUNCTIONS.map((junction): Cell => {
    if (inGadong(junction, gadong)) return '.'
    return inGadong(junction, board.gadong) ? '?' : cellAt(board, junction)
  })
  return { gadong, cells }
}

/** The sixteen boards that turns, flips and a swap of colours make of one, itself first; some may be equal. */
export function equivalentBoards(board: Board): readonly Board[] {
  return [board, invertBoard(board)].flatMap((each) =>
    TRANSFORMS.map((transform) => transformBoard(each, transform)),
  )
}

/**
 * A key that two boards share exactly when a turn, a flip, a swap of colours or several of these make one of the
 * other. It is the smallest of the sixteen texts of the board.
 */
export function canonicalKey(board: Board): string {
  const forms = equivalentBoards(board).map(({ cells }) => cells.join(''))
  const smallest = forms.reduce((least, form) => (form < least ? form : least))
  return `${board.gadong}:${smallest}`
}

function lineOf(junction: (at: number) => Junction): readonly Junction[] {
  return Array.from({ length: BOARD_SIZE }, (_, at) => junction(at))
}

/** The board with what lies on every line moved along it by some places, around its end; the gadong is stepped over. */
export function rotateLines(board: Board, lines: readonly (readonly Junction[])[], by: number): Board {
  const cells = [...board.cells]
  for (const line of lines) {
    const ring = line.filter((junction) => !inGadong(junction, board.gadong))
    ring.forEach((junction, index) => {
      const target = ring[(((index + by) % ring.length) + ring.length) % ring.length]
      if (target !== undefined) cells[target] = cellAt(board, junction)
    })
  }
  return { gadong: board.gadong, cells }
}
