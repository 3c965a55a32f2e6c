import type { Part } from '#core/pattern/part'
import { turnedKind } from '#core/pattern/kinds'
import type { SymmetryKind } from '#core/pattern/symmetry'
import type { Transform } from '#core/pattern/transform'
import type { QuarterTurns } from '../board/geometry'

/** The parts of the board that are named, clockwise from the top. */
const RING: readonly Part[] = [
  'top',
  'top-top-right',
  'top-right',
  'right-top-right',
  'right',
  'right-bottom-right',
  'bottom-right',
  'bottom-bottom-right',
  'bottom',
  'bottom-bottom-left',
  'bottom-left',
  'left-bottom-left',
  'left',
  'left-top-left',
  'top-left',
  'top-top-left',
]

const isSideways = (turns: QuarterTurns) => turns % 2 === 1

/** What a kind looks like while the view is turned: a left-right mirror is seen as a top-bottom one after a quarter. */
export function kindAsSeen(kind: SymmetryKind, turns: QuarterTurns): SymmetryKind {
  return isSideways(turns) ? turnedKind(kind, 'right') : kind
}

/** The kind by whose name a kind goes while the view is turned; diagonals are named by junctions, which stay what they are. */
export function nameAsSeen(kind: SymmetryKind, turns: QuarterTurns): SymmetryKind {
  return kind === 'mirror-lr' || kind === 'mirror-tb' ? kindAsSeen(kind, turns) : kind
}

/** Where a part of the board is seen while the view is turned. */
export function partAsSeen(part: Part, turns: QuarterTurns): Part {
  return RING[(RING.indexOf(part) + 4 * turns) % RING.length] ?? part
}

/** The change of the board that is seen as mirroring left and right, or top and bottom. */
export function flipInView(flip: 'flip-lr' | 'flip-tb', turns: QuarterTurns): Transform {
  if (!isSideways(turns)) return flip
  return flip === 'flip-lr' ? 'flip-tb' : 'flip-lr'
}
