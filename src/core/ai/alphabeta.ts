import type { GameState } from '../games/contract'
import type { Endgame } from './endgame/endgame'
import { ENDGAMES } from './endgame/endgames'
import { DECIDED, FORFEIT, isDecided, POINT, scoreDifference, type Evaluator } from './evaluate/evaluator'
import { FORFEITS } from './evaluate/evaluators'
import { Frames, MAX_PLY, Window } from './frames'
import type { MoveStack } from './moves'
import { reductionOf } from './reduction'
import { REPLY_COUNTERS, type ReplyCounter } from './replies'
import { scoresKey } from './scores-key'
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, PROVEN_DEPTH, type TranspositionTable } from './table'

const INFINITE = 0x3fffffff

/** What the machine does next at the current ply. */
const Stage = { Enter: 0, Next: 1, Return: 2, Done: 3 } as const

/** What the search is told about its root and its means. */
export interface AlphaBetaSetup {
  readonly state: GameState
  readonly evaluate: Evaluator
  readonly table: TranspositionTable
  readonly moves: MoveStack // with room for MAX_PLY + 2 plies
  /** Whether late moves are searched less deep and forced ones for nothing; otherwise all to the same depth. */
  readonly selective: boolean
  /** Whether a person would overlook this move; such moves are left out while another one remains. */
  readonly overlooks: ((state: GameState, code: number) => boolean) | null
}

/**
 * Principal-variation search to a fixed depth as a machine with an explicit stack: it can stop after any node and go
 * on later. With more than two seats it is paranoid: all others play against the root's seat. Values are from the view
 * of the side to move.
 */
export class AlphaBeta {
  nodes = 0

  private readonly state: GameState
  private readonly multiSeat: boolean
  private readonly forfeits: (state: GameState) => boolean
  private readonly moves: MoveStack
  private readonly replies: ReplyCounter | null
  private readonly endgame: Endgame | null // none where moves are overlooked
  private readonly frames = new Frames()
  private excluded: readonly number[] = []
  private rootSeat = 0
  private ply = 0
  private stage: number = Stage.Done
  private value = 0

  constructor(private readonly setup: AlphaBetaSetup) {
    this.state = setup.state
    this.moves = setup.moves
    this.multiSeat = this.state.seats.length > 2
    this.forfeits = FORFEITS[this.state.ruleset]
    this.replies = REPLY_COUNTERS[this.state.ruleset](this.state)
    this.endgame = setup.overlooks ? null : ENDGAMES[this.state.ruleset](this.state, setup.table)
  }

  /**
   * Starts a search of the current position, `depth` >= 1 plies deep, without the excluded root moves and with the
   * widest window or another. How soon a suntuk comes is not asked: a decided value is that of the line found.
   */
  begin(depth: number, excluded: readonly number[], alpha = 1 - DECIDED, beta = DECIDED): void {
    this.rootSeat = this.state.turn
    this.excluded = excluded
    this.frames.side[0] = this.multiSeat ? 0 : this.state.turn
    this.frames.lead[0] = this.multiSeat ? 0 : scoreDifference(this.state, this.state.turn) * POINT
    this.enter(0, depth, alpha, beta)
  }

  /** Takes back what is made on the board and forgets the search. */
  abandon(): void {
    if (this.stage !== Stage.Done) for (let i = 0; i < this.ply; i++) this.state.unmake()
    this.ply = 0
    this.stage = Stage.Done
  }

  /** Searches at most `nodes` further nodes; true when the value is known. */
  run(nodes: number): boolean {
    const end = this.nodes + nodes
    while (this.stage !== Stage.Done) {
      if (this.stage === Stage.Enter) {
        if (this.nodes >= end) return false
        this.visit()
      } else if (this.stage === Stage.Next) this.descend()
      else this.ascend()
    }
    return true
  }

  /** Value of the root so far, from its mover's view. */
  get rootValue(): number {
    return this.frames.bestValue[0] as number
  }

  /** Code of the root's move that is being searched. */
  get rootMove(): number {
    return this.moves.at(0, this.frames.index[0] as number)
  }

  /** Whether the root's value rests on finished games alone. */
  get proven(): boolean {
    return this.frames.guessed[0] === 0
  }

