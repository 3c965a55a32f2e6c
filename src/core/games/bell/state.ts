import { JUNCTION_COUNT, parseJunction, playableJunctions } from '../../board/junction'
import type { Board } from '../../pattern/cells'
import type { GameResult, GameState, Haul, Move, Phase, Piece, Position, Seat } from '../contract'
import { LeapBoard } from './board'
import { directionsOf, leapCode, leapsOf, startOf } from './code'
import { CELL_COUNT, CELL_OF, CORNERS, DELTA, JUNCTION_OF } from './geometry'
import { describeMove, makeNotation, parseChain } from './notation'
import { HIGH, LOW, TURN } from './zobrist'

/** RULES 1: a black token is worth 1 point, a white token 2. */
const BLACK_WORTH = 1
const WHITE_WORTH = 2

/** Every move takes at least one of at most 120 tokens. */
const MAX_PLIES = 120

/** By gadong: half of the chains that an otherwise permissive board would let through. A test counts and explains them. */
const MAX_MOVES = { 1: 58724, 3: 16448 } as const

/** A game of Bell's Pasang under way (RULES 4). The keys cover the tokens and the turn, not the scores. */
export class BellState implements GameState {
  readonly ruleset = 'bell'
  readonly maxMoves: number
  ply = 0

  private readonly board: LeapBoard
  private readonly keys = Int32Array.of(LOW[TURN] as number, HIGH[TURN] as number) // unlike fields never boxed
  private mover = 0 // seat index; meaningless when over
  private readonly worth = new Uint8Array(CELL_COUNT) // points of the token on each cell; stale on empty ones
  private readonly blacks: Int32Array // captured, by seat
  private readonly whites: Int32Array
  private readonly codes = new Int32Array(MAX_PLIES) // made so far
  private readonly taken = new Uint8Array(MAX_PLIES) // which captures of each were white, the first in bit 0
  private readonly lows = new Int32Array(MAX_PLIES) // keys before each
  private readonly highs = new Int32Array(MAX_PLIES)
  private stack = new Int32Array(0) // move lists of perft

  /** The start of a game on a complete pattern, for seats in the order of turns. */
  constructor(
    private readonly pattern: Board,
    readonly seats: readonly Seat[],
  ) {
    this.maxMoves = MAX_MOVES[pattern.gadong]
    this.blacks = new Int32Array(seats.length)
    this.whites = new Int32Array(seats.length)
    const junctions = playableJunctions(pattern.gadong)
    this.board = new LeapBoard(junctions)
    for (const junction of junctions) {
      const colour = pattern.cells[junction]
      if (colour !== 'b' && colour !== 'w') throw new Error('a game needs a complete pattern')
      const cell = CELL_OF[junction] as number
      this.worth[cell] = colour === 'b' ? BLACK_WORTH : WHITE_WORTH
      this.toggle(cell)
    }
  }

  get keyLow(): number {
    return this.keys[0] as number
  }

  get keyHigh(): number {
    return this.keys[1] as number
  }

  get phase(): Phase {
    if (this.ply === 0) return 'opening'
    return this.over ? 'over' : 'play'
  }

  get turn(): number {
    return this.over ? -1 : this.mover
  }

  private get over(): boolean {
    return this.ply > 0 && !this.board.any()
  }

  moves(out: Int32Array, at: number): number {
    if (this.ply > 0) return this.board.list(out, at)
    for (let i = 0; i < CORNERS.length; i++) out[at + i] = leapCode(CORNERS[i] as number, 0, 0)
    return CORNERS.length
  }

  count(): number {
    return this.ply > 0 ? this.board.count() : CORNERS.length
  }

  make(code: number): void {
    const ply = this.ply
    this.codes[ply] = code
    this.lows[ply] = this.keyLow
    this.highs[ply] = this.keyHigh
    let cell = CELL_OF[startOf(code)] as number
    const leaps = leapsOf(code)
    if (leaps === 0) {
      this.taken[ply] = this.capture(cell, 0)
    } else {
      const worth = this.worth[cell] as number
      this.toggle(cell)
      this.board.lift(cell)
      let directions = directionsOf(code)
      let taken = 0
      for (let leap = 0; leap < leaps; leap++, directions >>>= 3) {
        const delta = DELTA[directions & 7] as number
        taken |= this.capture(cell + delta, leap)
        cell += 2 * delta
      }
      this.taken[ply] = taken
      this.board.put(cell)
      this.worth[cell] = worth
      this.toggle(cell)
    }
    this.ply = ply + 1
    this.passTurn()
  }

  /** Scores a token for the mover and takes it off; returns bit `index` if it was white. */
  private capture(cell: number, index: number): number {
    const white = (this.worth[cell] as number) - BLACK_WORTH
    this.toggle(cell)
    this.board.lift(cell)
    this.tally(white, 1)
    return white << index
  }

