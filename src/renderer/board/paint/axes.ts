import type { Gadong } from '#core/board/junction'
import { BOWL_RADIUS } from '../geometry'
import type { Mark } from '../marks'
import type { Cased } from '../palette'
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

/** Where the arrows of a turn find room between the bowl and the tokens: radius in cells, half their angle. */
const ARROWS: Readonly<Record<Gadong, { readonly radius: number; readonly half: number }>> = {
  1: { radius: 0.74, half: 0.36 },
  3: { radius: 1.68, half: 0.5 },
}

/** Paints an axis of symmetry across the field, a diamond at each end, or the arrows of a turn about the bowl. */
export function paintAxis(brush: MarkBrush, { axis, centre, gadong }: AxisMark): void {
  const { context, cell, palette } = brush
  context.save()
  context.translate(centre.x, centre.y)
  context.scale(cell, cell)
  if (axis === 'half-turn') paintTurn(context, gadong, 2, palette.axis)
  else if (axis === 'quarter-turn') paintTurn(context, gadong, 4, palette.axis)
  else paintMirror(context, gadong, LINES[axis], palette.axis)
  context.restore()
}

function paintMirror(
  context: Ctx,
  gadong: Gadong,
  [dx, dy]: readonly [number, number],
  { mark, casing }: Cased,
): void {
  const start = BOWL_RADIUS[gadong] / Math.hypot(dx, dy)
  context.lineCap = 'butt'
  for (const end of [-1, 1]) {
    for (const [width, colour] of [
      [0.14, casing],
      [0.085, mark],
    ] as const) {
      context.lineWidth = width
      context.strokeStyle = colour
      segment(context, dx * start * end, dy * start * end, dx * REACH * end, dy * REACH * end)
    }
    diamond(context, dx * REACH * end, dy * REACH * end, 0.12, { mark, casing })
  }
}

function diamond(context: Ctx, x: number, y: number, reach: number, { mark, casing }: Cased): void {
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
  context.fillStyle = mark
  context.fill()
}

/** Clockwise arrows in the gaps at the corners of the bowl, and a mark in the bowl: a square for four, a diamond for two. */
function paintTurn(context: Ctx, gadong: Gadong, count: number, colours: Cased): void {
  const { radius, half } = ARROWS[gadong]
  context.save()
  if (count === 4) context.rotate(Math.PI / 4)
  diamond(context, 0, 0, gadong === 1 ? 0.16 : 0.28, colours)
  context.restore()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (let index = 0; index < count; index += 1) {
    const middle = -Math.PI / 4 + (index / count) * Math.PI * 2
    for (const [width, colour] of [
      [0.13, colours.casing],
      [0.07, colours.mark],
    ] as const) {
      context.lineWidth = width
      context.strokeStyle = colour
      arrow(context, radius, middle - half, middle + half)
    }
  }
}

function arrow(context: Ctx, radius: number, from: number, to: number): void {
  const tip = { x: radius * Math.cos(to), y: radius * Math.sin(to) }
  const back = radius < 1 ? 0.15 : 0.22
  context.beginPath()
  context.arc(0, 0, radius, from, to)
  for (const turn of [to - Math.PI / 2 - 0.45, to - Math.PI / 2 + 0.65]) {
    context.moveTo(tip.x, tip.y)
    context.lineTo(tip.x + back * Math.cos(turn), tip.y + back * Math.sin(turn))
  }
  context.stroke()
}
