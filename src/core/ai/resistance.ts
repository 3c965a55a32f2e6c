import type { GameState } from '../games/contract'
import { legalCodes } from '../games/legal-codes'
import type { AlphaBeta } from './alphabeta'
import { WHOLE_DEPTH } from './contract'
import { scoreDifference } from './evaluate/evaluator'

const FIRST_NODES = 256 // a reply, in the first round
const GROWTH = 4 // from round to round

/** What is known of a reply: whether the game is still lost after it. */
const Fate = { Open: 0, Lost: 1, Saved: 2 } as const

interface Reply {
  readonly code: number
  fate: number
}

interface Attempt {
  readonly code: number
  readonly replies: readonly Reply[]
}

/**
 * Looks for the move that is hardest to refute where every move loses by suntuk, so that all cost the same: the one with
 * the smallest share of replies after which the game is still lost. Rounds of longer and longer searches look at the
 * replies that are still open; the answer is better the longer it works, and there at any time.
 */
export class Resistance {
  private readonly seat: number
  private readonly attempts: readonly Attempt[]
  private open: { readonly attempt: Attempt; readonly reply: Reply }[] = []
  private at = 0
  private left = 0 // nodes for the reply under way
  private budget = FIRST_NODES
  private isSearching = false

  /** For the state's position, in which it stands between calls; `machine` searches the same state. */
  constructor(
    private readonly state: GameState,
    private readonly machine: AlphaBeta,
  ) {
    this.seat = state.turn
    this.attempts = legalCodes(state).map((code) => {
      state.make(code)
      const replies = legalCodes(state).map((reply) => ({ code: reply, fate: Fate.Open }))
      state.unmake()
      return { code, replies }
    })
    this.nextRound()
  }

  /** Searches some nodes; true when nothing is open any more. */
  run(nodes: number): boolean {
    const item = this.open[this.at]
    if (item === undefined) {
      this.nextRound()
      return this.open.length === 0
    }
    const { attempt, reply } = item
    if (!this.isSearching) this.enter(attempt, reply)
    const known = this.state.turn < 0 || this.machine.run(Math.min(nodes, this.left))
    this.left -= nodes
    if (known) reply.fate = this.fate()
    if (known || this.left <= 0) this.leave()
    return false
  }

  /** Takes back what is made on the board. */
  abandon(): void {
    if (this.isSearching) this.leave()
  }

  /** The move found so far with the reply that keeps it lost, if one is known. */
  line(): readonly number[] {
    let best = this.attempts[0]
    for (const attempt of this.attempts) if (best && lostShare(attempt) < lostShare(best)) best = attempt
    const answer = best?.replies.find(({ fate }) => fate === Fate.Lost)
    return best ? [best.code, ...(answer ? [answer.code] : [])] : []
  }

  private nextRound(): void {
    if (this.at > 0) this.budget *= GROWTH
    this.at = 0
    this.open = this.attempts.flatMap((attempt) =>
      attempt.replies.filter(({ fate }) => fate === Fate.Open).map((reply) => ({ attempt, reply })),
    )
  }

  private enter(attempt: Attempt, reply: Reply): void {
    this.state.make(attempt.code)
    this.state.make(reply.code)
    this.isSearching = true
    this.left = this.budget
    if (this.state.turn >= 0) this.machine.begin(WHOLE_DEPTH, [], -1, 0)
  }

  /** Of the position after a reply, whose search is done. */
  private fate(): number {
    const { state, machine, seat } = this
    const isLost = state.turn < 0 ? scoreDifference(state, seat) < 0 : machine.rootValue < 0
    return isLost ? Fate.Lost : Fate.Saved
  }

  private leave(): void {
    if (this.state.turn >= 0) this.machine.abandon()
    this.state.unmake()
    this.state.unmake()
    this.isSearching = false
    this.at++
  }
}

/** The share of replies after which the game is known to be lost. */
function lostShare({ replies }: Attempt): number {
  return replies.filter(({ fate }) => fate === Fate.Lost).length / Math.max(1, replies.length)
}
