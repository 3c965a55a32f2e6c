import { lowest, SIZE } from '../../games/kas/bits'
import { AnswerCounter } from '../../games/kas/answers'
import type { KasBoard } from '../../games/kas/board'
import { capturedSet, captureOf, lineOf, pointsOf, type KasCode } from '../../games/kas/codes'
import { writeSlides } from '../../games/kas/generate'
import { FIRST_FILE, LINE_COUNT } from '../../games/kas/geometry'
import { applySlide, revertSlide } from '../../games/kas/play'
import { MAX_MOVES, PLAY_PLY, type KasState } from '../../games/kas/state'
import { FORFEIT, POINT } from '../evaluate/evaluator'
import { bringBest, GAIN, REPLY } from '../moves'
import { BOUND_EXACT, BOUND_LOWER, BOUND_UPPER, PROVEN_DEPTH, type TranspositionTable } from '../table'
import { AlikeKey } from './alike'
import type { Endgame } from './endgame'

/** Most tokens that are searched at one go: some fifty positions as a rule, and some thirty thousand at worst. */
const MOST_TOKENS = 12
const INFINITE = 0x3fffffff
const FAR = FORFEIT / 2 // values beyond, on either side, are won or lost by suntuk

/**
 * The end of a kas game by a recursive search that estimates nothing. Its values are what the mover still gains; the
 * lines without tokens are passed over, the last two tokens are counted and not played, and so is what leaves no reply.
 */
export class KasEndgame implements Endgame {
  nodes = 0

  private readonly board: KasBoard
  private readonly alike: AlikeKey
  private readonly answers: AnswerCounter
  private readonly codes = new Int32Array((MOST_TOKENS + 1) * MAX_MOVES)
  private readonly rates = new Int32Array((MOST_TOKENS + 1) * MAX_MOVES)
  private kept = 0 // end of the moves that `count` leaves to be searched
  private best = 0 // of those that it counted, and its code
  private bestMove = -1

  constructor(
    private readonly state: KasState,
    private readonly table: TranspositionTable,
  ) {
    this.board = state.board
    this.alike = new AlikeKey(state.board)
    this.answers = new AnswerCounter(state.board)
  }

  reaches(depth: number): boolean {
    const left = this.board.tokensLeft()
    return left > 0 && left <= MOST_TOKENS && left <= depth && this.state.ply >= PLAY_PLY
  }

  solve(lead: number, ply: number, alpha: number, beta: number): number {
    const value = this.whole(isFar(alpha) ? alpha : alpha - lead, isFar(beta) ? beta : beta - lead)
    return isFar(value) ? value - Math.sign(value) * ply : value + lead
  }

  move(): number {
    const left = this.board.tokensLeft()
    if (left > 2) this.whole(-INFINITE, INFINITE)
    else this.lastTwo(left, this.lines(), this.state.mover, 0, INFINITE)
    return this.ownMove(captureOf(this.bestMove))
  }

  /** The move of this position that captures so: the table's may be that of a position that goes on alike. */
  private ownMove(capture: number): KasCode {
    const { board, codes, state } = this
    const end = writeSlides(board, state.mover, codes, 0)
    for (let at = 0; at < end; at++)
      if (captureOf(codes[at] as number) === capture) return codes[at] as number
    throw new Error('the solver found no move')
  }

  /** The lines that hold tokens, as a set. */
  private lines(): number {
    let lines = 0
    for (let line = 0; line < LINE_COUNT; line++) if (this.board.indices[line] !== 0) lines |= 1 << line
    return lines
  }

  private whole(alpha: number, beta: number): number {
    return this.search(this.lines(), this.state.mover, 0, alpha, beta)
  }

