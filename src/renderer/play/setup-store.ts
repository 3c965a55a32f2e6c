import type { GameSetup } from '#core/games/game'
import type { PatternDocument } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { withGame } from '#core/record/build'
import { nextRound } from '#core/record/match'
import { openRecord } from '#core/record/open'
import type { SeatRecord } from '#core/record/record'
import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { getApi } from '../bridge/client'
import { translate } from '../i18n'
import { useLibrary } from '../library/store'
import { reportProblem } from '../stores/problems'
import { useSettings } from '../stores/settings'
import { newSession } from './session'
import type { Session } from './session'
import { seatRecords } from './setup'
import { useSetupForm } from './setup-form'
import { useGame } from './store'
import { useStoredGames } from './stored-games'

/** The set-up of the next game, and the ways into a game. */
export const useSetup = defineStore('setup', () => {
  const library = useLibrary()
  const current = useGame()
  const form = useSetupForm()
  const records = useStoredGames()
  const open = ref(true) // whether the set-up is on show instead of the game
  const unfinished = computed(() =>
    records.stored.value.find(({ id, finished }) => !finished && id !== current.recordId),
  )

  function enter(session: Session, recordId: string | null = null): void {
    current.begin(session, recordId)
    form.document.value = session.game.setup.pattern.document
    open.value = false
  }

  /** Starts the game that is set up. Nothing happens while there is no complete pattern. */
  function start(): void {
    const pattern = form.document.value && completePattern(form.document.value)
    if (!pattern?.ok) return
    const ruleset = form.ruleset.value
    const setup: GameSetup = { ruleset, options: form.options.value[ruleset], pattern: pattern.value }
    const seats = seatRecords(form.seats.value, form.choices.value, usualNames())
    const session = newSession(setup, { seats, startedAt: new Date().toISOString() })
    if (!session.ok) return
    rememberLevel(seats)
    enter(session.value)
  }

  /** Opens the set-up with a pattern. */
  function prepare(pattern: PatternDocument): void {
    form.document.value = pattern
    open.value = true
  }

  /** Reads what the set-up offers: patterns, and games to go on with. */
  async function load(): Promise<void> {
    if (!library.loaded) await library.reload()
    form.document.value ??= library.patterns.find(({ draft }) => draft.length === 0)?.document ?? null
    await records.loadStored()
  }

  return { open, unfinished, ...form, ...records, ...useWaysIn(enter), start, prepare, load }
})

/** Ways into a game that is not set up by hand. */
function useWaysIn(enter: (session: Session, recordId?: string | null) => void) {
  const current = useGame()

  /** The next round of the match: the same game, and who begins sits South. */
  function playNextRound(): void {
    const matchId = crypto.randomUUID()
    current.openMatch(matchId)
    const last = current.session
    const record = last && nextRound(last.record, { startedAt: new Date().toISOString(), matchId })
    if (record) enter({ game: openRecord(record).game, record })
  }

  /** Opens a game of the records where it stopped. */
  async function openStored(id: string): Promise<void> {
    const answer = await getApi().readGame(id)
    if (!answer.ok) {
      reportProblem(answer.problem)
      return
    }
    const { record } = answer.value
    const { game, warning } = openRecord(record)
    if (!warning) return enter({ game, record }, id)
    // What cannot be played on from is left as it is: going on, or a comment, makes a new record of what is on the board.
    enter({ game, record: withGame(record, game), warning })
  }

  return { playNextRound, openStored }
}

function usualNames() {
  return {
    you: useSettings().values.playerName || translate('play.you'),
    player: (n: number) => translate('play.player', { n }),
    computer: (n: number) => (n === 0 ? translate('play.computer') : translate('play.computerNumber', { n })),
  }
}

function rememberLevel(seats: readonly SeatRecord[]): void {
  const settings = useSettings()
  const computer = seats.map(({ player }) => player).find((player) => player.kind === 'computer')
  if (computer?.kind === 'computer' && computer.level !== settings.values.level) {
    void settings.change({ level: computer.level })
  }
}
