import type { Mark } from '../marks'
import type { MarkBrush } from './marks'
import { segment } from './shapes'
import type { Ctx } from './shapes'

type AxisMark = Extract<Mark, { kind: 'axis' }>

const REACH = 5.6 // from the centre to the edge of the field, in cells
const LINES = {
  lr: [0, 1],
  tb: [1, 0],
  a1k11: [1, -1],
  a11k1: [1, 1],
} as const

/** Paints an axis of symmetry across the field with a diamond at each end, or the arrows of a turn about the bowl. */
export function paintAxis(brush: MarkBrush, mark: AxisMark): void {
  const { context, cell } = brush
  context.save()
  context.translate(mark.centre.x, mark.centre.y)
  context.scale(cell, cell)
  if (mark.axis === 'half-turn') paintTurn(brush, 2, 1.414)
  else if (mark.axis === 'quarter-turn') paintTurn(brush, 4, 1.414)
  else paintMirror(brush, LINES[mark.axis])
  context.restore()
}

function paintMirror({ context, palette }: MarkBrush, [dx, dy]: readonly [number, number]): void {
  const { mark, casing } = palette.axis
  context.lineCap = 'butt'
  for (const [width, colour] of [
    [0.14, casing],
    [0.085, mark],
  ] as const) {
    context.lineWidth = width
    context.strokeStyle = colour
    segment(context, -dx * REACH, -dy * REACH, dx * REACH, dy * REACH)
  }
  for (const end of [-1, 1]) diamond(context, dx * REACH * end, dy * REACH * end, mark, casing)
}

function diamond(context: Ctx, x: number, y: number, fill: string, casing: string): void {
  const reach = 0.12
  context.beginPath()
  context.moveTo(x, y - reach)
  context.lineTo(x + reach, y)
  context.lineTo(x, y + reach)
  context.lineTo(x - reach, y)
  context.closePath()
  context.lineJoin = 'miter'
  context.lineWidth = 0.07
  context.strokeStyle = casing
  context.stroke()
  context.fillStyle = fill
  context.fill()
}

/** Arrows along a circle, clockwise, each in the gap between two lines of tokens. */
function paintTurn({ context, palette }: MarkBrush, arrows: number, radius: number): void {
  const { mark, casing } = palette.axis
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (let arrow = 0; arrow < arrows; arrow += 1) {
    context.save()
    context.rotate((arrow / arrows) * Math.PI * 2)
    for (const [width, colour] of [
      [0.13, casing],
      [0.07, mark],
    ] as const) {
      context.lineWidth = width
      context.strokeStyle = colour
      arc(context, radius)
    }
    context.restore()
  }
}

function arc(context: Ctx, radius: number): void {
  const from = -Math.PI * 0.42
  const to = -Math.PI * 0.08
  context.beginPath()
  context.arc(0, 0, radius, from, to)
  const tip = { x: radius * Math.cos(to), y: radius * Math.sin(to) }
  const back = 0.18
  for (const turn of [to - Math.PI / 2 - 0.5, to - Math.PI / 2 + 0.6]) {
    context.moveTo(tip.x, tip.y)
    context.lineTo(tip.x + back * Math.cos(turn), tip.y + back * Math.sin(turn))
  }
  context.stroke()
}
