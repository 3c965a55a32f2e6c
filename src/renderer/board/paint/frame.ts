import type { BoardPalette } from '../palette'
import { fade, mix, segment } from './shapes'
import type { Ctx } from './shapes'
import { grainBitmap, weaveTile } from './texture'

/** What the painters of the board's ground work on: a square of `units` cells from the origin. */
export interface Ground {
  readonly context: Ctx
  readonly palette: BoardPalette
  readonly units: number // side of the board in cells
  readonly scale: number // device pixels a cell
}

const CORNER = 0.13

/** Frame and field with their texture, without lines and coordinates. */
export function paintGround(ground: Ground): void {
  const { context, palette, units } = ground
  if (palette.texture === 'plain') return paintPlainGround(ground)
  context.save()
  context.beginPath()
  context.roundRect(0, 0, units, units, CORNER)
  context.clip()
  paintFrame(ground)
  paintField(ground)
  if (palette.texture === 'grain') paintGrain(ground)
  paintFieldEdge(ground)
  paintOuterEdge(ground)
  context.restore()
}

function paintPlainGround({ context, palette, units }: Ground): void {
  const { frameWidth } = palette
  context.fillStyle = palette.frame.mid
  context.fillRect(0, 0, units, units)
  context.strokeStyle = palette.inlay
  context.lineWidth = 0.04
  context.strokeRect(0.02, 0.02, units - 0.04, units - 0.04)
  context.lineWidth = 0.026
  context.strokeRect(frameWidth, frameWidth, units - 2 * frameWidth, units - 2 * frameWidth)
}

function paintFrame({ context, palette, units }: Ground): void {
  const { frame, frameWidth } = palette
  const gradient = context.createLinearGradient(0, 0, units, units)
  gradient.addColorStop(0, frame.light)
  gradient.addColorStop(0.5, frame.mid)
  gradient.addColorStop(1, frame.dark)
  context.fillStyle = gradient
  context.fillRect(0, 0, units, units)
  context.lineWidth = 0.02
  context.strokeStyle = fade(mix(frame.dark, '#000000', 0.5), 0.75)
  const inner = units - frameWidth
  segment(context, 0, 0, frameWidth, frameWidth)
  segment(context, units, 0, inner, frameWidth)
  segment(context, 0, units, frameWidth, inner)
  segment(context, units, units, inner, inner)
}

function paintField({ context, palette, units, scale }: Ground): void {
  const { field, frameWidth } = palette
  const side = units - 2 * frameWidth
  const gradient = context.createRadialGradient(
    units * 0.4,
    units * 0.36,
    0,
    units * 0.46,
    units * 0.46,
    units * 0.72,
  )
  gradient.addColorStop(0, field.light)
  gradient.addColorStop(0.5, field.mid)
  gradient.addColorStop(1, field.dark)
  context.fillStyle = gradient
  context.fillRect(frameWidth, frameWidth, side, side)
  if (palette.texture !== 'weave') return
  const pattern = context.createPattern(weaveTile(scale * 0.1, fade(field.dark, 0.55)), 'repeat')
  if (!pattern) return
  context.save()
  context.scale(1 / scale, 1 / scale)
  context.fillStyle = pattern
  context.fillRect(frameWidth * scale, frameWidth * scale, side * scale, side * scale)
  context.restore()
}

function paintGrain({ context, units }: Ground): void {
  context.save()
  context.globalAlpha = 0.46
  context.globalCompositeOperation = 'multiply'
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(grainBitmap(units), 0, 0, units, units)
  context.restore()
}

/** The inlay about the field and the shade that the frame throws onto it. */
function paintFieldEdge({ context, palette, units }: Ground): void {
  const { frameWidth, frame } = palette
  const side = units - 2 * frameWidth
  const shade = (depth: number, opacity: number) => {
    context.fillStyle = fade(frame.dark, opacity)
    context.fillRect(frameWidth, frameWidth, side, depth)
    context.fillRect(frameWidth, frameWidth + depth, depth, side - depth)
  }
  shade(0.075, 0.28)
  context.fillStyle = fade(frame.dark, 0.2)
  context.fillRect(units - frameWidth - 0.05, frameWidth, 0.05, side)
  context.fillRect(frameWidth, units - frameWidth - 0.05, side, 0.05)
  context.strokeStyle = fade(mix(frame.dark, '#000000', 0.4), 0.9)
  context.lineWidth = 0.03
  context.strokeRect(frameWidth + 0.03, frameWidth + 0.03, side - 0.06, side - 0.06)
  context.strokeStyle = palette.inlay
  context.lineWidth = 0.034
  context.strokeRect(frameWidth, frameWidth, side, side)
}

function paintOuterEdge(ground: Ground): void {
  const { context, palette, units } = ground
  context.strokeStyle = fade(mix(palette.frame.light, palette.inlay, 0.15), 0.8)
  context.lineWidth = 0.05
  context.beginPath()
  context.roundRect(0.025, 0.025, units - 0.05, units - 0.05, CORNER)
  context.stroke()
  if (palette.texture === 'weave') return paintTriangles(ground)
  context.strokeStyle = palette.inlay
  context.lineWidth = 0.022
  context.beginPath()
  context.roundRect(0.1, 0.1, units - 0.2, units - 0.2, CORNER * 0.7)
  context.stroke()
}

/** Rows of gold triangles that point inwards, a diamond in each corner: the head of a songket cloth. */
function paintTriangles({ context, palette, units }: Ground): void {
  const start = 0.22
  const count = Math.round((units - 2 * start) / 0.212)
  const pitch = (units - 2 * start) / count
  context.fillStyle = mix(palette.inlay, palette.frame.mid, 0.22)
  for (let side = 0; side < 4; side += 1) {
    context.save()
    context.translate(units / 2, units / 2)
    context.rotate((side * Math.PI) / 2)
    context.translate(-units / 2, -units / 2)
    context.beginPath()
    for (let index = 0; index < count; index += 1) {
      const x = start + index * pitch
      context.moveTo(x, 0.06)
      context.lineTo(x + pitch, 0.06)
      context.lineTo(x + pitch / 2, 0.2)
      context.closePath()
    }
    context.moveTo(0.13, 0.05)
    context.lineTo(0.21, 0.13)
    context.lineTo(0.13, 0.21)
    context.lineTo(0.05, 0.13)
    context.closePath()
    context.fill()
    context.restore()
  }
}