  /** Codes of the best line from the root on; at least its first move once one has been searched to the end. */
  bestLine(): number[] {
    const line = this.frames.principalVariation()
    const move = this.frames.bestMove[0] as number
    return line.length > 0 || move < 0 ? line : [move]
  }

  private leave(value: number): void {
    this.value = value
    this.stage = Stage.Return
  }

  private enter(ply: number, depth: number, alpha: number, beta: number): void {
    this.ply = ply
    this.frames.enter(ply, depth, alpha, beta)
    this.stage = Stage.Enter
  }

  private visit(): void {
    const { state, ply, frames, setup } = this
    const depth = frames.depth[ply] as number
    if (this.solve(depth)) return
    this.nodes++
    const known = setup.table.probe(state.keyLow ^ scoresKey(state), state.keyHigh)
    if (known && ply > 0 && this.cutOff(depth)) return
    const first = known ? setup.table.move : -1
    if (depth <= 0) {
      const count = this.replies ? state.count() : state.turn < 0 ? 0 : 2 // 2: some, where counting takes long
      if (count === 0) this.leave(this.finalValue())
      else if (count > 1 || !setup.selective || ply >= MAX_PLY) this.estimate()
      else this.list(first)
    } else this.list(first)
  }

  /** Hands a position near the end to those who know it, where neither its line nor its moves are wanted. */
  private solve(depth: number): boolean {
    const { ply, frames, endgame } = this
    const alpha = frames.alpha[ply] as number
    const beta = frames.beta[ply] as number
    if (endgame === null || ply === 0 || beta - alpha > 1 || !endgame.reaches(depth)) return false
    const before = endgame.nodes
    this.leave(endgame.solve(frames.lead[ply] as number, ply, alpha, beta))
    this.nodes += endgame.nodes - before
    return true
  }

  private finalValue(): number {
    const { state, ply, frames } = this
    const sign = 1 - 2 * (frames.side[ply] as number)
    if (this.multiSeat) return sign * scoreDifference(state, this.rootSeat) * POINT
    return this.forfeits(state) ? ply - FORFEIT : (frames.lead[ply] as number)
  }

  private estimate(): void {
    const { state, setup, frames } = this
    const side = frames.side[this.ply] as number
    frames.guessed[this.ply] = 1
    if (!this.multiSeat) this.leave(setup.evaluate(state, side))
    else this.leave((1 - 2 * side) * setup.evaluate(state, this.rootSeat))
  }

  private cutOff(depth: number): boolean {
    const { table } = this.setup
    const { ply, frames } = this
    const alpha = frames.alpha[ply] as number
    const beta = frames.beta[ply] as number
    if (table.depth < depth || beta - alpha > 1) return false
    const value = isDecided(table.value)
      ? table.value - Math.sign(table.value) * ply
      : table.value + (frames.lead[ply] as number)
    const enough =
      table.bound === BOUND_EXACT ||
      (table.bound === BOUND_LOWER && value >= beta) ||
      (table.bound === BOUND_UPPER && value <= alpha)
    if (!enough) return false
    frames.guessed[ply] = table.depth === PROVEN_DEPTH ? 0 : 1
    this.leave(value)
    return true
  }

  /** Lists the moves of this node in the order in which they are to be searched. */
  private list(first: number): void {
    const { moves, ply, state, frames } = this
    moves.list(state, ply)
    if (moves.count(ply) === 0) {
      this.leave(this.finalValue())
      return
    }
    if (ply === 0 && this.excluded.length > 0) moves.keep(ply, (code) => !this.excluded.includes(code))
    const { overlooks } = this.setup
    if (overlooks) moves.keep(ply, (code) => code === first || !overlooks(state, code))
    moves.rate(state, ply, first, this.replies)
    frames.bestValue[ply] = -INFINITE
    this.stage = Stage.Next
  }

  private descend(): void {
    const { ply, frames } = this
    const index = frames.index[ply] as number
    const beta = frames.beta[ply] as number
    if (index >= this.moves.count(ply) || (frames.bestValue[ply] as number) >= beta) {
      this.finish()
      return
    }
    this.moves.pick(ply, index, frames.depth[ply] as number, this.state.keyLow)
    if (index === 0) this.open(Window.Whole)
    else this.open(this.reduction(ply, index) > 0 ? Window.Reduced : Window.Null)
  }

