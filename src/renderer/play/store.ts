import type { Seat } from '#core/games/contract'
import { canResign, playMove, resign as resignGame } from '#core/games/game'
import type { Game } from '#core/games/game'
import type { GameRecord } from '#core/record/record'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { ShallowRef } from 'vue'
import { useComments } from './comments'
import { useHand } from './hand'
import { useKeeping } from './keeping'
import { humanSeats, onlyPerson, takenBack, withState } from './session'
import type { Session } from './session'
import { useShown } from './shown'
import { useThinking } from './thinking'

/** The game on the board: who plays it, which position is on show, what the person has begun to choose. */
export const useGame = defineStore('game', () => {
  const session = shallowRef<Session | null>(null)
  const { look, ...shown } = useShown(session)
  const keeping = useKeeping()
  const { keep, write, recordId } = keeping
  const { stop, ...thinking } = useThinking(session, shown.player, play)
  const { empty, ...hand } = useHand(shown.moves, play)
  const { advance, goBack } = useChanges(session, keeping, show)

  /** Puts a game on the board; `storedAs` is the id of its record, if it has one already. */
  function begin(next: Session, storedAs: string | null = null): void {
    keep(storedAs)
    goTo(Infinity)
    show(next)
  }

  function show(next: Session): void {
    stop()
    session.value = next
    empty()
    void thinking.think()
  }

  /** Plays a move that is legal now. */
  function play(notation: string): void {
    if (session.value) advance(played(session.value.game, notation))
  }

  /** Shows the position after that many moves. */
  function goTo(ply: number): void {
    look(ply)
    empty()
  }

  const views = { session, recordId, ...shown, ...thinking, ...hand }
  const notes = { ...useComments(session, shown.ply, write), ...useMatch(session, write) }
  return { ...views, begin, play, goTo, ...useSecondThoughts(session, goTo, { advance, goBack }), ...notes }
})

function played(game: Game, notation: string): Game {
  const next = playMove(game, notation)
  if (!next.ok) throw new Error(`an illegal move was offered: ${notation}`)
  return next.value
}

interface Changes {
  readonly advance: (next: Game) => void
  readonly goBack: (earlier: Game) => void
}

/** The ways to change the game on the board, with what each does to its record. `show` puts the outcome on the board. */
function useChanges(
  session: Readonly<ShallowRef<Session | null>>,
  { branch, write, rewrite }: ReturnType<typeof useKeeping>,
  show: (next: Session) => void,
): Changes {
  function become(next: Game): GameRecord | null {
    if (!session.value) return null
    const changed = withState(session.value, next)
    show(changed)
    return changed.record
  }

  /** Takes a move or a resignation: shows it and writes it to the records. */
  function advance(next: Game): void {
    const record = become(next)
    if (record) write(record)
  }

  /** Goes back to an earlier state. The record of a finished game stays as it is: what is played from there makes a new one. */
  function goBack(earlier: Game): void {
    if (session.value?.game.position.result) branch()
    const record = become(earlier)
    if (record) rewrite(record)
  }

  return { advance, goBack }
}

/** Taking back and giving up, both from the newest position, to which `goTo` goes first. */
function useSecondThoughts(
  session: Readonly<ShallowRef<Session | null>>,
  goTo: (ply: number) => void,
  { advance, goBack }: Changes,
) {
  const resigner = computed<Seat | null>(() => (session.value ? seatToResign(session.value) : null))

  function undo(): void {
    const earlier = session.value && takenBack(session.value)
    if (!earlier) return
    goTo(Infinity)
    goBack(earlier)
  }

  function resign(): void {
    const resigned = session.value && resigner.value && resignGame(session.value.game, resigner.value)
    if (!resigned) return
    goTo(Infinity)
    advance(resigned)
  }

  return { resigner, undo, resign }
}

/** What is noted of the game on the board besides its moves: that it is the first round of a match, and that a warning was read. */
function useMatch(session: ShallowRef<Session | null>, write: ReturnType<typeof useKeeping>['write']) {
  function openMatch(id: string): void {
    if (!session.value || session.value.record.match) return
    session.value = { ...session.value, record: { ...session.value.record, match: { id, round: 1 } } }
    write(session.value.record)
  }
  function closeWarning(): void {
    if (session.value) session.value = { ...session.value, warning: undefined }
  }

  return { openMatch, closeWarning }
}

/** Who would resign now: the person to move, or the only person while the computer thinks. */
function seatToResign(session: Session): Seat | null {
  const humans = humanSeats(session)
  const { turn } = session.game.position
  const seat = turn !== null && humans.includes(turn) ? turn : onlyPerson(session)
  return seat && canResign(session.game, seat) ? seat : null
}
