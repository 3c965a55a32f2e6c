import { BOARD_SIZE, fileOf, inGadong, junctionAt, rankOf } from '#core/board/junction'
import type { Gadong, Junction } from '#core/board/junction'

/** Distance from the outermost lines to the edge of the field, in cells. */
export const FIELD_EDGE = 0.6

/** Radius around the centre that the lines leave free, and radius of the bowl, in cells. */
export const CLEAR_RADIUS: Readonly<Record<Gadong, number>> = { 1: 0.56, 3: 1.58 }
export const BOWL_RADIUS: Readonly<Record<Gadong, number>> = { 1: 0.49, 3: 1.5 }

export interface Point {
  readonly x: number
  readonly y: number
}

/** Quarter turns clockwise of the board as it is seen: 0 has a1 at the lower left, 1 at the upper left, 2 the north below. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** Where the board lies on its stage. Lengths are CSS pixels except `frame`, which is in cells. */
export interface BoardGeometry {
  readonly width: number // of the stage
  readonly height: number
  readonly left: number // of the board's frame
  readonly top: number
  readonly side: number // of the whole board
  readonly cell: number
  readonly frame: number
  readonly gadong: Gadong
  readonly turns: QuarterTurns // of the view
  readonly ratio: number // device pixels a CSS pixel
}

export interface GeometryInput {
  readonly width: number
  readonly height: number
  readonly inset: number // room kept around the board
  readonly frame: number
  readonly gadong: Gadong
  readonly turns: QuarterTurns
  readonly ratio: number
}

/** Room kept around a board on a stage whose shorter side is that long: less where space is dear. */
export function usualInset(side: number): number {
  return Math.round(Math.min(32, Math.max(10, side * 0.075 - 36)))
}

/** Side of the whole board in cells. */
export function boardUnits(frame: number): number {
  return BOARD_SIZE - 1 + 2 * (FIELD_EDGE + frame)
}

/**
 * Fits the largest board whose cell is a whole number of device pixels (at least 8) into a stage, centred. To reach a whole
 * number it may take up to half of the inset, at most 10 pixels in all.
 */
export function boardGeometry(input: GeometryInput): BoardGeometry {
  const { width, height, inset, frame, gadong, turns, ratio } = input
  const room = Math.min(width, height) - 2 * inset + Math.min(10, inset / 2)
  const cell = Math.max(8, Math.floor((room * ratio) / boardUnits(frame))) / ratio
  const side = cell * boardUnits(frame)
  const snap = (value: number) => Math.round(value * ratio) / ratio
  const left = snap((width - side) / 2)
  const top = snap((height - side) / 2)
  return { width, height, left, top, side, cell, frame, gadong, turns, ratio }
}

/** The centre of a junction on the stage. */
export function pointOf(geometry: BoardGeometry, junction: Junction): Point {
  const { file, row } = viewCell(junction, geometry.turns)
  const edge = geometry.frame + FIELD_EDGE
  return {
    x: geometry.left + (edge + file) * geometry.cell,
    y: geometry.top + (edge + row) * geometry.cell,
  }
}

/** Column 0..10 from the left and row 0..10 from the top of a junction as it is seen. */
export function viewCell(junction: Junction, turns: QuarterTurns): { file: number; row: number } {
  const [file, row] = turned(fileOf(junction), BOARD_SIZE - rankOf(junction), turns)
  return { file, row }
}

/** The junction seen in a column 0..10 and a row 0..10; throws a RangeError outside of the board. */
export function junctionInView(column: number, row: number, turns: QuarterTurns): Junction {
  const [file, rowFromNorth] = turned(column, row, ((4 - turns) % 4) as QuarterTurns)
  return junctionAt(file, BOARD_SIZE - rowFromNorth)
}

/** The step on the board, in files and ranks, that is seen as a step to the right and up. */
export function stepInView(
  right: number,
  up: number,
  turns: QuarterTurns,
): readonly [east: number, north: number] {
  if (turns === 0) return [right, up]
  if (turns === 1) return [-up, right]
  return turns === 2 ? [-right, -up] : [up, -right]
}

/** A column and a row after so many quarter turns clockwise about the centre. */
function turned(column: number, row: number, turns: QuarterTurns): readonly [column: number, row: number] {
  const last = BOARD_SIZE - 1
  if (turns === 0) return [column, row]
  if (turns === 1) return [last - row, column]
  return turns === 2 ? [last - column, last - row] : [row, last - column]
}

/** The junction whose cell holds a point of the stage (the margin of the field counts); null outside of the field. */
export function junctionAtPoint(geometry: BoardGeometry, x: number, y: number): Junction | null {
  const column = nearestLine((x - geometry.left) / geometry.cell - geometry.frame - FIELD_EDGE)
  const row = nearestLine((y - geometry.top) / geometry.cell - geometry.frame - FIELD_EDGE)
  return column === null || row === null ? null : junctionInView(column, row, geometry.turns)
}

function nearestLine(position: number): number | null {
  if (position < -FIELD_EDGE || position > BOARD_SIZE - 1 + FIELD_EDGE) return null
  return Math.min(BOARD_SIZE - 1, Math.max(0, Math.round(position)))
}

/** The junction at a point, or null where the bowl or nothing lies. */
export function playableAtPoint(geometry: BoardGeometry, x: number, y: number): Junction | null {
  const junction = junctionAtPoint(geometry, x, y)
  return junction === null || inGadong(junction, geometry.gadong) ? null : junction
}
