import { applyChanges, cellAt, swapped } from './board'
import type { Board, Cell, CellChange } from './cells'
import { orbitsOf, type Image, type SymmetryKind } from './symmetry'

/**
 * The board given a symmetry with the fewest changes: in every orbit the majority decides, decided junctions before
 * undecided ones, and the lowest junction where they are level. The same object when it has the symmetry.
 */
export function symmetrized(board: Board, kind: SymmetryKind): Board {
  return applyChanges(
    board,
    orbitsOf(board.gadong, kind).flatMap((images) => settledOrbit(board, images)),
  )
}

function settledOrbit(board: Board, images: readonly Image[]): readonly CellChange[] {
  const votes = images.map(({ junction, swap }) => turned(cellAt(board, junction), swap))
  const count = (cell: Cell) => votes.filter((vote) => vote === cell).length
  const decided = votes.filter((vote) => vote !== '?')
  const winner = decided.reduce<Cell>(
    (best, vote) => (count(vote) > count(best) ? vote : best),
    decided[0] ?? '?',
  )
  return images.map(({ junction, swap }) => ({ junction, cell: turned(winner, swap) }))
}

function turned(cell: Cell, swap: boolean): Cell {
  return swap ? swapped(cell) : cell
}
