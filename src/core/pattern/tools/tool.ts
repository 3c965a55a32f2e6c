import type { Junction } from '../../board/junction'
import type { Board, Cell, CellChange } from '../cells'

/** Samples of the pointer in order, null where it was beside the board. They may have gaps and repeat. */
export type Stroke = readonly (Junction | null)[]

/** What a tool is given: the board before the stroke, where the pointer was, and what it paints with. */
export interface ToolInput {
  readonly board: Board
  readonly stroke: Stroke // touches the board
  readonly cell: Exclude<Cell, '.'>
}

/** What a tool changes by itself, before symmetry: in the order of painting, the gadong perhaps among it. */
export type Tool = (input: ToolInput) => readonly CellChange[]

/** The first and the last junction of a stroke; throws on one that touches none. */
export function endsOf(stroke: Stroke): readonly [first: Junction, last: Junction] {
  const isJunction = (sample: Junction | null) => sample !== null
  const [first, last] = [stroke.find(isJunction), stroke.findLast(isJunction)]
  if (first === undefined || last === undefined) throw new Error('an empty stroke')
  return [first, last]
}
