import type { BoardPalette } from '../palette'
import { circle, disc, fade, mix, ring } from './shapes'
import type { Ctx } from './shapes'

/** Radius of a token, in cells. */
export const TOKEN_RADIUS = 0.4

/** The shadow that a round body casts, a little to the right and down. The origin is the centre, the unit a cell. */
export function paintShadow(context: Ctx, radius: number, palette: BoardPalette): void {
  circle(context, 0.03, 0.07, radius)
  context.fillStyle = palette.shadow
  context.fill()
}

/** A black token about the origin. */
export function paintBlack(context: Ctx, palette: BoardPalette): void {
  const { body, highlight, bezel } = palette.black
  if (palette.texture === 'plain') return disc(context, TOKEN_RADIUS, body)
  paintShadow(context, TOKEN_RADIUS, palette)
  const gradient = context.createRadialGradient(-0.08, -0.15, 0.02, 0, -0.02, TOKEN_RADIUS)
  gradient.addColorStop(0, mix(body, highlight, 0.6))
  gradient.addColorStop(0.22, mix(body, highlight, 0.28))
  gradient.addColorStop(0.6, mix(body, highlight, 0.1))
  gradient.addColorStop(1, mix(body, '#000000', 0.45))
  disc(context, TOKEN_RADIUS, gradient)
  if (bezel !== null) ring(context, TOKEN_RADIUS - 0.018, 0.036, bezel)
  glint(context, 'rgba(255, 255, 255, 0.6)')
  context.beginPath()
  context.arc(0, -0.02, 0.32, Math.PI * 0.2, Math.PI * 0.8)
  context.lineWidth = 0.03
  context.strokeStyle = 'rgba(255, 255, 255, 0.14)'
  context.stroke()
}

/** A white token about the origin. */
export function paintWhite(context: Ctx, palette: BoardPalette): void {
  const { body, shade, edge } = palette.white
  if (palette.texture === 'plain') {
    disc(context, TOKEN_RADIUS, body)
    return ring(context, TOKEN_RADIUS - 0.03, 0.06, edge)
  }
  paintShadow(context, TOKEN_RADIUS, palette)
  const gradient = context.createRadialGradient(-0.11, -0.18, 0.02, -0.02, -0.04, TOKEN_RADIUS + 0.06)
  gradient.addColorStop(0, '#ffffff')
  gradient.addColorStop(0.5, body)
  gradient.addColorStop(1, shade)
  disc(context, TOKEN_RADIUS, gradient)
  ring(context, TOKEN_RADIUS - 0.008, 0.016, fade(edge, 0.75))
  ring(context, 0.275, 0.014, fade(mix(shade, edge, 0.15), 0.6))
  glint(context, 'rgba(255, 255, 255, 0.95)')
}

/** A junction that a draft leaves open: a hollow, dotted place that reads as neither colour. */
export function paintUndecided(context: Ctx, palette: BoardPalette): void {
  const plain = palette.texture === 'plain'
  disc(context, 0.3, fade(palette.field.mid, 0.9))
  context.setLineDash([0.1, 0.088])
  ring(context, 0.3, 0.05, plain ? palette.line : palette.coordinates)
  context.setLineDash([])
  disc(context, 0.06, plain ? palette.line : palette.coordinates)
}

/** A token of both colours, the left half white: what balancing proposes to turn over. */
export function paintHalf(context: Ctx, palette: BoardPalette): void {
  paintWhite(context, palette)
  context.save()
  context.beginPath()
  context.rect(0, -0.3, 0.3, 0.6)
  context.clip()
  disc(context, 0.26, palette.black.body)
  context.restore()
  ring(context, 0.26, 0.02, palette.black.body)
}

function glint(context: Ctx, fill: string): void {
  context.beginPath()
  context.ellipse(-0.13, -0.17, 0.1, 0.06, -Math.PI / 6, 0, Math.PI * 2)
  context.fillStyle = fill
  context.fill()
}
