import type { Board } from '#core/pattern/cells'
import { paint, type SymmetryKind } from '#core/pattern/symmetry'
import {
  clearRegion,
  clippedRegion,
  copyRegion,
  pasteClip,
  type Clip,
  type Region,
} from '#core/pattern/tools/region'

/** A piece that was moved or pasted and may be moved on: what lies under it comes back when it goes. */
export interface Floating {
  readonly clip: Clip
  readonly file: number // of its south-west corner; may lie beside the board
  readonly rank: number
  readonly under: Board
  readonly pasted?: boolean // and only moved since
  readonly result: Board // with the piece laid down; any other board means that it was let go
}

/** The board that is drawn on, and what strokes are repeated by. */
export interface Ground {
  readonly board: Board
  readonly kind: SymmetryKind
}

/** Takes up what is selected: the piece that floats there still, else the region, which leaves undecided junctions. */
export function takeUp({ board, kind }: Ground, region: Region, floating: Floating | null): Floating {
  if (floating && sameBoard(floating.result, board)) return floating
  const { file, rank } = region
  const under = paint(board, kind, clearRegion(region))
  return { clip: copyRegion(board, region), file, rank, under, result: board }
}

/** The piece laid down somewhere else, or turned; its images follow by the symmetry step. */
export function layDown(piece: Floating, kind: SymmetryKind, change: Partial<Floating>): Floating {
  const next = { ...piece, ...change }
  const changes = pasteClip(next.under, next.clip, next.file, next.rank)
  return { ...next, result: paint(next.under, kind, changes) }
}

/** The part of a piece that lies on the board; null when none does. */
export function regionOf({ clip, file, rank }: Floating): Region | null {
  return clippedRegion({ file, rank, width: clip.width, height: clip.height })
}

function sameBoard(a: Board, b: Board): boolean {
  return a === b || (a.gadong === b.gadong && a.cells.every((cell, index) => cell === b.cells[index]))
}
