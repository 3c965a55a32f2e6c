import type { Junction } from '#core/board/junction'
import type { Board, Cell, CellChange } from '#core/pattern/cells'
import { elementsOf, type SymmetryKind } from '#core/pattern/symmetry'
import { cornersOf, regionBetween, type Region } from '#core/pattern/tools/region'
import { transformJunction } from '#core/pattern/transform'
import type { Axis, BoardPiece, BoardPieces, Ghost, Outline } from '../board/view'

const PIECES: Readonly<Record<Cell, BoardPiece | null>> = {
  b: { kind: 'token', colour: 'b' },
  w: { kind: 'token', colour: 'w' },
  '?': { kind: 'undecided' },
  '.': null,
}

const STRAIGHT: readonly Axis[] = ['lr', 'tb']
const DIAGONAL: readonly Axis[] = ['a1k11', 'a11k1']

const AXES: Readonly<Record<SymmetryKind, readonly Axis[]>> = {
  none: [],
  'mirror-lr': ['lr'],
  'mirror-tb': ['tb'],
  'mirror-a1k11': ['a1k11'],
  'mirror-a11k1': ['a11k1'],
  'mirrors-straight': STRAIGHT,
  'mirrors-diagonal': DIAGONAL,
  'mirrors-all': [...STRAIGHT, ...DIAGONAL],
  'half-turn': ['half-turn'],
  'quarter-turn': ['quarter-turn'],
  'swap-half-turn': ['half-turn'],
  'swap-quarter-turn': ['quarter-turn'],
}

/** What a board view shows for a cell of a pattern. */
function pieceOf(cell: Cell): BoardPiece | null {
  return PIECES[cell]
}

/** What a board view shows for a board. */
export function piecesOf(board: Board): BoardPieces {
  return board.cells.map(pieceOf)
}

/** The axes and turns that a board view draws for a kind of symmetry. */
export function axesOf(kind: SymmetryKind): readonly Axis[] {
  return AXES[kind]
}

/** What changes would leave, with a solid ring where the pointer is and a dashed one on the images. */
export function ghostsOf(changes: readonly CellChange[], own: ReadonlySet<Junction>): readonly Ghost[] {
  return changes.map(({ junction, cell }) => ({ junction, piece: pieceOf(cell), image: !own.has(junction) }))
}

/** The outline of a region, and those of its images, each once. */
export function outlinesOf(region: Region, kind: SymmetryKind): readonly Outline[] {
  const [a, b] = cornersOf(region)
  const seen = new Set<string>()
  return elementsOf(kind).flatMap(({ transform }, index) => {
    const corners = [transformJunction(a, transform), transformJunction(b, transform)] as const
    const key = JSON.stringify(regionBetween(...corners))
    if (seen.has(key)) return []
    seen.add(key)
    return [{ corners, image: index > 0 }]
  })
}
