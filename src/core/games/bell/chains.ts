import { leapCode, MAX_LEAPS } from './code'
import { CELL_COUNT, CELL_OF, DELTA, DIRECTIONS_AT, JUNCTION_OF, OPPOSITE } from './geometry'

/** What a cell holds. While a chain is followed, `CROSSED` marks the empty cells on its way and `TAKEN` its captures. */
const EMPTY = 0
const CROSSED = 1
const TOKEN = 2
const TAKEN = 3
const BLOCKED = 4

/**
 * Follows chains of leaps over a board of cells. Seen from one token, the junctions two steps apart are nodes and the
 * tokens between them are edges, each used at most once; tokens on nodes stay in the way for the whole chain.
 * Indices stay inside of the frame by construction.
 */
export class ChainFinder {
  private readonly cells = new Uint8Array(CELL_COUNT).fill(BLOCKED)
  private readonly trail = new Uint8Array(MAX_LEAPS) // directions of the chain being followed
  private start = 0 // its junction
  private out: Int32Array | null = null
  private end = 0

  /** Whether a token stands on a cell. */
  has(cell: number): boolean {
    return this.cells[cell] === TOKEN
  }

  /** Puts a token on a cell. */
  put(cell: number): void {
    this.cells[cell] = TOKEN
  }

  /** Empties a cell. */
  lift(cell: number): void {
    this.cells[cell] = EMPTY
  }

  /** Where the next chains are written: to `out` from `end` on, or only counted from `end` on. */
  begin(out: Int32Array | null, end: number): void {
    this.out = out
    this.end = end
  }

  /** Where the last chain written or counted ends. */
  get written(): number {
    return this.end
  }

  /** Writes the chains of three leaps or more whose first leap lands on this empty cell. */
  follow(cell: number): void {
    const cells = this.cells
    const ways = DIRECTIONS_AT[cell] as Uint8Array
    for (let i = 0; i < ways.length; i++) {
      const back = ways[i] as number
      const delta = DELTA[back] as number
      const over = cell + delta
      const start = over + delta
      if (cells[over] !== TOKEN || cells[start] !== TOKEN) continue
      const way = back ^ OPPOSITE
      this.start = JUNCTION_OF[start] as number
      this.trail[0] = way
      cells[start] = CROSSED
      cells[over] = TAKEN
      cells[cell] = CROSSED
      this.extend(cell, 1, way, false)
      cells[cell] = EMPTY
      cells[over] = TOKEN
      cells[start] = TOKEN
    }
  }

  /** Goes on from `cell` after `leaps` leaps; `looped` when a junction has been met twice. */
  private extend(cell: number, leaps: number, directions: number, looped: boolean): void {
    const cells = this.cells
    const ways = DIRECTIONS_AT[cell] as Uint8Array
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i] as number
      const delta = DELTA[way] as number
      const over = cell + delta
      if (cells[over] !== TOKEN) continue
      const to = over + delta
      const before = cells[to] as number
      if (before > CROSSED) continue
      cells[over] = TAKEN
      cells[to] = CROSSED
      this.trail[leaps] = way
      this.land(to, leaps + 1, directions | (way << (3 * leaps)), looped || before === CROSSED)
      cells[over] = TOKEN
      cells[to] = before
    }
  }

  private land(cell: number, leaps: number, directions: number, looped: boolean): void {
    if (
      (leaps & 1) === 1 &&
      !(looped && this.hasEarlierRoute(CELL_OF[this.start] as number, 0, leaps, false))
    ) {
      if (this.out !== null) this.out[this.end] = leapCode(this.start, leaps, directions)
      this.end++
    }
    if (leaps < MAX_LEAPS) this.extend(cell, leaps, directions, looped)
  }

  /**
   * Whether the captures of the trail can be made in another order whose directions come before the trail's own. Routes
   * with the same start and captures are one move (RULES 6) and end alike; so the earliest stands for all. A chain that
   * meets no junction twice is the only route over its captures.
   */
  private hasEarlierRoute(cell: number, done: number, leaps: number, earlier: boolean): boolean {
    if (done === leaps) return earlier
    const cells = this.cells
    const ways = DIRECTIONS_AT[cell] as Uint8Array
    const own = this.trail[done] as number
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i] as number
      if (!earlier && way > own) return false
      const delta = DELTA[way] as number
      const over = cell + delta
      if (cells[over] !== TAKEN) continue
      cells[over] = TOKEN
      const found = this.hasEarlierRoute(over + delta, done + 1, leaps, earlier || way < own)
      cells[over] = TAKEN
      if (found) return true
    }
    return false
  }

  /** The code of the move from a junction that captures exactly these junctions; -1 if there is none. */
  find(start: number, captured: readonly number[]): number {
    const cells = this.cells
    const cell = CELL_OF[start] as number
    const overs = captured.map((junction) => CELL_OF[junction] as number)
    if (overs.length > MAX_LEAPS || overs.length % 2 === 0) return -1
    if (!this.has(cell) || !overs.every((over) => this.has(over) && over !== cell)) return -1
    cells[cell] = CROSSED
    for (const over of overs) cells[over] = TAKEN
    const directions = this.firstRoute(cell, overs.length)
    for (const over of overs) cells[over] = TOKEN
    cells[cell] = TOKEN
    return directions < 0 ? -1 : leapCode(start, overs.length, directions)
  }

  /** The directions of the first route from `cell` over `left` tokens marked as taken; -1 if there is none. */
  private firstRoute(cell: number, left: number): number {
    if (left === 0) return 0
    const cells = this.cells
    for (const way of DIRECTIONS_AT[cell] as Uint8Array) {
      const delta = DELTA[way] as number
      const over = cell + delta
      if (cells[over] !== TAKEN || (cells[over + delta] as number) > CROSSED) continue
      cells[over] = TOKEN
      const rest = this.firstRoute(over + delta, left - 1)
      cells[over] = TAKEN
      if (rest >= 0) return way | (rest << 3)
    }
    return -1
  }
}
