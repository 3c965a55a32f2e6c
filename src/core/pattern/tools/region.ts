import { fileOf, inGadong, junctionAt, onBoard, rankOf, type Junction } from '../../board/junction'
import { cellAt } from '../board'
import type { Board, Cell, CellChange } from '../cells'

/** A rectangle of junctions. */
export interface Region {
  readonly file: number // of its west edge, 0..10
  readonly rank: number // of its south edge, 1..11
  readonly width: number // in junctions, from 1
  readonly height: number
}

/** Cells taken from a region, row by row from the south-west; null where the gadong was. */
export interface Clip {
  readonly width: number
  readonly height: number
  readonly cells: readonly (Exclude<Cell, '.'> | null)[]
}

/** The region between two junctions, both included. */
export function regionBetween(a: Junction, b: Junction): Region {
  const [file, rank] = [Math.min(fileOf(a), fileOf(b)), Math.min(rankOf(a), rankOf(b))]
  const [east, north] = [Math.max(fileOf(a), fileOf(b)), Math.max(rankOf(a), rankOf(b))]
  return { file, rank, width: east - file + 1, height: north - rank + 1 }
}

/** The junctions of a region, row by row from the south-west. */
export function junctionsOf(region: Region): readonly Junction[] {
  return placesOf(region).map(([file, rank]) => junctionAt(file, rank))
}

/** Whether a junction lies in a region. */
export function inRegion(junction: Junction, { file, rank, width, height }: Region): boolean {
  const [east, north] = [fileOf(junction) - file, rankOf(junction) - rank]
  return east >= 0 && east < width && north >= 0 && north < height
}

/** Takes a copy of a region. */
export function copyRegion(board: Board, region: Region): Clip {
  const cells = junctionsOf(region).map((junction) => {
    const cell = cellAt(board, junction)
    return cell === '.' ? null : cell
  })
  return { width: region.width, height: region.height, cells }
}

/**
 * What pasting a copy changes, with its south-west corner at a file and a rank that may lie outside: what falls beside
 * the board or on the gadong is left out.
 */
export function pasteClip(board: Board, clip: Clip, file: number, rank: number): readonly CellChange[] {
  const places = placesOf({ file, rank, width: clip.width, height: clip.height })
  return places.flatMap(([toFile, toRank], index) => {
    const cell = clip.cells[index]
    if (!cell || !onBoard(toFile, toRank)) return []
    const junction = junctionAt(toFile, toRank)
    return inGadong(junction, board.gadong) ? [] : [{ junction, cell }]
  })
}

/** What moving a region changes: its old place becomes undecided, as far as the new one does not cover it. */
export function moveRegion(board: Board, region: Region, east: number, north: number): readonly CellChange[] {
  const clip = copyRegion(board, region)
  return [...clearRegion(region), ...pasteClip(board, clip, region.file + east, region.rank + north)]
}

/** What clearing a region changes. */
export function clearRegion(region: Region): readonly CellChange[] {
  return junctionsOf(region).map((junction) => ({ junction, cell: '?' }))
}

function placesOf({ file, rank, width, height }: Region): readonly (readonly [file: number, rank: number])[] {
  return Array.from({ length: width * height }, (_, index) => [
    file + (index % width),
    rank + Math.floor(index / width),
  ])
}