  /** Adds to the mover's captured tokens of a colour (0 black, 1 white). */
  private tally(white: number, change: number): void {
    const captured = white === 0 ? this.blacks : this.whites
    captured[this.mover] = (captured[this.mover] as number) + change
  }

  /** Takes the token on a cell into the keys, or out of them. */
  private toggle(cell: number): void {
    this.toggleWord(2 * (JUNCTION_OF[cell] as number) + (this.worth[cell] as number) - BLACK_WORTH)
  }

  private toggleWord(word: number): void {
    this.keys[0] = (this.keys[0] as number) ^ (LOW[word] as number)
    this.keys[1] = (this.keys[1] as number) ^ (HIGH[word] as number)
  }

  private passTurn(): void {
    this.toggleWord(TURN + this.mover)
    this.mover = this.mover + 1 === this.seats.length ? 0 : this.mover + 1
    this.toggleWord(TURN + this.mover)
  }

  unmake(): void {
    if (this.ply === 0) throw new Error('there is no move to take back')
    const ply = --this.ply
    this.mover = (this.mover === 0 ? this.seats.length : this.mover) - 1
    this.keys[0] = this.lows[ply] as number
    this.keys[1] = this.highs[ply] as number
    const code = this.codes[ply] as number
    const taken = this.taken[ply] as number
    const leaps = leapsOf(code)
    const start = CELL_OF[startOf(code)] as number
    if (leaps === 0) return this.restore(start, taken)
    let end = start
    let directions = directionsOf(code)
    for (let leap = 0; leap < leaps; leap++, directions >>>= 3) {
      const delta = DELTA[directions & 7] as number
      this.restore(end + delta, (taken >>> leap) & 1)
      end += 2 * delta
    }
    const worth = this.worth[end] as number
    this.board.lift(end)
    this.board.put(start)
    this.worth[start] = worth
  }

  /** Puts a token that the mover captured back (0 black, 1 white). */
  private restore(cell: number, white: number): void {
    this.board.put(cell)
    this.worth[cell] = BLACK_WORTH + white
    this.tally(white, -1)
  }

  gain(code: number): number {
    let cell = CELL_OF[startOf(code)] as number
    const leaps = leapsOf(code)
    if (leaps === 0) return this.worth[cell] as number
    let points = 0
    let directions = directionsOf(code)
    for (let leap = 0; leap < leaps; leap++, directions >>>= 3) {
      const delta = DELTA[directions & 7] as number
      points += this.worth[cell + delta] as number
      cell += 2 * delta
    }
    return points
  }

  score(seat: number): number {
    return BLACK_WORTH * (this.blacks[seat] as number) + WHITE_WORTH * (this.whites[seat] as number)
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
    return describeMove(code, this.gain(code))
  }

  position(): Position {
    return {
      ruleset: this.ruleset,
      seats: this.seats,
      phase: this.phase,
      turn: this.seats[this.turn] ?? null,
      scores: this.seats.map((_, seat) => this.score(seat)),
      hauls: this.seats.map((_, seat) => this.haul(seat)),
      pieces: Array.from({ length: JUNCTION_COUNT }, (_, junction) => this.pieceAt(junction)),
      passages: [],
      ply: this.ply,
      result: this.result(),
    }
  }

  private haul(seat: number): Haul {
    return { black: this.blacks[seat] as number, white: this.whites[seat] as number }
  }

  private pieceAt(junction: number): Piece | null {
    const cell = CELL_OF[junction] as number
    if (!this.board.has(cell)) return null
    return { kind: 'token', colour: this.worth[cell] === BLACK_WORTH ? 'b' : 'w' }
  }

  perft(depth: number): number {
    return depth <= 0 ? 1 : this.walk(depth, 0)
  }

  private walk(depth: number, at: number): number {
    if (depth === 1) return this.count()
    this.reserve(at + this.maxMoves)
    const end = at + this.moves(this.stack, at)
    let sum = 0
    for (let i = at; i < end; i++) {
      this.make(this.stack[i] as number)
      sum += this.walk(depth - 1, end)
      this.unmake()
    }
    return sum
  }

  /** Makes the stack at least so long; after the first time it hardly ever has to grow. */
  private reserve(length: number): void {
    if (this.stack.length >= length) return
    const longer = new Int32Array(length + this.maxMoves)
    longer.set(this.stack)
    this.stack = longer
  }

  copy(): GameState {
    const copy = new BellState(this.pattern, this.seats)
    for (let ply = 0; ply < this.ply; ply++) copy.make(this.codes[ply] as number)
    return copy
  }
}
