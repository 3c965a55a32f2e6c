import type { Gadong } from '#core/board/junction'
import { BOWL_RADIUS } from '../geometry'
import type { BoardPalette } from '../palette'
import { circle, disc, fade, metal, mix, ring, segment } from './shapes'
import type { Ctx } from './shapes'

const TICKS = 36

/** The gadong about the origin, the unit a cell: a brass bowl of one or of three junctions' width. */
export function paintBowl(context: Ctx, gadong: Gadong, palette: BoardPalette): void {
  const radius = BOWL_RADIUS[gadong]
  const inside = gadong === 1 ? radius * 0.72 : radius * 0.78
  if (palette.texture === 'plain') return paintOutlineBowl(context, gadong, radius, inside)
  const lift = gadong === 1 ? 0.08 : 0.12
  circle(context, lift, lift, radius)
  context.fillStyle = palette.shadow
  context.fill()
  disc(context, radius, metal(context, radius, palette.brass))
  ring(context, radius - 0.008, 0.016, fade(palette.brass.dark, 0.8))
  if (gadong === 3) paintFlutes(context, radius, inside, palette)
  paintInside(context, inside, palette)
  paintLights(context, radius, inside, palette)
}

function paintInside(context: Ctx, radius: number, palette: BoardPalette): void {
  const { inside, mid } = palette.brass
  const gradient = context.createRadialGradient(radius * 0.2, radius * 0.35, 0, 0, 0, radius)
  gradient.addColorStop(0, mix(inside, mid, 0.68))
  gradient.addColorStop(0.55, mix(inside, mid, 0.28))
  gradient.addColorStop(1, inside)
  disc(context, radius, gradient)
  ring(context, radius, 0.02, fade(palette.brass.dark, 0.9))
}

function paintLights(context: Ctx, radius: number, inside: number, palette: BoardPalette): void {
  const thin = Math.min(0.045, radius * 0.09)
  const arc = (distance: number, from: number, to: number, opacity: number, width: number) => {
    context.beginPath()
    context.arc(0, 0, distance, Math.PI * from, Math.PI * to)
    context.lineWidth = width
    context.strokeStyle = fade(palette.brass.light, opacity)
    context.stroke()
  }
  context.lineCap = 'round'
  arc((radius + inside) / 2 + thin * 0.8, 1.22, 1.55, 0.95, thin)
  arc(inside + 0.012, 0.02, 0.55, 0.75, 0.02)
  arc(inside * 0.85, 0.04, 0.28, 0.5, thin * 0.8)
  context.lineCap = 'butt'
}

/** Chased flutes on the broad rim of the large bowl. */
function paintFlutes(context: Ctx, radius: number, inside: number, palette: BoardPalette): void {
  const inner = inside + 0.07
  const outer = radius - 0.07
  context.lineWidth = 0.022
  for (let tick = 0; tick < TICKS; tick += 1) {
    const angle = (tick / TICKS) * Math.PI * 2
    const x = Math.cos(angle)
    const y = Math.sin(angle)
    context.strokeStyle = fade(palette.brass.dark, 0.55)
    segment(context, x * inner, y * inner, x * outer, y * outer)
    context.strokeStyle = fade(palette.brass.light, 0.35)
    segment(context, x * inner + 0.02, y * inner + 0.02, x * outer + 0.02, y * outer + 0.02)
  }
  ring(context, outer, 0.018, fade(palette.brass.dark, 0.5))
  ring(context, inner, 0.018, fade(palette.brass.dark, 0.5))
}

function paintOutlineBowl(context: Ctx, gadong: Gadong, radius: number, inside: number): void {
  disc(context, radius, '#ffffff')
  ring(context, radius - 0.018, 0.036, '#000000')
  ring(context, inside, 0.024, '#000000')
  context.strokeStyle = '#000000'
  context.lineWidth = 0.014
  const ticks = gadong === 1 ? 16 : TICKS
  const reach = gadong === 1 ? radius : radius - 0.06
  for (let tick = 0; tick < ticks; tick += 1) {
    const angle = (tick / ticks) * Math.PI * 2
    const x = Math.cos(angle)
    const y = Math.sin(angle)
    segment(context, x * inside, y * inside, x * reach, y * reach)
  }
}