  private reduction(ply: number, index: number): number {
    return this.setup.selective ? reductionOf(this.frames.depth[ply] as number, index) : 0
  }

  /** Makes the current move and enters its position. */
  private open(window: number): void {
    const { state, ply, frames } = this
    const alpha = frames.alpha[ply] as number
    const beta = window === Window.Whole ? (frames.beta[ply] as number) : alpha + 1
    const index = frames.index[ply] as number
    const code = this.moves.at(ply, index)
    let depth = (frames.depth[ply] as number) - (this.moves.count(ply) === 1 && this.setup.selective ? 0 : 1)
    if (window === Window.Reduced) depth -= this.reduction(ply, index)
    frames.kind[ply] = window
    if (!this.multiSeat) frames.lead[ply + 1] = -(frames.lead[ply] as number) - state.gain(code) * POINT
    state.make(code)
    frames.side[ply + 1] = this.nextSide(frames.side[ply] as number)
    if (frames.side[ply + 1] === frames.side[ply]) this.enter(ply + 1, depth, alpha, beta)
    else this.enter(ply + 1, depth, -beta, -alpha)
  }

  /** With two seats a side is a seat index; with more, 0 is the root's seat (and a finished game's) and 1 all others. */
  private nextSide(side: number): number {
    if (!this.multiSeat) return 1 - side
    const seat = this.state.turn
    return seat < 0 || seat === this.rootSeat ? 0 : 1
  }

  /** Remembers this node's value and hands it to the parent. */
  private finish(): void {
    const { ply, state, frames } = this
    const value = frames.bestValue[ply] as number
    const cuts = value >= (frames.beta[ply] as number)
    const bound = cuts ? BOUND_LOWER : value > (frames.floor[ply] as number) ? BOUND_EXACT : BOUND_UPPER
    if ((value >= DECIDED && bound !== BOUND_UPPER) || (value <= -DECIDED && bound !== BOUND_LOWER)) {
      frames.guessed[ply] = 0
    }
    const depth = frames.guessed[ply] === 0 ? PROVEN_DEPTH : Math.max(0, frames.depth[ply] as number)
    if (ply > 0 || this.excluded.length === 0) {
      const stored = isDecided(value) ? value + Math.sign(value) * ply : value - (frames.lead[ply] as number)
      const move = frames.bestMove[ply] as number
      this.setup.table.store(state.keyLow ^ scoresKey(state), state.keyHigh, depth, bound, stored, move)
    }
    this.leave(value)
  }

  private ascend(): void {
    const { frames } = this
    if (this.ply === 0) {
      this.stage = Stage.Done
      return
    }
    const child = this.ply
    const ply = child - 1
    this.ply = ply
    this.state.unmake()
    const value = frames.side[child] === frames.side[ply] ? this.value : -this.value
    const alpha = frames.alpha[ply] as number
    const kind = frames.kind[ply]
    if (kind === Window.Reduced && value > alpha) this.open(Window.Null)
    else if (kind === Window.Null && value > alpha && value < (frames.beta[ply] as number)) {
      this.open(Window.Whole)
    } else {
      this.take(value, child)
      frames.index[ply] = (frames.index[ply] as number) + 1
      this.stage = Stage.Next
    }
  }

  /** Counts a searched move's value for its parent. */
  private take(value: number, child: number): void {
    const { frames } = this
    const ply = child - 1
    const guess = frames.guessed[child] as number
    const cuts = value >= (frames.beta[ply] as number)
    frames.guessed[ply] = cuts ? guess : (frames.guessed[ply] as number) | guess
    if (value <= (frames.bestValue[ply] as number)) return
    const code = this.moves.at(ply, frames.index[ply] as number)
    frames.bestValue[ply] = value
    frames.bestMove[ply] = code
    if (value <= (frames.alpha[ply] as number)) return
    frames.alpha[ply] = value
    frames.keepLine(ply, code)
  }
}
