import type { Point } from '../geometry'
import type { Mark, MarkKind } from '../marks'
import type { BoardPalette, Cased } from '../palette'
import type { PlacedTag } from '../tags'
import { paintAxis } from './axes'
import { BOARD_FONT } from './board'
import { circle, fade, segment } from './shapes'
import type { Ctx } from './shapes'
import type { SpriteSheet } from './sprites'

/** What a mark is painted with. Marks are painted in stage pixels; `cell` is the length of a cell. */
export interface MarkBrush {
  readonly context: Ctx
  readonly palette: BoardPalette
  readonly sprites: SpriteSheet
  readonly cell: number
}

type Painter<K extends MarkKind> = (brush: MarkBrush, mark: Extract<Mark, { kind: K }>) => void

const PAINTERS: { readonly [K in MarkKind]: Painter<K> } = {
  axis: (brush, mark) => paintAxis(brush, mark),
  track: paintTrack,
  origin: (brush, { at }) => casedRing(brush, at, 0.13, 0.045, brush.palette.lastMove),
  taken: paintTaken,
  band: paintBand,
  route: paintRoute,
  stop: paintStop,
  movable: (brush, { at }) => casedRing(brush, at, 0.455, 0.045, brush.palette.legal),
  selected: (brush, { at }) => casedRing(brush, at, 0.57, 0.06, brush.palette.legal),
  chosen: paintChosen,
  capture: (brush, { at }) => casedRing(brush, at, 0.435, 0.065, brush.palette.capture),
  half: paintHalfToken,
  misfit: paintMisfit,
  outline: paintOutline,
  hint: paintHint,
  tag: (brush, { tag }) => paintTag(brush, tag),
}

/** Paints one mark. */
export function paintMark<K extends MarkKind>(brush: MarkBrush, mark: Extract<Mark, { kind: K }>): void {
  const painter = PAINTERS[mark.kind] as Painter<K>
  painter(brush, mark)
}

/** A ring on its casing, which is whole even where the ring is dashed. */
function casedRing(
  { context, cell }: MarkBrush,
  at: Point,
  radius: number,
  width: number,
  colours: Cased,
  dash: readonly number[] = [],
): void {
  circle(context, at.x, at.y, radius * cell)
  context.lineWidth = (width + 0.05) * cell
  context.strokeStyle = dash.length === 0 ? colours.casing : fade(colours.casing, 0.75)
  context.stroke()
  context.lineWidth = width * cell
  context.strokeStyle = colours.mark
  context.setLineDash(dash.map((part) => part * cell))
  context.stroke()
  context.setLineDash([])
}

function paintTrack({ context, palette, cell }: MarkBrush, mark: Extract<Mark, { kind: 'track' }>): void {
  const plain = palette.texture === 'plain'
  context.lineCap = 'butt'
  context.lineWidth = 0.34 * cell
  context.strokeStyle = fade(palette.lastMove.mark, plain ? 0.3 : 0.45)
  segment(context, mark.from.x, mark.from.y, mark.to.x, mark.to.y)
}

function paintTaken({ context, palette, cell }: MarkBrush, mark: Extract<Mark, { kind: 'taken' }>): void {
  const { x, y } = mark.at
  const arm = 0.14 * cell
  context.lineCap = 'round'
  for (const [width, colour] of [
    [0.1, palette.lastMove.casing],
    [0.05, palette.lastMove.mark],
  ] as const) {
    context.lineWidth = width * cell
    context.strokeStyle = colour
    segment(context, x - arm, y - arm, x + arm, y + arm)
    segment(context, x - arm, y + arm, x + arm, y - arm)
  }
}

function paintBand({ context, palette, cell }: MarkBrush, mark: Extract<Mark, { kind: 'band' }>): void {
  const half = 0.5 * cell
  const left = Math.min(mark.from.x, mark.to.x) - half
  const top = Math.min(mark.from.y, mark.to.y) - half
  const width = Math.abs(mark.from.x - mark.to.x) + 2 * half
  const height = Math.abs(mark.from.y - mark.to.y) + 2 * half
  context.fillStyle = fade(palette.capture.mark, palette.texture === 'plain' ? 0.14 : 0.3)
  context.beginPath()
  context.roundRect(left, top, width, height, 0.12 * cell)
  context.fill()
}

/** The way of a piece, cut back at both ends to the rings about them. */
function paintRoute(
  { context, palette, cell }: MarkBrush,
  { stations }: Extract<Mark, { kind: 'route' }>,
): void {
  const way = [...stations]
  const [first, second] = way
  const last = way[way.length - 1]
  const beforeLast = way[way.length - 2]
  if (!first || !second || !last || !beforeLast) return
  way[0] = toward(first, second, 0.57 * cell)
  way[way.length - 1] = toward(last, beforeLast, 0.57 * cell)
  context.lineCap = 'butt'
  context.lineJoin = 'round'
  for (const [width, colour] of [
    [0.095, fade(palette.legal.casing, 0.5)],
    [0.06, palette.legal.mark],
  ] as const) {
    context.lineWidth = width * cell
    context.strokeStyle = colour
    context.beginPath()
    way.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.stroke()
  }
}

