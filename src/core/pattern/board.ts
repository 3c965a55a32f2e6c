import { inGadong, JUNCTIONS, playableJunctions, type Gadong, type Junction } from '../board/junction'
import type { Board, Cell, CellChange, Colour, Counts } from './cells'

/** A board with every playable junction undecided, or holding `cell`. */
export function emptyBoard(gadong: Gadong, cell: Exclude<Cell, '.'> = '?'): Board {
  return { gadong, cells: JUNCTIONS.map((junction) => (inGadong(junction, gadong) ? '.' : cell)) }
}

/** What lies on a junction. */
export function cellAt(board: Board, junction: Junction): Cell {
  const cell = board.cells[junction]
  if (cell === undefined) throw new RangeError(`no junction ${junction}`)
  return cell
}

/** How many black, white and undecided junctions a board has. */
export function countsOf(board: Board): Counts {
  const count = (cell: Cell) => board.cells.filter((each) => each === cell).length
  return { black: count('b'), white: count('w'), undecided: count('?') }
}

/** A cell with its colour swapped; undecided and the gadong stay as they are. */
export function swapped(cell: Cell): Cell {
  return cell === 'b' ? 'w' : cell === 'w' ? 'b' : cell
}

/** Whether a cell holds a token. */
export function isColour(cell: Cell): cell is Colour {
  return cell === 'b' || cell === 'w'
}

/**
 * The changes that really change something: none on the gadong, none to what already lies there, one a junction (the
 * last one given counts), ascending.
 */
export function effectiveChanges(board: Board, changes: readonly CellChange[]): readonly CellChange[] {
  const wanted = new Map(changes.map(({ junction, cell }) => [junction, cell]))
  return playableJunctions(board.gadong).flatMap((junction) => {
    const cell = wanted.get(junction)
    return cell === undefined || cell === '.' || cell === board.cells[junction] ? [] : [{ junction, cell }]
  })
}

/** The board after changes; the same object when nothing changes. Changes on the gadong are passed over. */
export function applyChanges(board: Board, changes: readonly CellChange[]): Board {
  const effective = effectiveChanges(board, changes)
  if (effective.length === 0) return board
  const cells = [...board.cells]
  for (const { junction, cell } of effective) cells[junction] = cell
  return { gadong: board.gadong, cells }
}

/** The changes that lead from one board to another with the same gadong. */
export function changesBetween(from: Board, to: Board): readonly CellChange[] {
  return effectiveChanges(
    from,
    JUNCTIONS.map((junction) => ({ junction, cell: cellAt(to, junction) })),
  )
}
