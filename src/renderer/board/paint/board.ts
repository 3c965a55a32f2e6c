import { BOARD_SIZE, fileLetter, fileOf, rankOf } from '#core/board/junction'
import type { Gadong, Junction } from '#core/board/junction'
import { CLEAR_RADIUS, FIELD_EDGE, boardUnits, junctionInView, type QuarterTurns } from '../geometry'
import type { BoardPalette } from '../palette'
import { paintBowl } from './bowl'
import { paintGround } from './frame'
import type { Ground } from './frame'
import { segment } from './shapes'
import type { Ctx } from './shapes'

export interface BoardPicture {
  readonly gadong: Gadong
  readonly palette: BoardPalette
  readonly coordinates: boolean
  readonly turns: QuarterTurns // of the view
  readonly scale: number // device pixels a cell
}

export const BOARD_FONT = '"Figtree Variable", Figtree, "Segoe UI", system-ui, sans-serif'

const LAST = BOARD_SIZE - 1
const LINE = 0.032
const RIM = 0.046
const DIAGONAL = 0.016

/** Paints the empty board (frame, field, lines, bowl, coordinates) on a new bitmap. */
export function boardBitmap(picture: BoardPicture): HTMLCanvasElement {
  const { palette, scale } = picture
  const units = boardUnits(palette.frameWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(units * scale)
  canvas.height = canvas.width
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(scale, scale)
  paintGround({ context, palette, units, scale })
  if (picture.coordinates) paintCoordinates({ context, palette, units, scale }, picture.turns)
  const edge = palette.frameWidth + FIELD_EDGE
  context.translate(edge, edge)
  paintLines(context, picture)
  context.translate(LAST / 2, LAST / 2)
  paintBowl(context, picture.gadong, palette)
  return canvas
}

function paintCoordinates({ context, palette, units }: Ground, turns: QuarterTurns): void {
  const edge = palette.frameWidth + FIELD_EDGE
  const centre = palette.texture === 'weave' ? 0.5 : palette.frameWidth / 2 + 0.04
  context.fillStyle = palette.coordinates
  context.font = `600 0.3px ${BOARD_FONT}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (let step = 0; step <= LAST; step += 1) {
    const beside = junctionInView(0, step, turns)
    const below = junctionInView(step, LAST, turns)
    const [left, bottom] = turns % 2 === 0 ? [rank(beside), file(below)] : [file(beside), rank(below)]
    context.fillText(left, centre, edge + step + 0.015)
    context.fillText(bottom, edge + step, units - centre + 0.01)
  }
}

const rank = (junction: Junction) => String(rankOf(junction))
const file = (junction: Junction) => fileLetter(fileOf(junction))

function paintLines(context: Ctx, { gadong, palette, scale }: BoardPicture): void {
  context.globalAlpha = palette.lineOpacity
  context.lineCap = 'butt'
  if (palette.texture === 'grain') {
    context.save()
    context.globalAlpha = 0.22
    context.translate(1.4 / scale, 1.4 / scale)
    paintGrid(context, gadong, '#fff0d8', '#fff0d8')
    context.restore()
  }
  paintGrid(context, gadong, palette.line, palette.rim)
  context.globalAlpha = palette.lineOpacity * 0.6
  context.strokeStyle = palette.line
  context.lineWidth = DIAGONAL
  const stop = LAST / 2 - CLEAR_RADIUS[gadong] * Math.SQRT1_2
  for (const [x, y] of [
    [0, 0],
    [LAST, 0],
    [0, LAST],
    [LAST, LAST],
  ] as const) {
    const toward = (from: number) => (from === 0 ? stop : LAST - stop)
    segment(context, x, y, toward(x), toward(y))
  }
  context.globalAlpha = 1
}

function paintGrid(context: Ctx, gadong: Gadong, line: string, rim: string): void {
  for (let index = 0; index <= LAST; index += 1) {
    const outer = index === 0 || index === LAST
    const overhang = outer ? RIM / 2 : 0
    context.lineWidth = outer ? RIM : LINE
    context.strokeStyle = outer ? rim : line
    for (const [from, to] of brokenLine(index, gadong)) {
      const start = from === 0 ? -overhang : from
      const end = to === LAST ? LAST + overhang : to
      segment(context, start, index, end, index)
      segment(context, index, start, index, end)
    }
  }
}

/** The parts of the line with that index 0..10 outside of the bowl's clearance, from 0 to 10. */
export function brokenLine(index: number, gadong: Gadong): readonly (readonly [number, number])[] {
  const offset = Math.abs(index - LAST / 2)
  const radius = CLEAR_RADIUS[gadong]
  if (offset >= radius) return [[0, LAST]]
  const half = Math.sqrt(radius * radius - offset * offset)
  return [
    [0, LAST / 2 - half],
    [LAST / 2 + half, LAST],
  ]
}