/** The point that lies `distance` from one point on the way to another, at most half of the way. */
function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(0.5, distance / length)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** A small diamond at the upper right of a junction, clear of the mark of a stop. */
function paintHint({ context, palette, cell }: MarkBrush, { at }: Extract<Mark, { kind: 'hint' }>): void {
  const x = at.x + 0.34 * cell
  const y = at.y - 0.34 * cell
  const reach = 0.15 * cell
  context.beginPath()
  context.moveTo(x, y - reach)
  context.lineTo(x + reach, y)
  context.lineTo(x, y + reach)
  context.lineTo(x - reach, y)
  context.closePath()
  context.fillStyle = palette.proposal.mark
  context.fill()
  context.lineWidth = 0.045 * cell
  context.strokeStyle = palette.proposal.casing
  context.stroke()
}

function paintStop({ context, palette, cell }: MarkBrush, mark: Extract<Mark, { kind: 'stop' }>): void {
  circle(context, mark.at.x, mark.at.y, 0.165 * cell)
  context.fillStyle = palette.legal.mark
  context.fill()
  context.lineWidth = 0.045 * cell
  context.strokeStyle = palette.legal.casing
  context.stroke()
}

function paintChosen(brush: MarkBrush, mark: Extract<Mark, { kind: 'chosen' }>): void {
  brush.context.globalAlpha = 0.82
  brush.sprites.draw(brush.context, mark.piece, mark.at.x, mark.at.y)
  brush.context.globalAlpha = 1
  casedRing(brush, mark.at, 0.545, 0.045, brush.palette.legal, [0.17, 0.115])
}

function paintHalfToken(brush: MarkBrush, mark: Extract<Mark, { kind: 'half' }>): void {
  brush.sprites.drawHalf(brush.context, mark.at.x, mark.at.y)
  casedRing(brush, mark.at, 0.445, 0.06, brush.palette.proposal)
}

/** A ring with a badge: an exclamation mark. */
function paintMisfit(brush: MarkBrush, { at }: Extract<Mark, { kind: 'misfit' }>): void {
  const { context, palette, cell } = brush
  const { mark, casing } = palette.capture
  casedRing(brush, at, 0.435, 0.06, palette.capture)
  const [x, y] = [at.x + 0.31 * cell, at.y - 0.31 * cell]
  circle(context, x, y, 0.17 * cell)
  context.fillStyle = mark
  context.fill()
  context.lineWidth = 0.03 * cell
  context.strokeStyle = casing
  context.stroke()
  context.lineCap = 'round'
  context.lineWidth = 0.06 * cell
  segment(context, x, y - 0.08 * cell, x, y + 0.02 * cell)
  segment(context, x, y + 0.095 * cell, x, y + 0.095 * cell)
}

/** A dashed frame half a cell around its junctions; that of an image is thinner. */
function paintOutline(
  { context, palette, cell }: MarkBrush,
  { from, to, image }: Extract<Mark, { kind: 'outline' }>,
): void {
  const reach = (image ? 0.47 : 0.5) * cell
  const [left, right] = [Math.min(from.x, to.x) - reach, Math.max(from.x, to.x) + reach]
  const [top, bottom] = [Math.min(from.y, to.y) - reach, Math.max(from.y, to.y) + reach]
  const { mark, casing } = palette.axis
  context.lineCap = 'butt'
  context.beginPath()
  context.roundRect(left, top, right - left, bottom - top, 0.1 * cell)
  context.lineWidth = (image ? 0.07 : 0.12) * cell
  context.strokeStyle = fade(casing, image ? 0.7 : 1)
  context.stroke()
  context.lineWidth = (image ? 0.045 : 0.075) * cell
  context.strokeStyle = mark
  context.setLineDash((image ? [0.1, 0.14] : [0.26, 0.14]).map((part) => part * cell))
  context.stroke()
  context.setLineDash([])
}

function paintTag({ context, palette, cell }: MarkBrush, tag: PlacedTag): void {
  const { mark, casing } = palette.capture
  const plain = palette.texture === 'plain'
  const ink = plain ? '#ffffff' : casing
  tagOutline(context, tag, cell)
  context.fillStyle = mark
  context.fill()
  context.lineJoin = 'round'
  context.lineWidth = 0.04 * cell
  context.strokeStyle = casing
  context.stroke()
  const middle = tag.x + tag.width / 2
  context.fillStyle = ink
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = `800 ${0.32 * cell}px ${BOARD_FONT}`
  const lift = tag.note === '' ? 0 : 0.13 * cell
  context.fillText(tag.title, middle, tag.y + tag.height / 2 - lift + 0.02 * cell)
  context.font = `600 ${0.2 * cell}px ${BOARD_FONT}`
  context.fillText(tag.note, middle, tag.y + tag.height / 2 + 0.19 * cell, tag.width * 0.92)
}

/** A rounded box with a nose towards its token. */
function tagOutline(context: Ctx, tag: PlacedTag, cell: number): void {
  const nose = 0.1 * cell
  const { x, y, width, height } = tag
  const tips = {
    right: [x, y + height / 2, -nose, 0],
    left: [x + width, y + height / 2, nose, 0],
    above: [x + width / 2, y + height, 0, nose],
    below: [x + width / 2, y, 0, -nose],
  } as const
  const [tipX, tipY, dx, dy] = tips[tag.side]
  context.beginPath()
  context.roundRect(x, y, width, height, 0.11 * cell)
  context.moveTo(tipX + dy, tipY - dx)
  context.lineTo(tipX + dx, tipY + dy)
  context.lineTo(tipX - dy, tipY + dx)
  context.closePath()
}
