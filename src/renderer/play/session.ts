import type { Fault } from '#core/faults/fault'
import type { Seat } from '#core/games/contract'
import { startGame, takeBack } from '#core/games/game'
import type { Game, GameSetup } from '#core/games/game'
import { newRecord, withGame } from '#core/record/build'
import type { RecordDetails } from '#core/record/build'
import type { GameRecord, Player } from '#core/record/record'
import { ok } from '#core/result'
import type { Result } from '#core/result'

/** A game with the record that is kept of it: who plays, since when, and whatever else was in its file. */
export interface Session {
  readonly game: Game
  readonly record: GameRecord
  readonly warning?: Fault | undefined // why the game is not the whole record that was opened
}

/** A new session before its first move. Faults name the option that is wrong. */
export function newSession(setup: GameSetup, details: RecordDetails): Result<Session, readonly Fault[]> {
  const started = startGame(setup)
  return started.ok ? ok({ game: started.value, record: newRecord(started.value.setup, details) }) : started
}

/** The session with another state of its game. */
export function withState(session: Session, game: Game): Session {
  return { ...session, game, record: withGame(session.record, game) }
}

/** Who plays a seat; null for no seat. */
export function playerOf(session: Session, seat: Seat | null): Player | null {
  return session.record.seats.find((entry) => entry.seat === seat)?.player ?? null
}

/** The name of who plays a seat. */
export function nameOf(session: Session, seat: Seat): string {
  return session.record.seats.find((entry) => entry.seat === seat)?.name ?? seat
}

/** Seats that persons play. */
export function humanSeats(session: Session): readonly Seat[] {
  return session.record.seats.filter(({ player }) => player.kind === 'human').map(({ seat }) => seat)
}

/** The seat of the only person at the table; null when there are several or none. */
export function onlyPerson(session: Session): Seat | null {
  const [seat, ...others] = humanSeats(session)
  return seat !== undefined && others.length === 0 ? seat : null
}

/**
 * The game as it was before the last move of a person: with one person, back at that person's own turn. A resignation goes
 * first and takes no move with it. Null when nothing can be taken back, or only computers play.
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
