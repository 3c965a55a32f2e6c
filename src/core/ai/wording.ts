import type { GameState } from '../games/contract'
import { legalCodes } from '../games/legal-codes'
import { WHOLE_DEPTH, type Score } from './contract'
import type { Endgame } from './endgame/endgame'
import { ENDGAMES } from './endgame/endgames'
import { POINT, scoreDifference } from './evaluate/evaluator'
import { MOVES_LEFT } from './evaluate/evaluators'
import type { TranspositionTable } from './table'

const MOST_POINTS = 180 // on a board (RULES 1)

/** A line in words. */
export interface Line {
  readonly words: string[] // notations
  readonly moves: number // to the end of the game; at most so many where the line ends before
  readonly margin: number | undefined // of the finished game, for who moves first; undefined where the line ends before
}

/**
 * Words the codes of a line from the state's position on. `table` is what is known of the rest of the game, which is
 * worded as well; null to end with the codes. The state is changed.
 */
export function wordLine(state: GameState, codes: readonly number[], table: TranspositionTable | null): Line {
  const mover = state.turn
  const words: string[] = []
  const play = (code: number) => {
    words.push(state.notation(code))
    state.make(code)
  }
  codes.forEach(play)
  if (table) {
    const endgame = ENDGAMES[state.ruleset](state, table)
    for (let code = known(state, table, endgame); code >= 0; code = known(state, table, endgame)) play(code)
  }
  if (state.turn < 0) return { words, moves: words.length, margin: scoreDifference(state, mover) }
  const left = MOVES_LEFT[state.ruleset](state)
  return { words, moves: words.length + (Number.isFinite(left) ? left : 0), margin: undefined }
}

/** A best move of a proven line by the solver of the end, or a legal one that the table holds, or -1. */
function known(state: GameState, table: TranspositionTable, endgame: Endgame | null): number {
  if (state.turn < 0 || state.seats.length > 2) return -1
  if (endgame?.reaches(WHOLE_DEPTH)) return endgame.move()
  if (!table.probe(state.keyLow, state.keyHigh)) return -1
  return legalCodes(state).includes(table.move) ? table.move : -1
}

/** Words a value of the machine: a proven result by the moves of a line to the end and its margin, else points. */
export function scoreOf(value: number, isProven: boolean, { moves, margin }: Line): Score {
  if (isProven && value !== 0) return { kind: value > 0 ? 'win' : 'loss', moves, margin }
  const points = Math.max(-MOST_POINTS, Math.min(MOST_POINTS, value / POINT))
  return { kind: 'points', points: Math.round(points * 100) / 100, proven: isProven, margin }
}
