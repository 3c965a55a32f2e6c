import type { GameSummary } from '#bridge/api'
import type { Fault } from '#core/faults/fault'
import type { RulesetId, Seat } from '#core/games/contract'
import type { GameOptions } from '#core/games/options'
import { draftReasons } from '#core/pattern/document'
import type { PatternDocument } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { nextRound } from '#core/record/match'
import { openRecord } from '#core/record/open'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { getApi } from '../bridge/client'
import { translate } from '../i18n'
import { useLibrary } from '../library/store'
import { reportProblem } from '../stores/problems'
import { useSettings } from '../stores/settings'
import { useToasts } from '../stores/toasts'
import { newSession } from './session'
import type { Session } from './session'
import { PRESETS, defaultOptions, presetOf, seatRecords, seatsOf } from './setup'
import type { PresetId, SeatChoice } from './setup'
import { useGame } from './store'

/** The next game as it is being set up, and the ways into a game. */
export const useSetup = defineStore('setup', () => {
  const settings = useSettings()
  const library = useLibrary()
  const current = useGame()
  const open = ref(true) // whether the set-up is on show instead of the game
  const document = shallowRef<PatternDocument | null>(null)
  const ruleset = ref<RulesetId>('kas')
  const options = shallowRef<Readonly<Record<RulesetId, GameOptions>>>({
    kas: defaultOptions('kas'),
    bell: defaultOptions('bell'),
  })
  const choices = shallowRef<readonly SeatChoice[]>(firstChoices())
  const stored = shallowRef<readonly GameSummary[]>([])
  const damagedRecords = ref(0)

  const seats = computed<readonly Seat[]>(() => seatsOf(ruleset.value, options.value[ruleset.value]))
  const preset = computed<PresetId>(() => presetOf(options.value.kas))
  const faults = computed<readonly Fault[]>(() => (document.value ? draftReasons(document.value) : []))
  const unfinished = computed(() =>
    stored.value.find(({ id, finished }) => !finished && id !== current.recordId),
  )

  function firstChoices(): readonly SeatChoice[] {
    const { level, playerName } = settings.values
    const computer: SeatChoice = { kind: 'computer', name: '', level }
    return [{ kind: 'human', name: playerName, level }, computer, computer, computer]
  }

  function setOption(key: string, value: string | number): void {
    const id = ruleset.value
    options.value = { ...options.value, [id]: { ...options.value[id], [key]: value } }
  }

  function choosePreset(id: PresetId): void {
    if (id !== 'own') options.value = { ...options.value, kas: PRESETS[id] }
  }

  function setSeat(index: number, part: Partial<SeatChoice>): void {
    choices.value = choices.value.map((choice, at) => (at === index ? { ...choice, ...part } : choice))
  }

  /** Lets every player move on by one seat. */
  function turnSeats(): void {
    const count = seats.value.length
    const [first, ...others] = choices.value.slice(0, count)
    if (first) choices.value = [...others, first, ...choices.value.slice(count)]
  }

  /** Starts the game that is set up. Nothing happens while there is no complete pattern. */
  function start(): void {
    const pattern = document.value && completePattern(document.value)
    if (!pattern?.ok) return
    const setup = { ruleset: ruleset.value, options: options.value[ruleset.value], pattern: pattern.value }
    const players = seatRecords(seats.value, choices.value, {
      you: settings.values.playerName || translate('play.you'),
      player: (n) => translate('play.player', { n }),
      computer: (n) => (n === 0 ? translate('play.computer') : translate('play.computerNumber', { n })),
    })
    const session = newSession(setup, { seats: players, startedAt: new Date().toISOString() })
    if (!session.ok) return
    rememberLevel()
    enter(session.value)
  }

  function rememberLevel(): void {
    const computer = choices.value.slice(0, seats.value.length).find(({ kind }) => kind === 'computer')
    if (computer && computer.level !== settings.values.level) void settings.change({ level: computer.level })
  }

  function enter(session: Session, recordId: string | null = null): void {
    current.begin(session, recordId)
    document.value = session.game.setup.pattern.document
    open.value = false
  }

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
    // What cannot be played on from is left as it is: going on makes a new record.
    enter({ game, record }, warning ? null : id)
    if (warning) reportProblem({ code: 'bad-file', message: warning.code, file: id, faults: [warning] })
  }

  /** Opens the set-up with a pattern. */
  function prepare(pattern: PatternDocument): void {
    document.value = pattern
    open.value = true
  }

  /** Reads what the set-up offers: patterns, and games to go on with. */
  async function load(): Promise<void> {
    if (!library.loaded) await library.reload()
    document.value ??= library.patterns.find(({ draft }) => draft.length === 0)?.document ?? null
    await loadStored()
  }

  async function loadStored(): Promise<void> {
    const games = await getApi().listGames()
    if (!games.ok) {
      reportProblem(games.problem)
      return
    }
    stored.value = games.value.games
    damagedRecords.value = games.value.damaged.length
  }

  /** Moves a game to the trash; the message that says so offers to bring it back. */
  async function removeStored(id: string): Promise<void> {
    const removed = await getApi().deleteGame(id)
    await loadStored()
    if (!removed.ok) {
      reportProblem(removed.problem)
      return
    }
    const action = { label: translate('play.records.undo'), run: () => void restoreStored(removed.value) }
    useToasts().show(translate('play.records.removed'), { action })
  }

  async function restoreStored(token: string): Promise<void> {
    const restored = await getApi().restoreGame(token)
    if (!restored.ok) reportProblem(restored.problem)
    await loadStored()
  }

  const state = { open, document, ruleset, options, choices, stored, damagedRecords }
  const views = { seats, preset, faults, unfinished }
  const forms = { setOption, choosePreset, setSeat, turnSeats, prepare }
  return { ...state, ...views, ...forms, start, playNextRound, openStored, removeStored, load, loadStored }
})
