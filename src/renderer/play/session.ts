import { fault } from '#core/faults/fault'
import type { Fault } from '#core/faults/fault'
import type { Seat } from '#core/games/contract'
import { isOver, replayMoves, resign, startGame, takeBack } from '#core/games/game'
import type { Game, GameSetup } from '#core/games/game'
import { completePattern } from '#core/pattern/pattern'
import { RECORD_FORMAT, RECORD_VERSION } from '#core/record/record'
import type { GameRecord, Player, SeatRecord } from '#core/record/record'
import { err, ok } from '#core/result'
import type { Result } from '#core/result'

/** A game with those who play it. */
export interface Session {
  readonly game: Game
  readonly seats: readonly SeatRecord[] // in the order of turns
  readonly startedAt: string // ISO 8601
  readonly match: Match
  readonly kept: Partial<GameRecord> // of the record that it was opened from, to be written back
}

export interface Match {
  readonly id: string
  readonly round: number // from 1
}

/** A new session before its first move. Faults name the option that is wrong. */
export function newSession(
  setup: GameSetup,
  seats: readonly SeatRecord[],
  startedAt: string,
  match: Match,
): Result<Session, readonly Fault[]> {
  const started = startGame(setup)
  if (!started.ok) return started
  return ok({ game: started.value, seats, startedAt, match, kept: {} })
}

/** The record of a session, as it is stored. */
export function recordOf(session: Session): GameRecord {
  const { game, seats, startedAt, match, kept } = session
  const { ruleset, options, pattern } = game.setup
  const { result: _, ...rest } = kept
  return {
    ...rest,
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    ruleset,
    options,
    pattern: pattern.document,
    seats,
    moves: game.moves.map(({ notation }) => notation),
    ...(game.position.result ? { result: game.position.result } : {}),
    startedAt,
    match,
  }
}

/**
 * The session that a record tells of, up to its first illegal move (which is the `warning`). Faults, where there is no game at all:
 * an incomplete pattern or wrong options.
 */
export function sessionOf(
  record: GameRecord,
  newMatch: () => Match,
): Result<{ readonly session: Session; readonly warning: Fault | null }, readonly Fault[]> {
  const pattern = completePattern(record.pattern)
  if (!pattern.ok) return pattern
  const { ruleset, options } = record
  const started = startGame({ ruleset, options, pattern: pattern.value })
  if (!started.ok) return started
  if (record.seats.length !== started.value.position.seats.length) {
    const expected = started.value.position.seats.length
    return err([fault('wrong-value', 'seats', { expected, found: record.seats.length })])
  }
  const { game, fault: warning } = replayMoves(started.value, record.moves)
  return ok({
    session: {
      game: warning ? game : withResignation(game, record),
      seats: record.seats,
      startedAt: record.startedAt,
      match: record.match ?? newMatch(),
      kept: record,
    },
    warning,
  })
}

function withResignation(game: Game, { result }: GameRecord): Game {
  if (result?.reason !== 'resigned' || isOver(game)) return game
  const resigner = game.position.seats.find((seat) => !result.winners.includes(seat))
  return (resigner && resign(game, resigner)) || game
}

/** Who plays a seat. */
export function playerOf(session: Session, seat: Seat | null): Player | null {
  return session.seats.find((entry) => entry.seat === seat)?.player ?? null
}

/** The name of who plays a seat. */
export function nameOf(session: Session, seat: Seat): string {
  return session.seats.find((entry) => entry.seat === seat)?.name ?? seat
}

/** Seats that persons play. */
export function humanSeats(session: Session): readonly Seat[] {
  return session.seats.filter(({ player }) => player.kind === 'human').map(({ seat }) => seat)
}

/**
 * The game as it was before the last move of a person: with one person, back at that person's own turn. A resignation goes first and takes no
 * move with it. Null when nothing can be taken back, or only computers play.
 */
export function takenBack(session: Session): Game | null {
  const { game } = session
  const humans = humanSeats(session)
  for (let count = game.resigned === null ? 1 : 0; count <= game.moves.length; count += 1) {
    const earlier = takeBack(game, count)
    const { turn } = earlier.position
    if (turn !== null && humans.includes(turn)) return earlier
  }
  return null
}

/**
 * The seats of the next round: who captured the last token, or after suntuk and a resignation the winner, begins (RULES 2, match play). Null for
 * an unfinished game.
 */
export function nextRoundSeats(session: Session): readonly SeatRecord[] | null {
  const opener = nextOpener(session)
  if (opener === null) return null
  const { seats } = session
  const first = seats.findIndex(({ seat }) => seat === opener)
  // [choice] RULES 2: South always moves first, so whoever is to begin a round sits South and the others follow in their order.
  return seats.map(({ seat }, index) => {
    const from = seats[(index + first) % seats.length]
    if (!from) throw new Error('a seat without a player')
    return { seat, name: from.name, player: from.player }
  })
}

/** The seat whose player begins the next round; null for an unfinished game. */
export function nextOpener({ game }: Session): Seat | null {
  const { result } = game.position
  if (!result) return null
  const winner = result.winners[0]
  if ((result.reason === 'suntuk' || result.reason === 'resigned') && winner) return winner
  return game.moves.length === 0 ? null : takeBack(game).position.turn
}
