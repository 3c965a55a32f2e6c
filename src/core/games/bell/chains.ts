import { CELL_COUNT, CELL_OF, DELTA, DIRECTIONS_AT, JUNCTION_OF } from './geometry'
import { leapCode, MAX_LEAPS } from './code'

/** What a cell holds. While chains are searched, `CROSSED` marks empty cells of the chain and `TAKEN` its captures. */
const EMPTY = 0
const CROSSED = 1
const TOKEN = 2
const TAKEN = 3
const BLOCKED = 4

/** The tokens of a board, whatever their colours, and the leaps that they can make. */
export class LeapBoard {
  private readonly cells = new Uint8Array(CELL_COUNT).fill(BLOCKED)
  private readonly trail = new Uint8Array(MAX_LEAPS)
  private out: Int32Array | null = null
  private end = 0
  private start = 0

  /** Puts tokens on these junctions. */
  constructor(junctions: readonly number[]) {
    for (const junction of junctions) this.put(CELL_OF[junction]!)
  }

  /** Puts a token on an empty cell. */
  put(cell: number): void {
    this.cells[cell] = TOKEN
  }

  /** Takes the token off a cell. */
  lift(cell: number): void {
    this.cells[cell] = EMPTY
  }

  /** Whether a token stands on a cell. */
  has(cell: number): boolean {
    return this.cells[cell] === TOKEN
  }

  /** Writes the codes of all chains to `out` (null to count only) from `at` on; how many there are. */
  chains(out: Int32Array | null, at: number): number {
    this.out = out
    this.end = at
    const cells = this.cells
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      if (cells[cell] !== TOKEN) continue
      this.start = JUNCTION_OF[cell]!
      cells[cell] = CROSSED
      this.extend(cell, 0, 0, false)
      cells[cell] = TOKEN
    }
    this.out = null
    return this.end - at
  }

  /** Adds every chain that goes on from `cell` after `leaps` leaps; `looped` when a junction was met twice. */
  private extend(cell: number, leaps: number, directions: number, looped: boolean): void {
    const cells = this.cells
    const ways = DIRECTIONS_AT[cell]!
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i]!
      const over = cell + DELTA[way]!
      if (cells[over] !== TOKEN) continue
      const to = over + DELTA[way]!
      const before = cells[to]!
      if (before > CROSSED) continue
      cells[over] = TAKEN
      cells[to] = CROSSED
      this.trail[leaps] = way
      this.landed(to, leaps + 1, directions | (way << (3 * leaps)), looped || before === CROSSED)
      cells[over] = TOKEN
      cells[to] = before
    }
  }

  /** The code of the chain from a junction that captures exactly these, by its first route; -1 if there is none. */
  find(start: number, captured: readonly number[]): number {
    const cells = this.cells
    const cell = CELL_OF[start]!
    const overs = captured.map((junction) => CELL_OF[junction]!)
    if (!this.has(cell) || overs.some((over) => !this.has(over) || over === cell)) return -1
    if (overs.length > MAX_LEAPS || overs.length % 2 === 0) return -1
    cells[cell] = CROSSED
    for (const over of overs) cells[over] = TAKEN
    const directions = this.route(cell, overs.length)
    for (const over of overs) cells[over] = TOKEN
    cells[cell] = TOKEN
    return directions < 0 ? -1 : leapCode(start, overs.length, directions)
  }

  /** The directions of the first route from `cell` over `left` taken tokens; -1 if there is none. */
  private route(cell: number, left: number): number {
    if (left === 0) return 0
    const cells = this.cells
    for (const way of DIRECTIONS_AT[cell]!) {
      const over = cell + DELTA[way]!
      const to = over + DELTA[way]!
      if (cells[over] !== TAKEN || cells[to]! > CROSSED) continue
      cells[over] = TOKEN
      const rest = this.route(to, left - 1)
      cells[over] = TAKEN
      if (rest >= 0) return way | (rest << 3)
    }
    return -1
  }

  private landed(cell: number, leaps: number, directions: number, looped: boolean): void {
    if ((leaps & 1) === 1 && !(looped && this.hasEarlierRoute(CELL_OF[this.start]!, 0, leaps, false))) {
      if (this.out !== null) this.out[this.end] = leapCode(this.start, leaps, directions)
      this.end++
    }
    if (leaps < MAX_LEAPS) this.extend(cell, leaps, directions, looped)
  }

  /**
   * Whether the captured tokens of the trail can be leapt in an order whose directions come before the trail's own.
   * Two routes with the same start and captures end alike, and a trail that meets no junction twice is the only one.
   */
  private hasEarlierRoute(cell: number, done: number, leaps: number, earlier: boolean): boolean {
    if (done === leaps) return earlier
    const cells = this.cells
    const ways = DIRECTIONS_AT[cell]!
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i]!
      const own = this.trail[done]!
      if (!earlier && way > own) return false
      const over = cell + DELTA[way]!
      if (cells[over] !== TAKEN) continue
      cells[over] = TOKEN
      const found = this.hasEarlierRoute(over + DELTA[way]!, done + 1, leaps, earlier || way < own)
      cells[over] = TAKEN
      if (found) return true
    }
    return false
  }
}
