import type { Gadong, Junction } from '../board/junction'

/** `b` black, `w` white, `?` undecided, `.` the gadong. */
export type Cell = 'b' | 'w' | '?' | '.'

/** A token colour. A black token is worth 1 point, a white one 2 (RULES 1). */
export type Colour = 'b' | 'w'

/** 121 cells by junction; `.` stands on exactly the junctions of the gadong. */
export type Cells = readonly Cell[]

/** What lies on a board, complete or not. Immutable: every change makes a new one. */
export interface Board {
  readonly gadong: Gadong
  readonly cells: Cells
}

/** How many junctions hold each; black + white + undecided is 120 or 112. */
export interface Counts {
  readonly black: number
  readonly white: number
  readonly undecided: number
}

/** One junction and what it becomes. */
export interface CellChange {
  readonly junction: Junction
  readonly cell: Cell
}
