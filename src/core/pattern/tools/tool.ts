import type { Junction } from '../../board/junction'
import type { Board, Cell, CellChange } from '../cells'

/** What a tool is given: the board before the stroke, where the pointer was, and what it paints with. */
export interface ToolInput {
  readonly board: Board
  readonly stroke: readonly Junction[] // samples of the pointer in order; may have gaps and repeat; not empty
  readonly cell: Exclude<Cell, '.'>
}

/** What a tool changes by itself, before symmetry: in the order of painting, the gadong perhaps among it. */
export type Tool = (input: ToolInput) => readonly CellChange[]

/** The first and the last junction of a stroke; throws on an empty one. */
export function endsOf(stroke: readonly Junction[]): readonly [first: Junction, last: Junction] {
  const [first, last] = [stroke[0], stroke.at(-1)]
  if (first === undefined || last === undefined) throw new Error('an empty stroke')
  return [first, last]
}
