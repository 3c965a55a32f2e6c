import { compareJunctions, JUNCTION_COUNT, parseJunction, playableJunctions } from '../../board/junction'
import type { Board } from '../../pattern/cells'
import type { GameResult, GameState, Haul, Move, Phase, Piece, Position, Seat } from '../contract'
import { LeapBoard } from './chains'
import { directionsOf, leapCode, leapsOf, startOf } from './code'
import { CELL_COUNT, CELL_OF, CORNERS, DELTA, JUNCTION_OF } from './geometry'
import { makeNotation, parseChain, routeOf } from './notation'
import { HIGH, LOW, TURN } from './zobrist'

/** Every move takes at least one token. */
const MAX_PLIES = 121

export class BellState implements GameState {
  readonly ruleset = 'bell'
  readonly seats: readonly Seat[]
  readonly maxMoves = 65536
  ply = 0
  keyLow = 0
  keyHigh = 0

  private readonly board: LeapBoard
  /** Points of the token on each cell; what it holds for an empty cell means nothing. */
  private readonly worth = new Uint8Array(CELL_COUNT)
  private readonly blacks: Int32Array // captured, by seat
  private readonly whites: Int32Array
  private readonly codes = new Int32Array(MAX_PLIES) // made so far, by ply
  private readonly taken = new Uint8Array(MAX_PLIES) // which of a ply's captures were white, the first in bit 0
  private readonly lows = new Int32Array(MAX_PLIES) // keys before each ply
  private readonly highs = new Int32Array(MAX_PLIES)
  private stack: Int32Array | null = null // move lists of perft

  /** The start of a game on a complete pattern, for seats in the order of turns. */
  constructor(
    private readonly pattern: Board,
    seats: readonly Seat[],
  ) {
    this.seats = seats
    this.blacks = new Int32Array(seats.length)
    this.whites = new Int32Array(seats.length)
    const junctions = playableJunctions(pattern.gadong)
    this.board = new LeapBoard(junctions)
    for (const junction of junctions) {
      const cell = pattern.cells[junction]
      if (cell !== 'b' && cell !== 'w') throw new Error('a game needs a complete pattern')
      this.worth[CELL_OF[junction]!] = cell === 'b' ? 1 : 2
      this.toggle(CELL_OF[junction]!)
    }
    this.keyLow ^= LOW[TURN]!
    this.keyHigh ^= HIGH[TURN]!
  }

  get phase(): Phase {
    if (this.ply === 0) return 'opening'
    return this.over ? 'over' : 'play'
  }

  get turn(): number {
    return this.over ? -1 : this.ply % this.seats.length
  }

  private get over(): boolean {
    return this.ply > 0 && this.board.chains(null, 0) === 0
  }

  moves(out: Int32Array, at: number): number {
    if (this.ply > 0) return this.board.chains(out, at)
    for (let i = 0; i < CORNERS.length; i++) out[at + i] = leapCode(CORNERS[i]!, 0, 0)
    return CORNERS.length
  }

  count(): number {
    return this.ply > 0 ? this.board.chains(null, 0) : CORNERS.length
  }

  make(code: number): void {
    const ply = this.ply
    this.codes[ply] = code
    this.lows[ply] = this.keyLow
    this.highs[ply] = this.keyHigh
    let cell = CELL_OF[startOf(code)]!
    const leaps = leapsOf(code)
    if (leaps === 0) {
      this.taken[ply] = this.capture(cell, 0)
    } else {
      const worth = this.worth[cell]!
      this.toggle(cell)
      this.board.lift(cell)
      let directions = directionsOf(code)
      let taken = 0
      for (let leap = 0; leap < leaps; leap++, directions >>>= 3) {
        const delta = DELTA[directions & 7]!
        taken |= this.capture(cell + delta, leap)
        cell += 2 * delta
      }
      this.taken[ply] = taken
      this.board.put(cell)
      this.worth[cell] = worth
      this.toggle(cell)
    }
    const count = this.seats.length
    const now = TURN + (ply % count)
    const next = TURN + ((ply + 1) % count)
    this.keyLow ^= LOW[now]! ^ LOW[next]!
    this.keyHigh ^= HIGH[now]! ^ HIGH[next]!
    this.ply = ply + 1
  }

  /** Scores a token for the mover and takes it off; bit `index` is set if it was white. */
  private capture(cell: number, index: number): number {
    this.toggle(cell)
    this.board.lift(cell)
    const seat = this.ply % this.seats.length
    if (this.worth[cell] === 1) {
      this.blacks[seat]!++
      return 0
    }
    this.whites[seat]!++
    return 1 << index
  }

  /** Takes a token into the keys, or out of them. */
  private toggle(cell: number): void {
    const word = 2 * JUNCTION_OF[cell]! + this.worth[cell]! - 1
    this.keyLow ^= LOW[word]!
    this.keyHigh ^= HIGH[word]!
  }

