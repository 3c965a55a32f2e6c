import type { BoardPalette } from '../palette'
import { circle, disc, fade, type Ctx } from './shapes'

/** What hides the token below a ghost; with its ring a ghost stays inside its own cell. */
const PLATE = 0.42

/**
 * Paints what a stroke would leave on a junction, about the origin, the unit a cell: the piece (`paint` paints it) on a plate
 * of the field's colour, ringed solid under the pointer and dashed where it is an image.
 */
export function paintGhost(context: Ctx, palette: BoardPalette, image: boolean, paint: () => void): void {
  disc(context, PLATE, palette.field.mid)
  context.globalAlpha = image ? 0.7 : 0.95
  paint()
  context.globalAlpha = 1
  const [radius, width] = image ? [0.438, 0.055] : [0.438, 0.065]
  circle(context, 0, 0, radius)
  context.lineWidth = width + 0.05
  context.strokeStyle = image ? fade(palette.axis.casing, 0.6) : palette.axis.casing
  context.stroke()
  context.lineWidth = width
  context.strokeStyle = palette.axis.mark
  if (image) context.setLineDash([0.15, 0.1])
  context.stroke()
  context.setLineDash([])
}
