import type { GameState } from '../games/contract'
import { legalCodes } from '../games/legal-codes'
import type { AlphaBeta } from './alphabeta'
import { WHOLE_DEPTH } from './contract'
import { DECIDED, scoreDifference } from './evaluate/evaluator'

const FIRST_NODES = 256 // a question, in the first round
const GROWTH = 4 // from round to round

/** Whether what is asked for holds. */
const Answer = { Open: 0, Yes: 1, No: 2 } as const

/** Whether the player still reaches `least` (a value of the search) after some moves. */
interface Question {
  readonly codes: readonly number[]
  readonly least: number
  readonly weight: number
  answer: number
}

interface Attempt {
  readonly code: number
  /** Whether it keeps the result; null where that is known. */
  readonly keeps: Question | null
  /** Whether the game is better than now after each of the replies. */
  readonly replies: readonly Question[]
}

/**
 * Looks for the move that is hardest to answer in a game of two seats that is proven not to be won: the one with the
 * smallest share of replies that hold the result. A draw, and a loss by points alone, are kept meanwhile; among equal
 * moves that of the search is made. Rounds of longer and longer searches look at what is still open; the answer is
 * better the longer it works, and there at any time.
 */
export class Resistance {
  /** Whether every move loses by suntuk, so that there is nothing to keep. */
  readonly losesAll: boolean

  private readonly seat: number
  private readonly attempts: readonly Attempt[]
  private open: readonly Question[] = []
  private at = 0
  private left = 0 // nodes for the question under way
  private budget = FIRST_NODES
  private made = 0

  /** For the state's position, in which it stands between calls; `machine` has just searched it, to the end. */
  constructor(
    private readonly state: GameState,
    private readonly machine: AlphaBeta,
  ) {
    const value = machine.rootValue
    const [best] = machine.bestLine()
    const kept = value === 0 ? 0 : 1 - DECIDED
    const hoped = value === 0 ? 1 : 0
    this.seat = state.turn
    this.losesAll = value <= -DECIDED
    const codes = legalCodes(state).sort((a, b) => Number(b === best) - Number(a === best))
    this.attempts = codes.map((code) => {
      const isKept = code === best || this.losesAll
      state.make(code)
      const replies = legalCodes(state).map((reply) => ask([code, reply], hoped, state.gain(reply) ** 2))
      state.unmake()
      return { code, keeps: isKept ? null : ask([code], kept, 1), replies }
    })
    this.nextRound()
  }

  /** Searches some nodes; true when nothing is open any more. */
  run(nodes: number): boolean {
    const question = this.open[this.at]
    if (question === undefined) {
      this.nextRound()
      return this.open.length === 0
    }
    if (this.made === 0) this.enter(question)
    const known = this.state.turn < 0 || this.machine.run(Math.min(nodes, this.left))
    this.left -= nodes
    if (known) question.answer = this.reaches(question.least) ? Answer.Yes : Answer.No
    if (known || this.left <= 0) this.leave()
    return false
  }

  /** Takes back what is made on the board. */
  abandon(): void {
    if (this.made > 0) this.leave()
  }

  /** The move found so far with the reply that holds the result, if one is known. */
  line(): readonly number[] {
    const [first, ...others] = this.attempts
    let best = first
    for (const attempt of others)
      if (best && isSafe(attempt) && heldShare(attempt) < heldShare(best)) best = attempt
    const held = best?.replies.find(({ answer }) => answer === Answer.No)
    return held?.codes ?? (best ? [best.code] : [])
  }

  private nextRound(): void {
    if (this.at > 0) this.budget *= GROWTH
    this.at = 0
    this.open = this.attempts
      .filter(({ keeps }) => keeps?.answer !== Answer.No)
      .flatMap(({ keeps, replies }) => (keeps ? [keeps, ...replies] : replies))
      .filter(({ answer }) => answer === Answer.Open)
  }

  private enter({ codes, least }: Question): void {
    for (const code of codes) this.state.make(code)
    this.made = codes.length
    this.left = this.budget
    const beta = this.isOwnTurn ? least : 1 - least
    if (this.state.turn >= 0) this.machine.begin(WHOLE_DEPTH, [], beta - 1, beta)
  }

  private get isOwnTurn(): boolean {
    return this.made % 2 === 0
  }

  /** Of the position under way, whose search is done. */
  private reaches(least: number): boolean {
    const { state, machine, seat } = this
    if (state.turn < 0) return scoreDifference(state, seat) >= least
    return this.isOwnTurn ? machine.rootValue >= least : machine.rootValue <= -least
  }

  private leave(): void {
    if (this.state.turn >= 0) this.machine.abandon()
    for (; this.made > 0; this.made--) this.state.unmake()
    this.at++
  }
}

function ask(codes: readonly number[], least: number, weight: number): Question {
  return { codes, least, weight, answer: Answer.Open }
}

function isSafe({ keeps }: Attempt): boolean {
  return keeps === null || keeps.answer === Answer.Yes
}

/** The share of replies, by weight, that are known to hold the result. */
function heldShare({ replies }: Attempt): number {
  const held = replies.filter(({ answer }) => answer === Answer.No)
  return replies.length === 0 ? 1 : weightOf(held) / weightOf(replies)
}

function weightOf(questions: readonly Question[]): number {
  return questions.reduce((sum, { weight }) => sum + weight, 0)
}
