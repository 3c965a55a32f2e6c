import type { GameState } from '../games/contract'

const KILLERS = 2
const HISTORY_SLOTS = 1 << 12
const HISTORY_LIMIT = 1 << 14

/** What a search has learnt about moves: which ones cut off near by, at the same ply or anywhere. */
export class MoveMemory {
  private readonly killers: Int32Array
  private readonly history = new Int32Array(2 * HISTORY_SLOTS)

  constructor(plies: number) {
    this.killers = new Int32Array(plies * KILLERS).fill(-1)
  }

  /** Forgets the killers and halves the rest, for the search of another position. */
  fade(): void {
    this.killers.fill(-1)
    for (let slot = 0; slot < this.history.length; slot++) this.history[slot] = (this.history[slot] as number) >> 1
  }

  /** Notes that a move of a side cut off at a ply, after a search of `depth` plies. */
  reward(side: number, ply: number, code: number, depth: number): void {
    const first = ply * KILLERS
    if (this.killers[first] !== code) {
      this.killers[first + 1] = this.killers[first] as number
      this.killers[first] = code
    }
    const slot = slotOf(side, code)
    const value = this.history[slot] as number
    const bonus = Math.min(depth * depth, 400)
    this.history[slot] = value + bonus - ((value * bonus) >> 14)
    if (value > HISTORY_LIMIT) this.history[slot] = HISTORY_LIMIT
  }

  /** Notes that a move of a side was tried before one that cut off. */
  punish(side: number, code: number, depth: number): void {
    const slot = slotOf(side, code)
    const value = this.history[slot] as number
    const malus = Math.min(depth * depth, 400)
    this.history[slot] = value - malus - ((value * malus) >> 14)
  }

  /** 2 for the newest killer of a ply, 1 for the one before, else 0. */
  killer(ply: number, code: number): number {
    const first = ply * KILLERS
    return this.killers[first] === code ? 2 : this.killers[first + 1] === code ? 1 : 0
  }

  /** How well a move has done for a side, between -HISTORY_LIMIT and HISTORY_LIMIT. */
  merit(side: number, code: number): number {
    return this.history[slotOf(side, code)] as number
  }
}

/** Rates a move for the order of search; the higher, the sooner. */
export type Rater = (state: GameState, code: number) => number

function slotOf(side: number, code: number): number {
  const mixed = Math.imul(code, 0x9e3779b1)
  return side * HISTORY_SLOTS + (mixed >>> 20)
}
