import type { Junction } from '../board/junction'
import { applyChanges, cellAt, changesBetween, swapped } from './board'
import type { Board, Cell, CellChange } from './cells'
import { includesKind } from './kinds'
import { leadOf, type Part } from './part'
import { orbitsOf, RICHEST_FIRST, symmetryOf, type Image, type SymmetryKind } from './symmetry'

/**
 * The board given a symmetry with the fewest changes: in every orbit the majority decides, decided junctions before
 * undecided ones, and the lowest junction where they are level. The same object when it has the symmetry.
 */
export function symmetrized(board: Board, kind: SymmetryKind): Board {
  return applyChanges(
    board,
    orbitsOf(board.gadong, kind).flatMap((images) => filled(images, winner(votesOf(board, images)))),
  )
}

/** The board given a symmetry by copying one part of it to the others. The same object when it has the symmetry. */
export function symmetrizedFrom(board: Board, kind: SymmetryKind, part: Part): Board {
  return applyChanges(
    board,
    orbitsOf(board.gadong, kind).flatMap((images) => {
      const lead = leadOf(images, part)
      return filled(images, turned(cellAt(board, lead.junction), lead.swap))
    }),
  )
}

/**
 * The junctions, ascending, that keep a board from having a symmetry: in every orbit those that disagree with the
 * majority, and all of them where there is none.
 */
export function misfitsOf(board: Board, kind: SymmetryKind): readonly Junction[] {
  const misfits = orbitsOf(board.gadong, kind).flatMap((images) => {
    const votes = votesOf(board, images)
    const best = votes.filter((vote) => count(votes, vote) * 2 > votes.length)[0]
    return images.filter((_, index) => votes[index] !== (best ?? votes[0]) || (!best && !agree(votes)))
  })
  return misfits.map(({ junction }) => junction).toSorted((a, b) => a - b)
}

/** A symmetry that a board lacks, and how many junctions would have to change. */
export interface NearSymmetry {
  readonly kind: SymmetryKind
  readonly changes: number
}

/**
 * The symmetry that would take the fewest changes, among those that keep the one that the board has and add to it; the
 * richer one where they are level. Null when there is none.
 */
export function nearestSymmetry(board: Board): NearSymmetry | null {
  const present = symmetryOf(board)
  const richer = RICHEST_FIRST.filter((kind) => kind !== present && includesKind(kind, present))
  return richer.reduce<NearSymmetry | null>((best, kind) => {
    const changes = changesBetween(board, symmetrized(board, kind)).length
    return best === null || changes < best.changes ? { kind, changes } : best
  }, null)
}

/** What the junctions of an orbit say of its lead: their cells, swapped back. */
function votesOf(board: Board, images: readonly Image[]): readonly Cell[] {
  return images.map(({ junction, swap }) => turned(cellAt(board, junction), swap))
}

function winner(votes: readonly Cell[]): Cell {
  const decided = votes.filter((vote) => vote !== '?')
  return decided.reduce<Cell>(
    (best, vote) => (count(votes, vote) > count(votes, best) ? vote : best),
    decided[0] ?? '?',
  )
}

function count(votes: readonly Cell[], cell: Cell): number {
  return votes.filter((vote) => vote === cell).length
}

function agree(votes: readonly Cell[]): boolean {
  return votes.every((vote) => vote === votes[0])
}

function filled(images: readonly Image[], cell: Cell): readonly CellChange[] {
  return images.map(({ junction, swap }) => ({ junction, cell: turned(cell, swap) }))
}

function turned(cell: Cell, swap: boolean): Cell {
  return swap ? swapped(cell) : cell
}
