import { fault, type Fault } from '../faults/fault'
import type { GameResult } from '../games/contract'
import { isOver, replayMoves, resign, startGame, type Game } from '../games/game'
import { completePattern } from '../pattern/pattern'
import { knownOptions, type GameRecord } from './record'

/**
 * The game of a record. `warning`: `illegal-move` when the game stops before a move that is illegal (its path is the move's),
 * or `result-mismatch` when the record's result is not the one of its moves, or is missing where they end the game.
 */
export interface OpenedRecord {
  readonly game: Game
  readonly warning: Fault | null
}

/** Replays a record as far as its moves are legal. Throws for one that `checkRecord` would refuse. */
export function openRecord(record: GameRecord): OpenedRecord {
  const { game, fault: illegal } = replayMoves(startOf(record), record.moves)
  if (illegal !== null) return { game, warning: { ...illegal, path: `moves[${game.moves.length}]` } }
  const ended = withResignation(game, record.result)
  const agrees = sameResult(ended.position.result, record.result ?? null)
  return { game: ended, warning: agrees ? null : fault('result-mismatch', 'result') }
}

function startOf({ ruleset, options, pattern }: GameRecord): Game {
  const complete = completePattern(pattern)
  if (!complete.ok) throw new Error(`a record of a draft: ${JSON.stringify(complete.error)}`)
  const known = knownOptions(ruleset, options) as GameRecord['options']
  const game = startGame({ ruleset, options: known, pattern: complete.value })
  if (!game.ok) throw new Error(`a record with wrong options: ${JSON.stringify(game.error)}`)
  return game.value
}

/** The game as resigned by the seat whose resignation gives this result, if there is one. */
function withResignation(game: Game, result: GameResult | undefined): Game {
  if (result?.reason !== 'resigned' || isOver(game)) return game
  const resigned = game.position.seats.map((seat) => resign(game, seat))
  return resigned.find((each) => each !== null && sameResult(each.position.result, result)) ?? game
}

function sameResult(one: GameResult | null, other: GameResult | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.reason === other.reason &&
    one.scores.join() === other.scores.join() &&
    [...one.winners].sort().join() === [...other.winners].sort().join()
  )
}
