import type { GameState } from '../games/contract'
import type { ReplyCounter } from './replies'
import { markOf, type Underway } from './underway'

const FIRST = 0x3fffffff
const LAST = -FIRST
export const GAIN = 2 // what a point counts in the order of search
export const REPLY = 3 // what a reply left to the opponent counts against it
const SPREAD_DEPTH = 3 // least depth at which moves are left to other threads

/** The move lists of all plies of a search, one behind the other in one buffer that grows when it must. */
export class MoveStack {
  private codes = new Int32Array(1024)
  private rates = new Int32Array(1024)
  private readonly starts: Int32Array
  private readonly counts: Int32Array
  private readonly marks: Int32Array // of the moves that are searched

  /** Room for the lists of so many plies; `underway` is what other threads search, null where there are none. */
  constructor(
    plies: number,
    private readonly underway: Underway | null,
  ) {
    this.starts = new Int32Array(plies)
    this.counts = new Int32Array(plies)
    this.marks = new Int32Array(plies)
  }

  /** Lists the legal moves of the state at a ply, behind those of the ply before. */
  list(state: GameState, ply: number): void {
    const start = ply === 0 ? 0 : (this.starts[ply - 1] ?? 0) + (this.counts[ply - 1] ?? 0)
    if (start + state.maxMoves > this.codes.length) this.grow((start + state.maxMoves) * 2)
    this.starts[ply] = start
    this.counts[ply] = state.moves(this.codes, start)
  }

  /** Keeps the moves that pass, in order; when none does, all. */
  keep(ply: number, passes: (code: number) => boolean): void {
    const start = this.starts[ply] ?? 0
    const end = start + (this.counts[ply] ?? 0)
    let kept = start
    for (let i = start; i < end; i++) {
      const code = this.codes[i] ?? 0
      if (!passes(code)) continue
      this.codes[i] = this.codes[kept] ?? 0
      this.codes[kept++] = code
    }
    if (kept > start) this.counts[ply] = kept - start
  }

  /** Rates the moves for the order of search; the move `first` (a code, or -1) comes before all. */
  rate(state: GameState, ply: number, first: number, replies: ReplyCounter | null): void {
    const { codes, rates } = this
    const start = this.starts[ply] as number
    const end = start + (this.counts[ply] as number)
    const counted = replies !== null && replies.prepare()
    for (let i = start; i < end; i++) {
      const code = codes[i] as number
      let rate = FIRST
      if (code !== first) {
        rate = GAIN * state.gain(code)
        if (counted) rate -= REPLY * replies.repliesTo(code)
      }
      rates[i] = rate
    }
  }

  /**
   * Chooses the move for an index, of those from there on the best rated one, and last those that another thread is
   * searching. `depth` is that of the ply, `key` its position's.
   */
  pick(ply: number, index: number, depth: number, key: number): void {
    const { underway } = this
    this.pickBest(ply, index)
    if (underway === null || depth < SPREAD_DEPTH) return
    const at = (this.starts[ply] ?? 0) + index
    underway.leave(this.marks[ply] ?? 0)
    while (index > 0 && this.rates[at] !== LAST && underway.has(markOf(key, this.codes[at] ?? 0))) {
      this.rates[at] = LAST
      this.pickBest(ply, index)
    }
    const mark = markOf(key, this.codes[at] ?? 0)
    this.marks[ply] = mark
    underway.enter(mark)
  }

  /** Swaps the best rated of the moves from `index` on to `index`. */
  private pickBest(ply: number, index: number): void {
    const start = this.starts[ply] ?? 0
    bringBest(this.codes, this.rates, start + index, start + (this.counts[ply] ?? 0))
  }

  /** The code of the move at an index of a ply. */
  at(ply: number, index: number): number {
    return this.codes[(this.starts[ply] ?? 0) + index] ?? 0
  }

  /** How many moves a ply has. */
  count(ply: number): number {
    return this.counts[ply] ?? 0
  }

  private grow(size: number): void {
    const { codes, rates } = this
    this.codes = new Int32Array(size)
    this.codes.set(codes)
    this.rates = new Int32Array(size)
    this.rates.set(rates)
  }
}

/** Swaps the best rated of the moves from `at` up to `end` to `at`, with its rate. */
export function bringBest(codes: Int32Array, rates: Int32Array, at: number, end: number): void {
  let best = at
  for (let i = at + 1; i < end; i++) if ((rates[i] ?? 0) > (rates[best] ?? 0)) best = i
  if (best === at) return
  const code = codes[at] ?? 0
  const rate = rates[at] ?? 0
  codes[at] = codes[best] ?? 0
  rates[at] = rates[best] ?? 0
  codes[best] = code
  rates[best] = rate
}
