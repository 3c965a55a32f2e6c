import { parseJunction } from '#core/board/junction'
import type { Junction } from '#core/board/junction'
import type { Move, RulesetId } from '#core/games/contract'
import { legalMoves, playMove, startGame } from '#core/games/game'
import type { Game } from '#core/games/game'
import type { GameOptions } from '#core/games/options'
import { completePattern } from '#core/pattern/pattern'
import type { Pattern } from '#core/pattern/pattern'
import type { PatternDocument } from '#core/pattern/document'
import type { Player, SeatRecord } from '#core/record/record'
import { newSession } from '../../../src/renderer/play/session'
import type { Session } from '../../../src/renderer/play/session'
import { halvesNamed } from '../support/fake-api'

export const HUMAN: Player = { kind: 'human' }
export const COMPUTER: Player = { kind: 'computer', level: 1 }

/** The checkerboard on the 112 board. */
export const CHECKERS: PatternDocument = {
  ...halvesNamed('Checkers', { gadong: 3 }),
  rows: Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 11 }, (_, file) => {
      if (Math.abs(row - 5) < 2 && Math.abs(file - 5) < 2) return '.'
      return (row + file) % 2 === 0 ? 'b' : 'w'
    }).join(''),
  ),
}

export function j(name: string): Junction {
  const junction = parseJunction(name)
  if (junction === undefined) throw new Error(`no junction ${name}`)
  return junction
}

export function patternOf(document: PatternDocument): Pattern {
  const pattern = completePattern(document)
  if (!pattern.ok) throw new Error(document.name)
  return pattern.value
}

/** A game after some moves, on the pattern with a white southern and a black northern half. */
export function gameAfter(
  moves: readonly string[] = [],
  ruleset: RulesetId = 'kas',
  options: GameOptions = {},
  document: PatternDocument = halvesNamed('Halves'),
): Game {
  const started = startGame({ ruleset, options, pattern: patternOf(document) })
  if (!started.ok) throw new Error('no game')
  return moves.reduce((game, move) => {
    const played = playMove(game, move)
    if (!played.ok) throw new Error(`illegal: ${move}`)
    return played.value
  }, started.value)
}

/** Plays a game on by the first legal moves of each position until `stop` says so or it is over. */
export function playOn(game: Game, stop: (game: Game) => boolean = () => false): Game {
  const [move] = legalMoves(game)
  if (!move || stop(game)) return game
  const played = playMove(game, move.notation)
  if (!played.ok) throw new Error('a legal move was refused')
  return playOn(played.value, stop)
}

export function seatsFor(game: Game, players: readonly Player[]): readonly SeatRecord[] {
  return game.position.seats.map((seat, index) => ({
    seat,
    name: `P${index + 1}`,
    player: players[index] ?? COMPUTER,
  }))
}

/** A session of a game, as if it had been played by these players. */
export function sessionFor(game: Game, players: readonly Player[]): Session {
  const session = newSession(game.setup, {
    seats: seatsFor(game, players),
    startedAt: '2026-01-31T10:00:00.000Z',
  })
  if (!session.ok) throw new Error('no session')
  return { ...session.value, game }
}

/** A move made up for tests of what a view does with moves. */
export function move(part: Partial<Move> & Pick<Move, 'notation'>): Move {
  return { kind: 'kas', from: null, to: null, captured: [], points: 1, ...part }
}
