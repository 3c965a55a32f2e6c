import type { Board } from '../../pattern/cells'
import type { GameResult, Move, Phase, Position } from '../contract'
import { KasBoard } from './board'
import { BLACK, pointsOf, valueOf, WHITE } from './codes'
import { countSlides } from './count'
import { halfSet, writePassages, writePromotions, writeSlides } from './generate'
import { FIRST_FILE } from './geometry'
import { clearedResult, describeMove, forfeitResult, makeNotation, positionOf } from './observe'
import type { KasOptions } from './options'
import { KasPerft } from './perft'
import { applyPassage, applyPromotion, applySlide, revertPassage, revertPromotion, revertSlide } from './play'
import { KAS_SEATS, MAX_MOVES, MAX_PLIES, PLAY_PLY, SELECTION_PLY, type KasState } from './state'

const RUNNING = 0
const CLEARED = 1
const SUNTUK = 2
const UNKNOWN = 3

/** Starts a kas game on a complete pattern. */
export function startKas(setup: Board, options: KasOptions): KasState {
  return new KasGame(new KasBoard(setup.gadong, setup), options)
}

class KasGame implements KasState {
  readonly ruleset = 'kas'
  readonly seats = KAS_SEATS
  readonly maxMoves = MAX_MOVES
  private plies = 0
  /** Found out when asked for, because most positions of a search never are. */
  private status = UNKNOWN
  private readonly codes = new Int32Array(MAX_PLIES)
  /** By ply: the black places of a passage, the colour of a promoted token. */
  private readonly kept = new Int32Array(PLAY_PLY)
  private readonly scratch = new Int32Array(MAX_MOVES)
  private perftCounter: KasPerft | null = null // made when first needed

  constructor(
    readonly board: KasBoard,
    readonly options: KasOptions,
  ) {}

  get ply(): number {
    return this.plies
  }

  get mover(): number {
    return this.plies & 1
  }

  get turn(): number {
    return this.statusNow() === RUNNING ? this.mover : -1
  }

  get phase(): Phase {
    if (this.statusNow() !== RUNNING) return 'over'
    if (this.plies >= PLAY_PLY) return 'play'
    return this.plies >= SELECTION_PLY ? 'selection' : 'passage'
  }

  get keyLow(): number {
    return this.board.key[0] as number
  }

  get keyHigh(): number {
    return this.board.key[1] as number
  }

  moves(out: Int32Array, at: number): number {
    const { board, mover, options } = this
    if (this.plies >= PLAY_PLY) return writeSlides(board, mover, out, at) - at
    if (this.plies >= SELECTION_PLY) return writePromotions(board, mover, options, out, at) - at
    return writePassages(board, mover, options, out, at) - at
  }

  count(): number {
    return this.plies >= PLAY_PLY ? countSlides(this.board, this.mover) : this.moves(this.scratch, 0)
  }

  make(code: number): void {
    const { board, mover, plies } = this
    this.codes[plies] = code
    if (plies >= PLAY_PLY) applySlide(board, mover, code)
    else if (plies >= SELECTION_PLY) this.kept[plies] = applyPromotion(board, mover, code)
    else this.kept[plies] = applyPassage(board, mover, code)
    this.plies++
    this.status = UNKNOWN
  }

  unmake(): void {
    if (this.plies === 0) throw new Error('no move to take back')
    this.plies--
    this.status = UNKNOWN
    const { board, mover, plies } = this
    const code = this.codes[plies] as number
    if (plies >= PLAY_PLY) revertSlide(board, mover, code)
    else if (plies >= SELECTION_PLY) revertPromotion(board, mover, code, this.kept[plies] as number)
    else revertPassage(board, mover, code, this.kept[plies] as number)
  }

  gain(code: number): number {
    if (this.plies >= SELECTION_PLY) return pointsOf(code)
    const half = halfSet(this.mover)
    const line = FIRST_FILE + code
    return (
      valueOf(BLACK, this.board.set(BLACK, line) & half) + valueOf(WHITE, this.board.set(WHITE, line) & half)
    )
  }

  points(seat: number): number {
    return this.board.points(seat)
  }

  score(seat: number): number {
    if (this.statusNow() !== SUNTUK) return this.points(seat)
    return seat === this.mover ? 0 : this.points(0) + this.points(1)
  }

  result(): GameResult | null {
    const status = this.statusNow()
    if (status === RUNNING) return null
    if (status === CLEARED) return clearedResult([this.points(0), this.points(1)])
    return forfeitResult('suntuk', this.mover, this.points(0) + this.points(1))
  }

  notation(code: number): string {
    return makeNotation(this.plies, code)
  }

  code(notation: string): number {
    const count = this.moves(this.scratch, 0)
    for (let index = 0; index < count; index++) {
      const code = this.scratch[index] as number
      if (makeNotation(this.plies, code) === notation) return code
    }
    return -1
  }

  describe(code: number): Move {
    return describeMove(this, code)
  }

  position(): Position {
    return positionOf(this)
  }

  perft(depth: number): number {
    this.perftCounter ??= new KasPerft(this)
    return this.perftCounter.count(depth)
  }

  copy(): KasState {
    const copy = new KasGame(this.board.copy(), this.options)
    copy.plies = this.plies
    copy.status = this.status
    copy.codes.set(this.codes)
    copy.kept.set(this.kept)
    return copy
  }

  private statusNow(): number {
    if (this.status === UNKNOWN) {
      if (this.board.isEmpty()) this.status = CLEARED
      else this.status = this.count() > 0 ? RUNNING : SUNTUK
    }
    return this.status
  }
}
