import { fileOf, inGadong, junctionAt, onBoard, rankOf, type Junction } from '../../board/junction'
import { cellAt } from '../board'
import type { Board } from '../cells'
import { endsOf, type Tool } from './tool'

/** Fills the area of equal cells (joined along ranks and files) around the last junction of the stroke. */
export const flood: Tool = ({ board, stroke, cell }) =>
  areaAround(board, endsOf(stroke)[1]).map((junction) => ({ junction, cell }))

/** The junctions that hold the same as one and are joined to it by others that do, itself first; none for the gadong. */
function areaAround(board: Board, start: Junction): readonly Junction[] {
  if (inGadong(start, board.gadong)) return []
  const ground = cellAt(board, start)
  const area = new Set([start])
  for (const junction of area) {
    for (const next of neighbours(junction)) if (cellAt(board, next) === ground) area.add(next)
  }
  return [...area]
}

function neighbours(junction: Junction): readonly Junction[] {
  const [file, rank] = [fileOf(junction), rankOf(junction)]
  return [
    [file + 1, rank],
    [file - 1, rank],
    [file, rank + 1],
    [file, rank - 1],
  ].flatMap(([east = -1, north = -1]) => (onBoard(east, north) ? [junctionAt(east, north)] : []))
}
