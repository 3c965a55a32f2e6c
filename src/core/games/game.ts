import { fault, type Fault } from '../faults/fault'
import type { Pattern } from '../pattern/pattern'
import { err, ok, type Result } from '../result'
import type { GameResult, GameState, Move, Position, RulesetId, Seat } from './contract'
import { legalCodes } from './legal-codes'
import type { GameOptions } from './options'
import { parseGameOptions, RULESETS } from './rulesets'

/** What a game is played by and on. */
export interface GameSetup {
  readonly ruleset: RulesetId
  readonly options: GameOptions
  readonly pattern: Pattern
}

/** A game under way or over, as an immutable value of plain data. */
export interface Game {
  readonly setup: GameSetup
  readonly moves: readonly Move[]
  readonly resigned: Seat | null
  readonly position: Position // after the moves, and after the resignation if there was one
}

/** A game replayed as far as its moves are legal, and the fault of the first that is not. */
export interface Replay {
  readonly game: Game
  readonly fault: Fault | null
}

/**
 * The states of games made here, so that a click does not replay its game. Only a shortcut: a game that is not in it
 * (a copy, or one behind a proxy) is replayed. A state in it is never changed; who wants to move makes a copy.
 */
const states = new WeakMap<Game, GameState>()

/** The game before its first move. Missing options take their defaults; wrong ones are faults with the key as path. */
export function startGame(setup: GameSetup): Result<Game, readonly Fault[]> {
  const options = parseGameOptions(setup.ruleset, setup.options)
  if (!options.ok) return options
  const { ruleset, pattern } = setup
  return ok(
    keep({ ruleset, options: options.value, pattern }, [], RULESETS[ruleset].start(pattern, options.value)),
  )
}

/** The legal moves; none when the game is over. */
export function legalMoves(game: Game): readonly Move[] {
  if (isOver(game)) return []
  const state = viewOf(game)
  return legalCodes(state).map((code) => state.describe(code))
}

/** The game after one more move, given by its notation. An illegal move is a fault that names it and its number. */
export function playMove(game: Game, notation: string): Result<Game, Fault> {
  const view = viewOf(game)
  const code = isOver(game) ? -1 : view.code(notation)
  if (code < 0) return err(fault('illegal-move', '', { index: game.moves.length + 1, move: notation }))
  const move = view.describe(code)
  const state = view.copy()
  state.make(code)
  return ok(keep(game.setup, [...game.moves, move], state))
}

/** Plays moves on from a game, up to the first illegal one. */
export function replayMoves(game: Game, notations: readonly string[]): Replay {
  const state = stateOf(game)
  const moves = [...game.moves]
  let failed: Fault | null = null
  for (const notation of notations) {
    const code = game.resigned === null && state.turn >= 0 ? state.code(notation) : -1
    if (code < 0) {
      failed = fault('illegal-move', '', { index: moves.length + 1, move: notation })
      break
    }
    moves.push(state.describe(code))
    state.make(code)
  }
  return { game: moves.length === game.moves.length ? game : keep(game.setup, moves, state), fault: failed }
}

/** The game with its last moves taken back (one by default, all at most), and with them a resignation. */
export function takeBack(game: Game, count = 1): Game {
  const state = stateOf(game)
  const left = Math.max(0, game.moves.length - count)
  while (state.ply > left) state.unmake()
  return keep(game.setup, game.moves.slice(0, left), state)
}

/** Whether a seat may resign now. */
export function canResign(game: Game, seat: Seat): boolean {
  return resignation(game, seat) !== null
}

/** The game that a seat has resigned; null where that is not offered (RULES 2, Resigning). */
export function resign(game: Game, seat: Seat): Game | null {
  const result = resignation(game, seat)
  if (result === null) return null
  const position: Position = { ...game.position, phase: 'over', turn: null, scores: result.scores, result }
  const resigned = { ...game, resigned: seat, position }
  states.set(resigned, viewOf(game))
  return resigned
}

/** Whether the game has a result. */
export function isOver(game: Game): boolean {
  return game.position.result !== null
}

/** An independent state after the moves of a game, to search or count from; it knows nothing of a resignation. */
export function stateOf(game: Game): GameState {
  return viewOf(game).copy()
}

function resignation(game: Game, seat: Seat): GameResult | null {
  if (isOver(game)) return null
  return RULESETS[game.setup.ruleset].resign(viewOf(game), game.position.seats.indexOf(seat))
}

/** The kept state of a game, to be read only. */
function viewOf(game: Game): GameState {
  const kept = states.get(game)
  if (kept !== undefined) return kept
  const { ruleset, pattern, options } = game.setup
  const state = RULESETS[ruleset].start(pattern, options)
  for (const move of game.moves) {
    const code = state.code(move.notation)
    if (code < 0) throw new Error(`not a game: ${move.notation} is illegal`)
    state.make(code)
  }
  states.set(game, state)
  return state
}

/** A game value with its state kept beside it; the state must not be changed any more. */
function keep(setup: GameSetup, moves: readonly Move[], state: GameState): Game {
  const game = { setup, moves, resigned: null, position: state.position() }
  states.set(game, state)
  return game
}
