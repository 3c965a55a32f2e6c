import type { GameState } from '../games/contract'
import { finalValue, type Evaluator } from './evaluate/evaluator'
import { MoveStack } from './moves'
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, PROVEN_DEPTH, type TranspositionTable } from './table'

export const INFINITE = 0x3fffffff
const MAX_PLY = 130

/** What the machine does next at the current ply. */
const Stage = { Enter: 0, Next: 1, Return: 2, Done: 3 } as const

/** What the search is told about its root and its means. */
export interface AlphaBetaSetup {
  readonly state: GameState
  readonly evaluate: Evaluator
  readonly table: TranspositionTable
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
  private readonly setup: AlphaBetaSetup
  private readonly multiSeat: boolean
  private readonly moves: MoveStack
  private readonly index = new Int32Array(MAX_PLY + 1)
  private readonly depth = new Int32Array(MAX_PLY + 1)
  private readonly alpha = new Int32Array(MAX_PLY + 1)
  private readonly beta = new Int32Array(MAX_PLY + 1)
  private readonly floor = new Int32Array(MAX_PLY + 1) // alpha at entry
  private readonly bestValue = new Int32Array(MAX_PLY + 1)
  private readonly bestMove = new Int32Array(MAX_PLY + 1)
  private readonly narrow = new Uint8Array(MAX_PLY + 1) // the child is searched with a null window
  private readonly side = new Int8Array(MAX_PLY + 1)
  private readonly guessed = new Uint8Array(MAX_PLY + 1) // the value rests on an estimate
  private readonly line = new Int32Array((MAX_PLY + 1) * (MAX_PLY + 1))
  private readonly lineLength = new Int32Array(MAX_PLY + 1)
  private excluded: readonly number[] = []
  private rootSeat = 0
  private ply = 0
  private stage: number = Stage.Done
  private value = 0

  constructor(setup: AlphaBetaSetup) {
    this.setup = setup
    this.state = setup.state
    this.moves = new MoveStack(MAX_PLY + 1)
    this.multiSeat = this.state.seats.length > 2
  }

  /** Starts a search of the current position, `depth` >= 1 plies deep, without the excluded root moves. */
  begin(depth: number, excluded: readonly number[]): void {
    this.rootSeat = this.state.turn
    this.excluded = excluded
    this.side[0] = this.currentSide(0)
    this.enter(0, depth, -INFINITE, INFINITE)
  }

  /** Takes back what is made on the board and forgets the search. */
  abandon(): void {
    const made = this.stage === Stage.Done ? 0 : this.ply
    for (let i = 0; i < made; i++) this.state.unmake()
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
    return this.bestValue[0] ?? 0
  }

  /** Whether at least one root move has been searched to the end. */
  get hasBest(): boolean {
    return (this.lineLength[0] ?? 0) > 0
  }

  /** Whether the root's value rests on finished games alone. */
  get proven(): boolean {
    return this.guessed[0] === 0
  }

  /** Codes of the principal variation, from the root on. */
  principalVariation(): number[] {
    return Array.from(this.line.subarray(0, this.lineLength[0]))
  }

  /** With two seats a side is a seat index; with more, 0 is the root's seat and 1 all others. A finished game counts for `over`. */
  private currentSide(over: number): number {
    const seat = this.state.turn
    if (seat < 0) return over
    return this.multiSeat ? (seat === this.rootSeat ? 0 : 1) : seat
  }

  private enter(ply: number, depth: number, alpha: number, beta: number): void {
    this.ply = ply
    this.depth[ply] = depth
    this.alpha[ply] = alpha
    this.floor[ply] = alpha
    this.beta[ply] = beta
    this.lineLength[ply] = 0
    this.guessed[ply] = 0
    this.stage = Stage.Enter
  }

  private visit(): void {
    const { state, ply } = this
    this.nodes++
    if (state.turn < 0) {
      this.leave(finalValue(state, this.multiSeat ? this.rootSeat : (this.side[ply] ?? 0)))
      return
    }
    const depth = this.depth[ply] ?? 0
    if (depth <= 0 || ply >= MAX_PLY) {
      this.guessed[ply] = 1
      this.leave(this.estimate())
      return
    }
    const known = this.setup.table.probe(state.keyLow ^ this.scoreKey(), state.keyHigh)
    if (known && ply > 0 && this.cutOff(depth)) return
    this.list(known ? this.setup.table.move : -1)
    this.bestValue[ply] = -INFINITE
    this.bestMove[ply] = -1
    this.index[ply] = 0
    this.stage = Stage.Next
  }

  /** The scores as a part of the key: the value of a position depends on them, and its own key leaves them out. */
  private scoreKey(): number {
    const { state } = this
    let key = 0
    for (let seat = 0; seat < state.seats.length; seat++) {
      key = Math.imul(key + state.score(seat) + 1, 0x9e3779b1)
    }
    return key ^ (key >>> 15)
  }

