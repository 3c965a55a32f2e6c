import type { Seat } from '#core/games/contract'
import type { BoardPalette, Shade } from '../palette'
import { disc, fade, metal, mix, octagon, octagonCorner, ring } from './shapes'
import type { Ctx } from './shapes'
import { paintShadow } from './tokens'

export const ROUND_RADIUS = 0.47
export const OCTAGON_RADIUS = 0.52
const OUTLINE = '#2a1c10'

/** A kas about the origin, the unit a cell: South's a round red dome, North's a blue octagon with facets. */
export function paintKas(context: Ctx, seat: Seat, palette: BoardPalette): void {
  if (seat === 'north') paintOctagon(context, palette)
  else paintDome(context, palette)
}

function paintDome(context: Ctx, palette: BoardPalette): void {
  const body = palette.south
  if (palette.texture === 'plain') return paintFlatDome(context, body)
  paintShadow(context, ROUND_RADIUS, palette)
  disc(context, ROUND_RADIUS, metal(context, ROUND_RADIUS, palette.brass))
  ring(context, ROUND_RADIUS - 0.01, 0.02, fade(OUTLINE, 0.85))
  const gradient = context.createRadialGradient(-0.06, -0.12, 0.02, 0, 0, 0.38)
  gradient.addColorStop(0, mix(body.mid, body.light, 0.6))
  gradient.addColorStop(0.42, body.mid)
  gradient.addColorStop(1, body.dark)
  disc(context, 0.375, gradient)
  ring(context, 0.375, 0.018, fade(body.dark, 0.9))
  ring(context, 0.2, 0.042, mix(palette.brass.light, palette.brass.mid, 0.3))
  context.beginPath()
  context.ellipse(-0.15, -0.22, 0.11, 0.055, -Math.PI / 6, 0, Math.PI * 2)
  context.fillStyle = 'rgba(255, 255, 255, 0.72)'
  context.fill()
}

function paintFlatDome(context: Ctx, body: Shade): void {
  disc(context, ROUND_RADIUS, '#ffffff')
  disc(context, ROUND_RADIUS - 0.03, body.mid)
  ring(context, 0.335, 0.05, '#ffffff')
  ring(context, 0.16, 0.05, '#ffffff')
}

function paintOctagon(context: Ctx, palette: BoardPalette): void {
  const body = palette.north
  if (palette.texture === 'plain') return paintFlatOctagon(context, body)
  context.save()
  context.translate(0.03, 0.08)
  octagon(context, OCTAGON_RADIUS)
  context.fillStyle = palette.shadow
  context.fill()
  context.restore()
  octagon(context, OCTAGON_RADIUS)
  context.fillStyle = metal(context, OCTAGON_RADIUS, palette.brass)
  context.fill()
  context.lineJoin = 'round'
  octagon(context, OCTAGON_RADIUS - 0.01)
  context.lineWidth = 0.022
  context.strokeStyle = fade('#1b1a1e', 0.85)
  context.stroke()
  paintFacets(context, body)
}

const GIRDLE = 0.425
const TABLE = 0.235

/** Eight facets about a table, each as light as it faces the upper left. */
function paintFacets(context: Ctx, body: Shade): void {
  for (let facet = 0; facet < 8; facet += 1) {
    const middle = -Math.PI / 8 + ((facet + 0.5) * Math.PI) / 4
    const light = Math.cos(middle + (Math.PI * 3) / 4)
    quad(context, facet)
    context.fillStyle =
      light > 0 ? mix(body.mid, body.light, 0.12 + 0.62 * light) : mix(body.mid, body.dark, -light * 0.95)
    context.fill()
    context.lineWidth = 0.008
    context.strokeStyle = fade(body.light, 0.35)
    context.stroke()
  }
  octagon(context, TABLE)
  context.fillStyle = mix(body.mid, body.light, 0.38)
  context.fill()
  const left = octagonCorner(TABLE, 4)
  const top = octagonCorner(TABLE, 5)
  const end = octagonCorner(TABLE, 6)
  context.beginPath()
  context.moveTo(0, 0)
  for (const { x, y } of [left, top, end]) context.lineTo(x, y)
  context.closePath()
  context.fillStyle = 'rgba(255, 255, 255, 0.42)'
  context.fill()
}

function quad(context: Ctx, facet: number): void {
  const corners = [
    octagonCorner(GIRDLE, facet),
    octagonCorner(GIRDLE, facet + 1),
    octagonCorner(TABLE, facet + 1),
    octagonCorner(TABLE, facet),
  ]
  context.beginPath()
  corners.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
}

function paintFlatOctagon(context: Ctx, body: Shade): void {
  octagon(context, OCTAGON_RADIUS)
  context.fillStyle = '#ffffff'
  context.fill()
  octagon(context, OCTAGON_RADIUS - 0.03)
  context.fillStyle = body.mid
  context.fill()
  context.strokeStyle = '#ffffff'
  context.lineWidth = 0.045
  octagon(context, TABLE)
  context.stroke()
  for (let corner = 0; corner < 8; corner += 1) {
    const inner = octagonCorner(TABLE, corner)
    const outer = octagonCorner(GIRDLE, corner)
    context.beginPath()
    context.moveTo(inner.x, inner.y)
    context.lineTo(outer.x, outer.y)
    context.stroke()
  }
}
