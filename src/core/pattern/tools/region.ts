import { fileOf, inGadong, junctionAt, onBoard, rankOf, type Junction } from '../../board/junction'
import { cellAt, swapped } from '../board'
import type { Board, Cell, CellChange } from '../cells'
import { transformOffset, type Transform } from '../transform'

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

/** The south-west and the north-east corner of a region. */
export function cornersOf({ file, rank, width, height }: Region): readonly [Junction, Junction] {
  return [junctionAt(file, rank), junctionAt(file + width - 1, rank + height - 1)]
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

/** A copy turned or flipped; a quarter turn exchanges its width and height. */
export function transformClip({ width, height, cells }: Clip, transform: Transform): Clip {
  const isTurned = transformOffset(transform, 1, 0)[0] === 0
  const [toWidth, toHeight] = isTurned ? [height, width] : [width, height]
  const result = new Array<Clip['cells'][number]>(cells.length).fill(null)
  cells.forEach((cell, index) => {
    const east = 2 * (index % width) - (width - 1)
    const north = 2 * Math.floor(index / width) - (height - 1)
    const [toEast, toNorth] = transformOffset(transform, east, north)
    result[((toNorth + toHeight - 1) / 2) * toWidth + (toEast + toWidth - 1) / 2] = cell
  })
  return { width: toWidth, height: toHeight, cells: result }
}

/** A copy with black and white exchanged. */
export function invertClip(clip: Clip): Clip {
  return { ...clip, cells: clip.cells.map((cell) => cell && (swapped(cell) as Exclude<Cell, '.'>)) }
}

/** The part of a rectangle that lies on the board; null when none does. */
export function clippedRegion({ file, rank, width, height }: Region): Region | null {
  const [west, south] = [Math.max(0, file), Math.max(1, rank)]
  const [east, north] = [Math.min(11, file + width), Math.min(12, rank + height)]
  return east > west && north > south
    ? { file: west, rank: south, width: east - west, height: north - south }
    : null
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