  private estimate(): number {
    const { state, setup } = this
    if (!this.multiSeat) return setup.evaluate(state, state.turn)
    const value = setup.evaluate(state, this.rootSeat)
    return this.side[this.ply] === 0 ? value : -value
  }

  private cutOff(depth: number): boolean {
    const { table } = this.setup
    const { ply } = this
    const alpha = this.alpha[ply] ?? 0
    const beta = this.beta[ply] ?? 0
    if (table.depth < depth || beta - alpha > 1) return false
    const enough =
      table.bound === BOUND_EXACT ||
      (table.bound === BOUND_LOWER && table.value >= beta) ||
      (table.bound === BOUND_UPPER && table.value <= alpha)
    if (!enough) return false
    this.guessed[ply] = table.depth === PROVEN_DEPTH ? 0 : 1
    this.leave(table.value)
    return true
  }

  /** Lists and rates the moves of this node: the remembered one first, then by points. */
  private list(first: number): void {
    const { moves, ply, state } = this
    moves.list(state, ply)
    if (ply === 0 && this.excluded.length > 0) moves.keep(ply, (code) => !this.excluded.includes(code))
    const { overlooks } = this.setup
    if (overlooks) moves.keep(ply, (code) => code === first || !overlooks(state, code))
    moves.rate(state, ply, first)
  }

  private descend(): void {
    const { ply } = this
    const index = this.index[ply] ?? 0
    if (index >= this.moves.count(ply) || (this.bestValue[ply] ?? 0) >= (this.beta[ply] ?? 0)) {
      this.finish()
      return
    }
    this.moves.pickBest(ply, index)
    this.open(index > 0 && (this.beta[ply] ?? 0) - (this.alpha[ply] ?? 0) > 1)
  }

  /** Makes the current move and enters its position, with a null window when `narrow`. */
  private open(narrow: boolean): void {
    const { state, ply } = this
    const alpha = this.alpha[ply] ?? 0
    const beta = narrow ? alpha + 1 : (this.beta[ply] ?? 0)
    this.narrow[ply] = narrow ? 1 : 0
    state.make(this.moves.at(ply, this.index[ply] ?? 0))
    this.side[ply + 1] = this.currentSide(this.multiSeat ? 0 : (this.side[ply] ?? 0))
    if (this.side[ply + 1] === this.side[ply]) this.enter(ply + 1, (this.depth[ply] ?? 0) - 1, alpha, beta)
    else this.enter(ply + 1, (this.depth[ply] ?? 0) - 1, -beta, -alpha)
  }

  private leave(value: number): void {
    this.value = value
    this.stage = Stage.Return
  }

  /** Remembers this node's value and hands it to the parent. */
  private finish(): void {
    const { ply, state } = this
    const value = this.bestValue[ply] ?? 0
    const bound =
      value >= (this.beta[ply] ?? 0)
        ? BOUND_LOWER
        : value > (this.floor[ply] ?? 0)
          ? BOUND_EXACT
          : BOUND_UPPER
    const depth = this.guessed[ply] === 0 ? PROVEN_DEPTH : (this.depth[ply] ?? 0)
    if (ply > 0 || this.excluded.length === 0) {
      this.setup.table.store(
        state.keyLow ^ this.scoreKey(),
        state.keyHigh,
        depth,
        bound,
        value,
        this.bestMove[ply] ?? -1,
      )
    }
    this.leave(value)
  }

  private ascend(): void {
    if (this.ply === 0) {
      this.stage = Stage.Done
      return
    }
    const child = this.ply
    const ply = child - 1
    this.ply = ply
    this.state.unmake()
    const value = this.side[child] === this.side[ply] ? this.value : -this.value
    const alpha = this.alpha[ply] ?? 0
    if (this.narrow[ply] === 1 && value > alpha && value < (this.beta[ply] ?? 0)) {
      this.open(false)
      return
    }
    this.take(value, child)
    this.index[ply] = (this.index[ply] ?? 0) + 1
    this.stage = Stage.Next
  }

  /** Counts a searched move's value for its parent. */
  private take(value: number, child: number): void {
    const ply = child - 1
    const cuts = value >= (this.beta[ply] ?? 0)
    this.guessed[ply] = cuts
      ? (this.guessed[child] ?? 0)
      : (this.guessed[ply] ?? 0) | (this.guessed[child] ?? 0)
    if (value <= (this.bestValue[ply] ?? 0)) return
    const code = this.moves.at(ply, this.index[ply] ?? 0)
    this.bestValue[ply] = value
    this.bestMove[ply] = code
    if (value <= (this.alpha[ply] ?? 0)) return
    this.alpha[ply] = value
    this.keepLine(ply, code)
  }

  private keepLine(ply: number, code: number): void {
    const row = ply * (MAX_PLY + 1)
    const below = row + MAX_PLY + 1
    const length = this.lineLength[ply + 1] ?? 0
    this.line[row] = code
    this.line.copyWithin(row + 1, below, below + length)
    this.lineLength[ply] = length + 1
  }
}
