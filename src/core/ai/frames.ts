/** Most plies below the root that a search goes: no game is longer. */
export const MAX_PLY = 130

const ROOM = MAX_PLY + 2

/** What a search knows at each ply of the line under way: its explicit stack. */
export class Frames {
  readonly index = new Int32Array(ROOM) // of the move under way
  readonly depth = new Int32Array(ROOM) // plies still to go
  readonly alpha = new Int32Array(ROOM)
  readonly beta = new Int32Array(ROOM)
  readonly floor = new Int32Array(ROOM) // alpha at entry
  readonly bestValue = new Int32Array(ROOM)
  readonly bestMove = new Int32Array(ROOM)
  readonly kind = new Uint8Array(ROOM) // how the child is searched: a Window
  readonly side = new Int8Array(ROOM) // who moves
  readonly lead = new Int32Array(ROOM) // what the mover is ahead by, where values are relative to that
  readonly guessed = new Uint8Array(ROOM) // the value rests on an estimate
  private readonly line = new Int32Array(ROOM * ROOM)
  private readonly lineLength = new Int32Array(ROOM)

  /** Prepares a ply for the search of a new position. */
  enter(ply: number, depth: number, alpha: number, beta: number): void {
    this.depth[ply] = depth
    this.alpha[ply] = alpha
    this.floor[ply] = alpha
    this.beta[ply] = beta
    this.index[ply] = 0
    this.bestMove[ply] = -1
    this.guessed[ply] = 0
    this.lineLength[ply] = 0
  }

  /** Makes a move followed by the best line of the next ply the best line of this one. */
  keepLine(ply: number, code: number): void {
    const row = ply * ROOM
    const length = this.lineLength[ply + 1] as number
    this.line[row] = code
    for (let at = 0; at < length; at++) this.line[row + 1 + at] = this.line[row + ROOM + at] as number
    this.lineLength[ply] = length + 1
  }

  /** Codes of the best line from the root on. */
  principalVariation(): number[] {
    return Array.from(this.line.subarray(0, this.lineLength[0]))
  }
}

/** How a child is searched: with the whole window, a null window, or a null window and less depth. */
export const Window = { Whole: 0, Null: 1, Reduced: 2 } as const
