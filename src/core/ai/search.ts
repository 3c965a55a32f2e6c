import type { GameState } from '../games/contract'
import { AlphaBeta } from './alphabeta'
import type { Score, Search, SearchInfo, SearchLimits } from './contract'
import { EVALUATORS } from './evaluate/evaluators'
import { POINT, WIN, type Evaluator } from './evaluate/evaluator'
import { LEVEL_TRAITS, sight } from './levels'
import { TranspositionTable } from './table'

const DEFAULT_MOVETIME = 1000
const MAX_DEPTH = 120
const NODES_BETWEEN_CLOCKS = 256
export const DEFAULT_TABLE_BYTES = 16 * 2 ** 20

/** What a search is given besides its limits. */
export interface SearchMeans {
  /** Milliseconds from any fixed moment, never running backwards. */
  readonly clock: () => number
  /** Told of each new line; called inside `run`. */
  readonly onInfo?: ((info: SearchInfo) => void) | undefined
  /** Kept between the moves of one game; a private one of 16 MiB otherwise. */
  readonly table?: TranspositionTable | undefined
  /** Decides what a low level overlooks; 0 by default. */
  readonly seed?: number | undefined
  /** Another judge than the game's own, for experiments. */
  readonly evaluate?: Evaluator | undefined
}

/** Starts a search of the state's position by iterative deepening. The state is copied; work is done only inside `run`. */
export function createSearch(state: GameState, limits: SearchLimits, means: SearchMeans): Search {
  return new DeepeningSearch(state.copy(), limits, means)
}

class DeepeningSearch implements Search {
  best: string | null = null
  infos: readonly SearchInfo[] = []

  private readonly machine: AlphaBeta
  private readonly started: number
  private readonly movetime: number
  private readonly maxDepth: number
  private readonly maxNodes: number
  private readonly lines: number
  private readonly onlyMove: boolean
  private readonly wholeSight: boolean
  private readonly rootPly: number
  private depth = 0
  private found: SearchInfo[] = []
  private excluded: number[] = []
  private ended: boolean
  private stopping = false

  constructor(
    private readonly state: GameState,
    limits: SearchLimits,
    private readonly means: SearchMeans,
  ) {
    const traits = LEVEL_TRAITS[limits.level ?? 8]
    const bare = limits.movetime === undefined && limits.depth === undefined && limits.nodes === undefined
    this.movetime = limits.movetime ?? (bare ? DEFAULT_MOVETIME : Infinity)
    this.maxDepth = Math.max(1, Math.min(limits.depth ?? MAX_DEPTH, traits.depth))
    this.maxNodes = Math.max(1, limits.nodes ?? Infinity)
    const moves = state.count()
    this.lines = Math.max(1, Math.min(limits.multipv ?? 1, moves))
    this.onlyMove = moves === 1 && limits.depth === undefined && limits.nodes === undefined
    this.started = means.clock()
    const table = means.table ?? new TranspositionTable(DEFAULT_TABLE_BYTES)
    table.nextSearch()
    const { overlooked } = traits
    this.wholeSight = overlooked === 0
    this.rootPly = state.ply
    const seed = means.seed ?? 0
    this.machine = new AlphaBeta({
      state,
      evaluate: means.evaluate ?? EVALUATORS[state.ruleset],
      table,
      overlooks: overlooked > 0 ? (at, code) => sight(at.keyLow, code, seed) < overlooked : null,
    })
    this.ended = state.turn < 0
    if (!this.ended) {
      this.best = this.firstMove()
      this.nextDepth()
    }
  }

  run(slice: number): boolean {
    const pause = this.means.clock() + slice
    while (!this.ended) {
      if (this.stopping || this.outOfBudget()) this.end()
      else if (this.means.clock() >= pause) return false
      else if (this.machine.run(this.nodesAllowed())) this.lineDone()
    }
    return true
  }

  stop(): void {
    this.stopping = true
  }

  private nodesAllowed(): number {
    return Math.min(NODES_BETWEEN_CLOCKS, this.maxNodes - this.machine.nodes)
  }

  private outOfBudget(): boolean {
    return this.machine.nodes >= this.maxNodes || this.elapsed() >= this.movetime
  }

  private elapsed(): number {
    return this.means.clock() - this.started
  }

  private firstMove(): string {
    const codes = new Int32Array(this.state.maxMoves)
    this.state.moves(codes, 0)
    return this.state.notation(codes[0] ?? 0)
  }

  /** Ends the search; a depth that was under way still counts if it has searched its first move, the former best, and more. */
  private end(): void {
    if (this.found.length === 0 && this.machine.hasBest) {
      const info = this.describe()
      const move = info.pv[0]
      if (move !== undefined) this.best = move
    }
    this.machine.abandon()
    this.ended = true
  }

  private nextDepth(): void {
    this.depth++
    this.found = []
    this.excluded = []
    this.machine.begin(this.depth, [])
  }

  /** One line of this depth is complete: report it, then go on to the next line or depth. */
  private lineDone(): void {
    const info = this.describe()
    this.found.push(info)
    this.means.onInfo?.(info)
    this.excluded.push(this.machine.principalVariation()[0] ?? -1)
    if (this.found.length < this.lines) {
      this.machine.begin(this.depth, this.excluded)
      return
    }
    this.infos = this.found
    this.best = this.infos[0]?.pv[0] ?? this.best
    const settled = this.onlyMove || this.machine.proven || this.depth >= this.maxDepth
    if (settled) this.ended = true
    else this.nextDepth()
  }

  private describe(): SearchInfo {
    const time = this.elapsed()
    const pv = this.notations(this.machine.principalVariation())
    return {
      depth: this.depth,
      multipv: this.found.length + 1,
      score: scoreOf(this.machine.rootValue, pv.length, this.proven),
      nodes: this.machine.nodes,
      nps: Math.round((this.machine.nodes * 1000) / Math.max(1, time)),
      time: Math.round(time),
      pv,
    }
  }

  /** Whether nothing was estimated and nothing overlooked. */
  private get proven(): boolean {
    return this.wholeSight && this.machine.proven
  }

  /** Words the codes of a line from the root on; the machine may be in the middle of its work below the root. */
  private notations(codes: readonly number[]): string[] {
    const state = this.state.copy()
    while (state.ply > this.rootPly) state.unmake()
    return codes.map((code) => {
      const notation = state.notation(code)
      state.make(code)
      return notation
    })
  }
}

/** Words a value of the machine: a decided game by the moves to its end, else points. */
function scoreOf(value: number, moves: number, proven: boolean): Score {
  if (value >= WIN / 2) return { kind: 'win', moves }
  if (value <= -WIN / 2) return { kind: 'loss', moves }
  return { kind: 'points', points: Math.round((value / POINT) * 100) / 100, proven }
}
