import { BOARD_SIZE } from '../../board/junction'
import { ChainFinder } from './chains'
import { leapCode } from './code'
import {
  CELL_OF,
  DIAGONAL_OF,
  EAST,
  END_ROW,
  FALLING,
  FILE_OF,
  FIRST_ROW,
  LINE_COUNT,
  NORTH,
  NORTH_EAST,
  NORTH_WEST,
  RISING,
  ROW_OF,
  rowOn,
  SOUTH,
  SOUTH_EAST,
  SOUTH_WEST,
  STRIDE,
  WEST,
} from './geometry'

/** Sets of tokens that can leap in one direction, one slot a line and direction: four a row, two a diagonal. */
const ROW_SLOTS = 4 * BOARD_SIZE
const SLOT_COUNT = ROW_SLOTS + 4
const ROW_WAYS = [NORTH, EAST, SOUTH, WEST]
const DIAGONAL_WAYS = [NORTH_EAST, SOUTH_WEST, SOUTH_EAST, NORTH_WEST]

/** The code of the single leap of bit 0 of each slot, and what one bit more adds to it. */
const SLOT_CODE = new Int32Array(SLOT_COUNT)
const SLOT_STEP = new Int8Array(SLOT_COUNT).fill(1)
for (let slot = 0; slot < ROW_SLOTS; slot++) {
  SLOT_CODE[slot] = leapCode((slot >> 2) * BOARD_SIZE, 1, ROW_WAYS[slot & 3] as number)
}
DIAGONAL_WAYS.forEach((way, index) => {
  const rising = index < 2
  SLOT_CODE[ROW_SLOTS + index] = leapCode(rising ? 0 : BOARD_SIZE * (BOARD_SIZE - 1), 1, way)
  SLOT_STEP[ROW_SLOTS + index] = rising ? BOARD_SIZE + 1 : 1 - BOARD_SIZE
})

/** How many bits are set in a set of eleven. */
const BITS = Uint8Array.from({ length: 1 << BOARD_SIZE }, (_, set) => {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
})

/** The tokens of a board, whatever their colours, and the moves that they can make (RULES 4). */
export class LeapBoard {
  private readonly chains = new ChainFinder()
  private readonly tokens = new Int32Array(LINE_COUNT) // sets by line
  private readonly empty = new Int32Array(LINE_COUNT)
  private readonly leapers = new Int32Array(SLOT_COUNT)
  private readonly linked = new Int32Array(LINE_COUNT) // empty junctions that a leap joins to another, by row

  /** Puts tokens on these junctions; all others stay out of play. */
  constructor(junctions: readonly number[]) {
    for (const junction of junctions) this.put(CELL_OF[junction] as number)
  }

  /** Whether a token stands on a cell. */
  has(cell: number): boolean {
    return this.chains.has(cell)
  }

  /** Puts a token on a cell of the board. */
  put(cell: number): void {
    this.chains.put(cell)
    const bit = 1 << (FILE_OF[cell] as number)
    this.fill(ROW_OF[cell] as number, bit)
    const diagonal = DIAGONAL_OF[cell] as number
    if (diagonal !== 0) this.fill(diagonal, bit)
  }

  /** Takes the token off a cell of the board. */
  lift(cell: number): void {
    this.chains.lift(cell)
    const bit = 1 << (FILE_OF[cell] as number)
    this.clear(ROW_OF[cell] as number, bit)
    const diagonal = DIAGONAL_OF[cell] as number
    if (diagonal !== 0) this.clear(diagonal, bit)
  }

  private fill(line: number, bit: number): void {
    this.tokens[line] = (this.tokens[line] as number) | bit
    this.empty[line] = (this.empty[line] as number) & ~bit
  }

  private clear(line: number, bit: number): void {
    this.tokens[line] = (this.tokens[line] as number) & ~bit
    this.empty[line] = (this.empty[line] as number) | bit
  }

  /** The number of moves. */
  count(): number {
    const links = this.survey()
    const leapers = this.leapers
    let count = 0
    for (let slot = 0; slot < SLOT_COUNT; slot++) count += BITS[leapers[slot] as number] as number
    return links === 0 ? count : this.longChains(null, count)
  }

  /** Writes the codes of all moves to `out` from `at` on; returns how many. */
  list(out: Int32Array, at: number): number {
    const links = this.survey()
    let end = at
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      const code = SLOT_CODE[slot] as number
      const step = SLOT_STEP[slot] as number
      for (let set = this.leapers[slot] as number; set !== 0; set &= set - 1)
        out[end++] = code + step * lowest(set)
    }
    return (links === 0 ? end : this.longChains(out, end)) - at
  }

  /** Whether there is any move. */
  any(): boolean {
    this.survey()
    let leapers = 0
    for (let slot = 0; slot < SLOT_COUNT; slot++) leapers |= this.leapers[slot] as number
    return leapers !== 0
  }

  /** The code of the move from a junction that captures exactly these junctions; -1 if there is none. */
  find(start: number, captured: readonly number[]): number {
    return this.chains.find(start, captured)
  }

  /**
   * Finds the tokens that can leap, by direction, and the empty junctions that a leap joins to another empty junction:
   * only there can a first leap land that goes on. Returns 0 if there is none of those.
   */
  private survey(): number {
    const { tokens, empty, leapers, linked } = this
    let links = 0
    let slot = 0
    for (let row = FIRST_ROW; row < END_ROW; row++, slot += 4) {
      const here = tokens[row] as number
      const open = empty[row] as number
      const north = (tokens[row + 1] as number) & (empty[row + 2] as number)
      const east = (here >> 1) & (open >> 2)
      const south = (tokens[row - 1] as number) & (empty[row - 2] as number)
      const west = (here << 1) & (open << 2)
      leapers[slot] = here & north
      leapers[slot + 1] = here & east
      leapers[slot + 2] = here & south
      leapers[slot + 3] = here & west
      const link = open & (north | east | south | west)
      linked[row] = link
      links |= link
    }
    return links | this.surveyDiagonal(RISING, ROW_SLOTS) | this.surveyDiagonal(FALLING, ROW_SLOTS + 2)
  }

  private surveyDiagonal(line: number, slot: number): number {
    const here = this.tokens[line] as number
    const open = this.empty[line] as number
    const east = (here >> 1) & (open >> 2)
    const west = (here << 1) & (open << 2)
    this.leapers[slot] = here & east
    this.leapers[slot + 1] = here & west
    const links = open & (east | west)
    for (let set = links; set !== 0; set &= set - 1) {
      const file = lowest(set)
      const row = rowOn(line, file)
      this.linked[row] = (this.linked[row] as number) | (1 << file)
    }
    return links
  }

  /** Adds the chains of three leaps and more after `end` and returns where they end. */
  private longChains(out: Int32Array | null, end: number): number {
    const chains = this.chains
    chains.begin(out, end)
    for (let row = FIRST_ROW; row < END_ROW; row++) {
      for (let set = this.linked[row] as number; set !== 0; set &= set - 1)
        chains.follow(row * STRIDE + lowest(set))
    }
    return chains.written
  }
}

/** The number of the lowest bit of a set that is not empty. */
function lowest(set: number): number {
  return 31 - Math.clz32(set & -set)
}