  unmake(): void {
    if (this.ply === 0) throw new Error('there is no move to take back')
    const ply = --this.ply
    const code = this.codes[ply]!
    this.keyLow = this.lows[ply]!
    this.keyHigh = this.highs[ply]!
    const start = CELL_OF[startOf(code)]!
    const leaps = leapsOf(code)
    const taken = this.taken[ply]!
    if (leaps === 0) return this.restore(start, taken & 1)
    const directions = directionsOf(code)
    let end = start
    for (let leap = 0; leap < leaps; leap++) end += 2 * DELTA[(directions >>> (3 * leap)) & 7]!
    const worth = this.worth[end]!
    this.board.lift(end)
    let cell = start
    for (let leap = 0; leap < leaps; leap++) {
      const delta = DELTA[(directions >>> (3 * leap)) & 7]!
      this.restore(cell + delta, (taken >>> leap) & 1)
      cell += 2 * delta
    }
    this.board.put(start)
    this.worth[start] = worth
  }

  /** Puts a captured token back. */
  private restore(cell: number, white: number): void {
    const seat = this.ply % this.seats.length
    this.board.put(cell)
    this.worth[cell] = 1 + white
    if (white === 0) this.blacks[seat]!--
    else this.whites[seat]!--
  }

  gain(code: number): number {
    let cell = CELL_OF[startOf(code)]!
    const leaps = leapsOf(code)
    if (leaps === 0) return this.worth[cell]!
    let points = 0
    let directions = directionsOf(code)
    for (let leap = 0; leap < leaps; leap++, directions >>>= 3) {
      const delta = DELTA[directions & 7]!
      points += this.worth[cell + delta]!
      cell += 2 * delta
    }
    return points
  }

  score(seat: number): number {
    return this.blacks[seat]! + 2 * this.whites[seat]!
  }

  result(): GameResult | null {
    if (!this.over) return null
    const scores = this.seats.map((_, seat) => this.score(seat))
    const best = Math.max(...scores)
    return { reason: 'no-captures', scores, winners: this.seats.filter((_, seat) => scores[seat] === best) }
  }

  notation(code: number): string {
    return makeNotation(code)
  }

  code(notation: string): number {
    const code = this.ply === 0 ? this.cornerCode(notation) : this.chainCode(notation)
    return code >= 0 && makeNotation(code) === notation ? code : -1
  }

  private cornerCode(notation: string): number {
    const corner = parseJunction(notation.slice(1))
    return corner !== undefined && CORNERS.includes(corner) ? leapCode(corner, 0, 0) : -1
  }

  private chainCode(notation: string): number {
    const chain = parseChain(notation)
    return chain === undefined ? -1 : this.board.find(chain.start, chain.captured)
  }

  describe(code: number): Move {
    const notation = makeNotation(code)
    const points = this.gain(code)
    const start = startOf(code)
    if (leapsOf(code) === 0) {
      return { notation, kind: 'corner', from: null, to: null, captured: [start], points }
    }
    const { landings, captured } = routeOf(code)
    return {
      notation,
      kind: 'leap',
      from: start,
      to: landings[landings.length - 1] ?? null,
      captured: [...captured].sort(compareJunctions),
      points,
      path: landings,
    }
  }

  position(): Position {
    const result = this.result()
    const turn = this.turn
    return {
      ruleset: this.ruleset,
      seats: this.seats,
      phase: this.phase,
      turn: this.seats[turn] ?? null,
      scores: this.seats.map((_, seat) => this.score(seat)),
      hauls: this.seats.map((_, seat): Haul => ({ black: this.blacks[seat]!, white: this.whites[seat]! })),
      pieces: Array.from({ length: JUNCTION_COUNT }, (_, junction) => this.pieceAt(junction)),
      passages: [],
      ply: this.ply,
      result,
    }
  }

  private pieceAt(junction: number): Piece | null {
    const cell = CELL_OF[junction]!
    if (!this.board.has(cell)) return null
    return { kind: 'token', colour: this.worth[cell] === 1 ? 'b' : 'w' }
  }

  perft(depth: number): number {
    if (depth <= 0) return 1
    return this.walk(depth, 0)
  }

  private walk(depth: number, at: number): number {
    if (depth === 1) return this.count()
    const stack = this.stackFor(at)
    const end = at + this.moves(stack, at)
    let sum = 0
    for (let i = at; i < end; i++) {
      this.make(stack[i]!)
      sum += this.walk(depth - 1, end)
      this.unmake()
    }
    return sum
  }

  /** The stack of move lists, with room for one more list at `at`. */
  private stackFor(at: number): Int32Array {
    return (this.stack ??= new Int32Array(at + 8 * this.maxMoves))
  }

  copy(): GameState {
    const copy = new BellState(this.pattern, this.seats)
    for (let ply = 0; ply < this.ply; ply++) copy.make(this.codes[ply]!)
    return copy
  }
}
