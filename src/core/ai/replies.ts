import type { GameState, RulesetId } from '../games/contract'
import { AnswerCounter } from '../games/kas/answers'
import { PLAY_PLY, type KasState } from '../games/kas/state'

/** Counts the opponent's moves after a move of the position, without making it. */
export interface ReplyCounter {
  /** Takes the position in hand; false where replies are not counted. */
  prepare(): boolean
  /** The number of moves after a code of the position in hand. */
  repliesTo(code: number): number
}

/** A counter of replies for a state, in the games that have one. */
export const REPLY_COUNTERS: Readonly<Record<RulesetId, (state: GameState) => ReplyCounter | null>> = {
  kas: (state) => new KasReplies(state as KasState),
  bell: () => null,
}

class KasReplies implements ReplyCounter {
  private readonly answers: AnswerCounter

  constructor(private readonly state: KasState) {
    this.answers = new AnswerCounter(state.board)
  }

  prepare(): boolean {
    if (this.state.ply < PLAY_PLY) return false
    this.answers.prepare(1 - this.state.mover)
    return true
  }

  repliesTo(code: number): number {
    return this.answers.answersTo(code)
  }
}
