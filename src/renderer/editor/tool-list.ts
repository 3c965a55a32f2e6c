import type { PaintToolId } from '#core/pattern/tools/tools'

/** The tools of the editor, in the order of the tool column: those that paint, and those that do something else. */
export const TOOL_IDS = [
  'brush',
  'line',
  'rectangle',
  'flood',
  'picker',
  'eraser',
  'region',
  'shift',
] as const
export type ToolId = (typeof TOOL_IDS)[number]

/** The painting tool behind a tool; null for those that do not paint. */
export function paintTool(tool: ToolId, filled: boolean): PaintToolId | null {
  if (tool === 'picker' || tool === 'region' || tool === 'shift') return null
  return tool === 'rectangle' && filled ? 'filled-rectangle' : tool
}
