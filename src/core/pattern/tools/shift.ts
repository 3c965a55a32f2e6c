import { BOARD_SIZE, inGadong, junctionAt, type Junction } from '../../board/junction'
import { cellAt } from '../board'
import type { Board, CellChange } from '../cells'
import { leadOf, partsOf, type Part } from '../part'
import { orbit, type SymmetryKind } from '../symmetry'
import { rotateLines, shiftBoard } from '../transform'

/**
 * What shifting the board `east` and `north` changes by itself, before symmetry. Without one the whole board moves (see
 * `shiftBoard`). With one the part given moves, the first one when it is null: what leaves it comes in at its other side,
 * rank by rank and file by file, so that shifting back undoes it. The images follow by the symmetry step.
 */
export function shiftChanges(
  board: Board,
  kind: SymmetryKind,
  part: Part | null,
  east: number,
  north: number,
): readonly CellChange[] {
  const leading = part ?? partsOf(kind)[0]
  if (!leading) {
    return shiftBoard(board, east, north).cells.map((cell, index) => ({ junction: index as Junction, cell }))
  }
  const own = (junction: Junction) =>
    !inGadong(junction, board.gadong) && leadOf(orbit(junction, kind), leading).junction === junction
  const ranks = linesOf((line, at) => junctionAt(at, line + 1), own)
  const files = linesOf((line, at) => junctionAt(line, at + 1), own)
  const moved = rotateLines(rotateLines(board, ranks, east), files, north)
  return ranks.flat().map((junction) => ({ junction, cell: cellAt(moved, junction) }))
}

function linesOf(
  place: (line: number, at: number) => Junction,
  own: (junction: Junction) => boolean,
): readonly (readonly Junction[])[] {
  const steps = Array.from({ length: BOARD_SIZE }, (_, index) => index)
  return steps.map((line) => steps.map((at) => place(line, at)).filter(own))
}
