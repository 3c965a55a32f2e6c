import type { Junction } from '#core/board/junction'
import type { SearchInfo } from '#core/ai/contract'
import type { Move, Seat } from '#core/games/contract'
import { canResign, isOver, legalMoves, playMove, resign as resignGame, takeBack } from '#core/games/game'
import type { Game } from '#core/games/game'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { getApi } from '../bridge/client'
import { reportProblem } from '../stores/problems'
import { useSettings } from '../stores/settings'
import { thinker } from '../workers/thinker'
import { NOTHING, nextStops, pickJunction, startChoice } from './choice'
import type { Choice, Outcome } from './choice'
import { offeredMoves } from './marks'
import { RecordWriter } from './record-writer'
import { humanSeats, onlyPerson, playerOf, takenBack, withState } from './session'
import type { Session } from './session'

/** How the computer is doing: not its turn, at work, or broken down. */
export type Thinking = 'idle' | 'working' | 'failed'

const SETTLE_MS = 420 // so that the eye can follow a person's move before the computer answers

/** The game on the board: who plays it, which position is on show, what the person has begun to choose. */
export const useGame = defineStore('game', () => {
  const settings = useSettings()
  const session = shallowRef<Session | null>(null)
  const cursor = ref<number | null>(null) // moves before the position on show; null: the newest
  const choice = shallowRef<Choice>(NOTHING)
  const hovered = shallowRef<Junction | null>(null)
  const previewed = shallowRef<Move | null>(null) // a move pointed at in a list
  const thinking = ref<Thinking>('idle')
  const progress = shallowRef<SearchInfo | null>(null)
  const recordId = ref<string | null>(null) // where the game is stored, once it is
  let writer: RecordWriter | null = null

  const game = computed<Game | null>(() => session.value?.game ?? null)
  const over = computed(() => game.value !== null && isOver(game.value))
  const shown = computed<Game | null>(() => {
    const current = game.value
    return current && cursor.value !== null ? takeBack(current, current.moves.length - cursor.value) : current
  })
  const player = computed(() => session.value && playerOf(session.value, session.value.game.position.turn))
  const moves = computed<readonly Move[]>(() =>
    game.value && cursor.value === null && player.value?.kind === 'human' ? legalMoves(game.value) : [],
  )
  const lines = computed(
    () => offeredMoves({ moves: moves.value, choice: choice.value, hovered: hovered.value }).lines,
  )
  const canTakeBack = computed(() => session.value !== null && takenBack(session.value) !== null)
  const resigner = computed<Seat | null>(() => (session.value ? seatToResign(session.value) : null))

  function newWriter(id: string | null): RecordWriter {
    recordId.value = id
    const created = new RecordWriter(
      id,
      async (known, record) => {
        const answer = await getApi().saveGame(known, record)
        if (answer.ok && writer === created) recordId.value = answer.value
        return answer
      },
      reportProblem,
    )
    return created
  }

  /** Puts a game on the board; `storedAs` is the id of its record, if it has one already. */
  function begin(next: Session, storedAs: string | null = null): void {
    writer = newWriter(storedAs)
    cursor.value = null
    show(next)
  }

  function show(next: Session): void {
    thinker.drop()
    session.value = next
    thinking.value = 'idle'
    progress.value = null
    hovered.value = null
    previewed.value = null
    choice.value = startChoice(moves.value)
    if (player.value?.kind === 'computer') void think()
  }

  /** Takes a change of the game: shows it and writes it to the records. */
  function advance(next: Game): void {
    if (!session.value) return
    const advanced = withState(session.value, next)
    show(advanced)
    void writer?.write(advanced.record)
  }

  function play(notation: string): void {
    if (!game.value) return
    const played = playMove(game.value, notation)
    if (!played.ok) throw new Error(`an illegal move was offered: ${notation}`)
    advance(played.value)
  }

  async function think(): Promise<void> {
    const current = session.value
    const mover = player.value
    if (!current || mover?.kind !== 'computer') return
    const { setup, moves: made } = current.game
    thinking.value = 'working'
    const task = {
      setup,
      moves: made.map(({ notation }) => notation),
      limits: { level: mover.level, movetime: settings.values.moveTime },
      seed: seedOf(current),
    }
    const pause = made.length === 0 || settings.stillness ? 0 : SETTLE_MS
    const [thought] = await Promise.all([
      thinker.think(task, (info) => {
        progress.value = info
      }),
      new Promise((resolve) => setTimeout(resolve, pause)),
    ])
    if (session.value !== current) return
    if (thought.kind === 'move' && thought.move !== null) play(thought.move)
    else if (thought.kind !== 'dropped') thinking.value = 'failed'
  }

  function pick(junction: Junction, look = false): void {
    take(pickJunction(moves.value, choice.value, junction, look && hovered.value !== junction))
  }

  /** A piece was dragged to a junction: the same as picking the two in turn. */
  function drop(from: Junction, to: Junction | null): void {
    const lifted: Choice = { from, path: [] }
    if (to !== null && nextStops(moves.value, lifted).includes(to))
      take(pickJunction(moves.value, lifted, to))
  }

  function take(outcome: Outcome): void {
    if (outcome.kind === 'play') play(outcome.move.notation)
    else choice.value = outcome.choice
  }

  /** Takes back a begun choice; false when there was none. */
  function cancel(): boolean {
    const start = startChoice(moves.value)
    const begun = choice.value.from !== start.from || choice.value.path.length > 0
    choice.value = start
    return begun
  }

  function undo(): void {
    const earlier = session.value && takenBack(session.value)
    if (!earlier) return
    cursor.value = null
    advance(earlier)
  }

  function resign(): void {
    const resigned = game.value && resigner.value && resignGame(game.value, resigner.value)
    if (!resigned) return
    cursor.value = null
    advance(resigned)
  }

  /** Shows the position after that many moves. */
  function goTo(ply: number): void {
    const last = game.value?.moves.length ?? 0
    const wanted = Math.min(last, Math.max(0, ply))
    cursor.value = wanted === last ? null : wanted
    hovered.value = null
    choice.value = startChoice(moves.value)
  }

  /** Marks the game on the board as the first round of a match, so that its rounds can be found together. */
  function openMatch(id: string): void {
    if (!session.value || session.value.record.match) return
    session.value = { ...session.value, record: { ...session.value.record, match: { id, round: 1 } } }
    void writer?.write(session.value.record)
  }

  /** Leaves the game; it stays in the records. */
  function close(): void {
    thinker.drop()
    session.value = null
    thinking.value = 'idle'
  }

  const state = { session, cursor, choice, hovered, previewed, thinking, progress, recordId }
  const views = { game, over, shown, player, moves, lines, canTakeBack, resigner }
  const deeds = { begin, play, pick, drop, cancel, undo, resign, goTo, openMatch, close, think }
  return { ...state, ...views, ...deeds, hurry: () => thinker.hurry() }
})

/** Who would resign now: the person to move, or the only person while the computer thinks. */
function seatToResign(session: Session): Seat | null {
  const humans = humanSeats(session)
  const { turn } = session.game.position
  const seat = turn !== null && humans.includes(turn) ? turn : onlyPerson(session)
  return seat && canResign(session.game, seat) ? seat : null
}

/** A number that stays the same during a game, so that a level's blind spots do, too. */
function seedOf({ record }: Session): number {
  return Date.parse(record.startedAt) % 0x7fffffff
}