  /** Value for a seat to move; its moves are listed from `base` on. Sets `bestMove`. */
  private search(lines: number, seat: number, base: number, alpha: number, beta: number): number {
    this.nodes++
    const left = this.board.tokensLeft()
    if (left <= 2) return this.lastTwo(left, lines, seat, base, beta)
    const { board, table, alike } = this
    alike.identify(lines)
    const keyLow = alike.key[0] as number
    const keyHigh = alike.key[1] as number
    let first = -1
    if (table.probe(keyLow, keyHigh)) {
      this.bestMove = table.move
      first = captureOf(table.move)
      if (this.suffices(alpha, beta)) return table.value
    }
    const end = writeSlides(board, seat, this.codes, base, lines)
    if (end === base) return -FORFEIT
    this.count(left, lines, seat, base, end, first, beta)
    let { best, bestMove } = this
    const { codes, rates, kept } = this
    let low = Math.max(alpha, best)
    for (let at = base; at < kept && low < beta; at++) {
      bringBest(codes, rates, at, kept)
      const code = codes[at] as number
      const gain = gainOf(code)
      applySlide(board, seat, code)
      const found = this.search(
        this.linesAfter(lines, code),
        1 - seat,
        kept,
        boundAfter(beta, gain),
        boundAfter(low, gain),
      )
      revertSlide(board, seat, code)
      const value = valueBefore(found, gain)
      if (value <= best) continue
      best = value
      bestMove = code
      if (value > low) low = value
    }
    const bound = best >= beta ? BOUND_LOWER : best > alpha ? BOUND_EXACT : BOUND_UPPER
    table.store(keyLow, keyHigh, PROVEN_DEPTH, bound, best, bestMove)
    this.bestMove = bestMove
    return best
  }

  /** Whether the entry that the table shows answers for this window. */
  private suffices(alpha: number, beta: number): boolean {
    const { depth, bound, value } = this.table
    if (depth !== PROVEN_DEPTH) return false
    return bound === BOUND_EXACT || (bound === BOUND_LOWER ? value >= beta : value <= alpha)
  }

  /**
   * Counts the moves that take the last token, leave one, or leave no reply: the best of them is in `best` and
   * `bestMove`. The others are kept with their rates, up to `kept`.
   */
  private count(
    left: number,
    lines: number,
    seat: number,
    base: number,
    end: number,
    first: number,
    beta: number,
  ): void {
    const { answers, codes, rates } = this
    const points = this.board.pointsLeft() * POINT
    answers.prepare(1 - seat, lines)
    let kept = base
    let best = -INFINITE
    let bestMove = -1
    for (let at = base; at < end; at++) {
      const code = codes[at] as number
      const rest = left - (SIZE[capturedSet(code)] as number)
      const gain = gainOf(code)
      let value = gain
      if (rest > 0) {
        const replies = answers.answersTo(code, lines)
        if (replies === 0) value = FORFEIT - 1
        else if (rest === 1) value = 2 * gain - points
        else {
          codes[kept] = code
          rates[kept++] = captureOf(code) === first ? INFINITE : (GAIN * gain) / POINT - REPLY * replies
          continue
        }
      }
      if (value <= best) continue
      best = value
      bestMove = code
      if (best >= beta) break
    }
    this.kept = kept
    this.best = best
    this.bestMove = bestMove
  }

  /** The value with one or two tokens left, which are taken one by one. Sets `bestMove`. */
  private lastTwo(left: number, lines: number, seat: number, base: number, beta: number): number {
    const { answers, codes } = this
    const points = this.board.pointsLeft() * POINT
    const end = writeSlides(this.board, seat, codes, base, lines)
    if (end === base) return -FORFEIT
    this.bestMove = codes[base] as number
    if (left === 1) return points
    answers.prepare(1 - seat, lines)
    let best = -INFINITE
    for (let at = base; at < end; at++) {
      const code = codes[at] as number
      const value = answers.answersTo(code, lines) === 0 ? FORFEIT - 1 : 2 * gainOf(code) - points
      if (value <= best) continue
      best = value
      this.bestMove = code
      if (best >= beta) break
    }
    return best
  }

  /** The lines that still hold tokens after a move that has been made. */
  private linesAfter(lines: number, code: KasCode): number {
    const { indices } = this.board
    const line = lineOf(code)
    const crossing = line < FIRST_FILE ? FIRST_FILE : 0
    let after = indices[line] === 0 ? lines & ~(1 << line) : lines
    for (let rest = capturedSet(code); rest !== 0; rest &= rest - 1) {
      const crossed = crossing + lowest(rest)
      if (indices[crossed] === 0) after &= ~(1 << crossed)
    }
    return after
  }
}

function isFar(value: number): boolean {
  return value > FAR || value < -FAR
}

function gainOf(code: KasCode): number {
  return pointsOf(code) * POINT
}

/** A bound as the other seat sees it after a move that gained so much. */
function boundAfter(bound: number, gain: number): number {
  return isFar(bound) ? -bound : gain - bound
}

/** The value of a move by what the other seat found after it: a suntuk is one move further off. */
function valueBefore(found: number, gain: number): number {
  if (!isFar(found)) return gain - found
  return found > 0 ? 1 - found : -1 - found
}
