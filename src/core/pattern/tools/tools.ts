import type { CellChange } from '../cells'
import { repeatChanges, type SymmetryKind } from '../symmetry'
import { brush, eraser } from './brush'
import { flood } from './flood'
import { line } from './line'
import { filledRectangle, rectangle } from './rectangle'
import type { Tool, ToolInput } from './tool'

/** The tools that paint. */
export const PAINT_TOOL_IDS = ['brush', 'line', 'rectangle', 'filled-rectangle', 'flood', 'eraser'] as const
export type PaintToolId = (typeof PAINT_TOOL_IDS)[number]

const TOOLS: Readonly<Record<PaintToolId, Tool>> = {
  brush,
  line,
  rectangle,
  'filled-rectangle': filledRectangle,
  flood,
  eraser,
}

/** What a stroke paints by itself, without its images. */
export function ownChanges(id: PaintToolId, input: ToolInput): readonly CellChange[] {
  return TOOLS[id](input)
}

/** What a stroke changes on the board, repeated by the symmetry; [] when it changes nothing. */
export function toolChanges(id: PaintToolId, input: ToolInput, kind: SymmetryKind): readonly CellChange[] {
  return repeatChanges(input.board, kind, ownChanges(id, input))
}
