import type { GameState } from '../games/contract'
import { legalCodes } from '../games/legal-codes'
import { AlphaBeta } from './alphabeta'
import { WHOLE_DEPTH, type Search, type SearchInfo, type SearchLimits } from './contract'
import { EVALUATORS, MOVES_LEFT } from './evaluate/evaluators'
import { DECIDED, isDecided, type Evaluator } from './evaluate/evaluator'
import { MAX_PLY } from './frames'
import { LEVEL_TRAITS, sight } from './levels'
import { MoveStack } from './moves'
import { Resistance } from './resistance'
import { TranspositionTable } from './table'
import type { Underway } from './underway'
import { scoreOf, wordLine, type Line } from './wording'

const DEFAULT_MOVETIME = 1000

/** Once a depth of this share of the moves that a game can still take is done, the rest is searched to the end at once. */
const SOLVE_SHARE = 0.28
const NODES_BETWEEN_CLOCKS = 256
const LONG_LIST = 1000
const LONG_LIST_NODES = 16 // between looks at the clock where a position may have so many moves
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
  /** Whether late moves are looked at less deep, and the end all at once; true by default. */
  readonly selective?: boolean | undefined
  /** Depths left out at the start, so that searches of one position on one table do not all do the same; 0 by default. */
  readonly ahead?: number | undefined
  /**
   * Whether a move for a game is wanted: whether it can be won is then asked before by how much, and where it cannot the
   * move is made that is hardest to answer. False by default.
   */
  readonly plays?: boolean | undefined
  /** What the threads that search the same position on the same table are at. */
  readonly underway?: Underway | undefined
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
  private readonly table: TranspositionTable
  private readonly selective: boolean
  private readonly solveFrom: number
  private readonly wholeSight: boolean
  private readonly rootPly: number
  private readonly plays: boolean // seeks a move for a game of two seats, within a time
  private resistance: Resistance | null = null
  private asks = false // whether the game can be won
  private won = -Infinity // what is won at least, if it is known
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
    this.maxDepth = Math.max(1, Math.min(limits.depth ?? WHOLE_DEPTH, traits.depth))
    this.maxNodes = Math.max(1, limits.nodes ?? Infinity)
    const moves = state.count()
    this.lines = Math.max(1, Math.min(limits.multipv ?? 1, moves))
    this.onlyMove = moves === 1 && limits.depth === undefined && limits.nodes === undefined
    this.started = means.clock()
    this.table = means.table ?? new TranspositionTable(DEFAULT_TABLE_BYTES)
    this.table.nextSearch()
    this.selective = means.selective ?? true
    this.solveFrom = this.selective ? MOVES_LEFT[state.ruleset](state) * SOLVE_SHARE : Infinity
    this.depth = Math.min(means.ahead ?? 0, this.maxDepth - 1)
    const { overlooked } = traits
    this.wholeSight = overlooked === 0
    this.rootPly = state.ply
    const isTimed = this.movetime < Infinity && this.maxNodes === Infinity && this.maxDepth === WHOLE_DEPTH
    const isChoice = this.lines === 1 && moves > 1 && state.seats.length === 2
    this.plays = means.plays === true && isTimed && isChoice
    const seed = means.seed ?? 0
    this.machine = new AlphaBeta({
      state,
      evaluate: means.evaluate ?? EVALUATORS[state.ruleset],
      table: this.table,
      moves: new MoveStack(MAX_PLY + 2, means.underway ?? null),
      selective: this.selective,
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
      else if (this.resistance) {
        if (this.resistance.run(this.nodesAllowed())) this.end()
      } else if (this.machine.run(this.nodesAllowed())) {
        if (this.asks) this.answered()
        else this.lineDone()
      }
    }
    return true
  }

  stop(): void {
    this.stopping = true
  }

  private nodesAllowed(): number {
    const most = this.state.maxMoves > LONG_LIST ? LONG_LIST_NODES : NODES_BETWEEN_CLOCKS
    return Math.min(most, this.maxNodes - this.machine.nodes)
  }

  private outOfBudget(): boolean {
    return this.machine.nodes >= this.maxNodes || this.elapsed() >= this.movetime
  }

  private elapsed(): number {
    return this.means.clock() - this.started
  }

  private firstMove(): string {
    return this.state.notation(legalCodes(this.state)[0] ?? 0)
  }

  private end(): void {
    if (this.resistance) this.resist(this.resistance)
    else if (this.found.length === 0) this.best = this.unfinished() ?? this.best
    this.machine.abandon()
    this.ended = true
  }

  /**
   * The move by a depth that was under way: it counts if it has searched its first move, the former best, and more. A
   * move that wins is kept; where those that were searched lose, the next one is better.
   */
  private unfinished(): string | null {
    const { machine } = this
    const [code] = machine.bestLine()
    if (code === undefined || machine.rootValue < this.won) return null
    const isLost = this.asks && machine.rootValue < 0
    return this.word([isLost ? machine.rootMove : code], false).words[0] ?? null
  }

  /** Answers with the move that is hardest to answer; the result is the same, the points of a loss need not be. */
  private resist(resistance: Resistance): void {
    resistance.abandon()
    const { words, moves, margin } = this.word(resistance.line(), true)
    const [found] = this.infos
    if (!found || words[0] === found.pv[0]) return
    const { score } = found
    const loss = { kind: 'loss', moves, margin: resistance.losesAll ? margin : undefined } as const
    this.answer({ ...found, ...this.effort(), score: score.kind === 'loss' ? loss : score, pv: words })
  }

  private nextDepth(): void {
    this.depth = this.depth < this.solveFrom ? this.depth + 1 : this.maxDepth
    this.found = []
    this.excluded = []
    this.asks = this.plays && this.depth === WHOLE_DEPTH
    if (this.asks) this.machine.begin(this.depth, [], 0, 1)
    else this.machine.begin(this.depth, [])
  }

  /** It is known whether the game can be won: goes on to the score, which lies on this side, if that is left. */
  private answered(): void {
    this.asks = false
    const { rootValue } = this.machine
    if (isDecided(rootValue)) {
      this.lineDone()
      return
    }
    if (rootValue > 0) {
      this.win(rootValue)
      this.machine.begin(this.depth, [], rootValue - 1, DECIDED)
    } else this.machine.begin(this.depth, [], 1 - DECIDED, rootValue + 1)
  }

  /** Reports a move that wins, by so much or more. */
  private win(value: number): void {
    const info = this.describe()
    this.won = value
    this.answer({ ...info, score: { ...info.score, margin: undefined } })
  }

  /** Makes a line, which is reported, the answer so far. */
  private answer(info: SearchInfo): void {
    this.infos = [info]
    this.best = info.pv[0] ?? this.best
    this.means.onInfo?.(info)
  }

  /** One line of this depth is complete: report it, then go on to the next line or depth. */
  private lineDone(): void {
    const info = this.describe()
    this.found.push(info)
    this.means.onInfo?.(info)
    this.excluded.push(this.machine.bestLine()[0] ?? -1)
    if (this.found.length < this.lines) {
      this.machine.begin(this.depth, this.excluded)
      return
    }
    this.infos = this.found
    this.best = this.infos[0]?.pv[0] ?? this.best
    const settled = this.onlyMove || this.machine.proven || this.depth >= this.maxDepth
    if (settled) this.settle()
    else this.nextDepth()
  }

  /** Ends the search of a line that is known; where it is not won and a move is wanted, that to resist by is sought. */
  private settle(): void {
    if (this.plays && this.isProven && this.machine.rootValue <= 0) {
      this.resistance = new Resistance(this.state, this.machine)
    } else this.ended = true
  }

  /** What has been spent until now. */
  private effort(): Pick<SearchInfo, 'nodes' | 'nps' | 'time'> {
    const time = this.elapsed()
    const { nodes } = this.machine
    return { nodes, nps: Math.round((nodes * 1000) / Math.max(1, time)), time: Math.round(time) }
  }

  private get isProven(): boolean {
    return this.wholeSight && (this.machine.proven || isDecided(this.machine.rootValue))
  }

  /** Words codes from the root on, if asked for with what the table knows of the rest of the game. */
  private word(codes: readonly number[], toTheEnd: boolean): Line {
    const state = this.state.copy()
    while (state.ply > this.rootPly) state.unmake()
    return wordLine(state, codes, toTheEnd ? this.table : null)
  }

  private describe(): SearchInfo {
    const { isProven } = this
    const line = this.word(this.machine.bestLine(), isProven)
    return {
      depth: this.depth,
      multipv: this.found.length + 1,
      score: scoreOf(this.machine.rootValue, isProven, line),
      ...this.effort(),
      pv: line.words,
    }
  }
}
