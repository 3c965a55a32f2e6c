import type { Shade } from '../palette'

export type Ctx = CanvasRenderingContext2D

export const TURN = Math.PI * 2

/** Starts a path: a circle about a centre. */
export function circle(context: Ctx, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, TURN)
}

/** Fills a circle about the origin. */
export function disc(context: Ctx, radius: number, fill: string | CanvasGradient): void {
  circle(context, 0, 0, radius)
  context.fillStyle = fill
  context.fill()
}

/** Strokes a circle about the origin. */
export function ring(context: Ctx, radius: number, width: number, stroke: string | CanvasGradient): void {
  circle(context, 0, 0, radius)
  context.lineWidth = width
  context.strokeStyle = stroke
  context.stroke()
}

/** Strokes a straight line. */
export function segment(context: Ctx, x1: number, y1: number, x2: number, y2: number): void {
  context.beginPath()
  context.moveTo(x1, y1)
  context.lineTo(x2, y2)
  context.stroke()
}

/** Starts a path: a regular octagon with a flat top about the origin. */
export function octagon(context: Ctx, radius: number): void {
  context.beginPath()
  for (let corner = 0; corner < 8; corner += 1) {
    const { x, y } = octagonCorner(radius, corner)
    if (corner === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  }
  context.closePath()
}

/** A corner 0..7 of that octagon, clockwise from the right end of the upper right side. */
export function octagonCorner(radius: number, corner: number): { x: number; y: number } {
  const angle = -Math.PI / 8 + (corner * Math.PI) / 4
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
}

/** A gradient from the upper left to the lower right of a body of that radius. */
export function metal(context: Ctx, radius: number, shade: Shade): CanvasGradient {
  const gradient = context.createLinearGradient(-radius * 0.7, -radius * 0.7, radius * 0.7, radius * 0.7)
  gradient.addColorStop(0, mix(shade.light, shade.mid, 0.45))
  gradient.addColorStop(0.5, shade.mid)
  gradient.addColorStop(1, mix(shade.mid, shade.dark, 0.6))
  return gradient
}

/** A colour between two colours written #rrggbb; share 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const blend = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${blend.join('')}`
}

/** A colour #rrggbb with an opacity 0..1. */
export function fade(colour: string, opacity: number): string {
  const alpha = Math.round(Math.min(1, Math.max(0, opacity)) * 255)
  return colour + alpha.toString(16).padStart(2, '0')
}
