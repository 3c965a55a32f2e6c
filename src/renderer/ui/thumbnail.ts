import { BOARD_SIZE, type Gadong } from '#core/board/junction'
import type { BoardPalette } from '../board/palette'

/** A board as the rows of a pattern file: 11 strings of `b w ? .`, rank 11 first. */
export interface ThumbnailBoard {
  readonly gadong: Gadong
  readonly rows: readonly string[]
}

const MARGIN = 0.78
const RADIUS = 0.44
const LINE = 0.07
const UNITS = BOARD_SIZE - 1 + 2 * MARGIN
const BOWL: Readonly<Record<Gadong, number>> = { 1: 0.48, 3: 1.44 }

/**
 * Paints a pattern small: lines, flat tokens, the bowl as flat rings; no frame, no coordinates. Fills a square of `side`
 * pixels of the context.
 */
export function paintThumbnail(
  context: CanvasRenderingContext2D,
  board: ThumbnailBoard,
  palette: BoardPalette,
  side: number,
): void {
  const cell = side / UNITS
  context.setTransform(cell, 0, 0, cell, 0, 0)
  context.fillStyle = palette.field.mid
  context.fillRect(0, 0, UNITS, UNITS)
  context.translate(MARGIN, MARGIN)
  paintLines(context, palette)
  const plain = palette.texture === 'plain'
  context.fillStyle = palette.black.body
  discs(context, board.rows, 'b', RADIUS)
  context.fill()
  context.fillStyle = plain ? palette.white.edge : palette.white.body
  discs(context, board.rows, 'w', RADIUS)
  context.fill()
  if (plain) {
    context.fillStyle = palette.white.body
    discs(context, board.rows, 'w', RADIUS - 0.09)
    context.fill()
  }
  context.strokeStyle = plain ? palette.line : palette.coordinates
  context.lineWidth = 0.1
  discs(context, board.rows, '?', RADIUS * 0.55)
  context.stroke()
  paintBowl(context, board.gadong, palette)
}

/** Leaves the square empty, in the colour of the board. */
export function blankThumbnail(context: CanvasRenderingContext2D, palette: BoardPalette, side: number): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = palette.field.mid
  context.fillRect(0, 0, side, side)
}

function paintLines(context: CanvasRenderingContext2D, palette: BoardPalette): void {
  const last = BOARD_SIZE - 1
  context.beginPath()
  for (let index = 0; index <= last; index += 1) {
    context.moveTo(index, 0)
    context.lineTo(index, last)
    context.moveTo(0, index)
    context.lineTo(last, index)
  }
  context.globalAlpha = 0.5
  context.strokeStyle = palette.line
  context.lineWidth = LINE
  context.stroke()
  context.globalAlpha = 1
}

/** Makes one path of all junctions that hold `cell`. */
function discs(
  context: CanvasRenderingContext2D,
  rows: readonly string[],
  cell: string,
  radius: number,
): void {
  context.beginPath()
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== cell) continue
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, Math.PI * 2)
    }
  })
}

function paintBowl(context: CanvasRenderingContext2D, gadong: Gadong, palette: BoardPalette): void {
  const centre = (BOARD_SIZE - 1) / 2
  const radius = BOWL[gadong]
  const rim = gadong === 1 ? 0.16 : 0.2
  const plain = palette.texture === 'plain'
  const disc = (size: number, fill: string) => {
    context.beginPath()
    context.arc(centre, centre, size, 0, Math.PI * 2)
    context.fillStyle = fill
    context.fill()
  }
  if (gadong === 3) {
    context.fillStyle = palette.field.mid
    context.fillRect(centre - 1.5, centre - 1.5, 3, 3)
  }
  disc(radius, plain ? palette.inlay : palette.brass.dark)
  disc(radius - 0.07, palette.brass.mid)
  disc(radius - 0.07 - rim, plain ? palette.inlay : palette.brass.dark)
  if (plain) disc(radius - 0.14 - rim, palette.brass.inside)
}
