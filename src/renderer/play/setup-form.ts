import type { Fault } from '#core/faults/fault'
import type { RulesetId, Seat } from '#core/games/contract'
import type { GameOptions } from '#core/games/options'
import { draftReasons } from '#core/pattern/document'
import type { PatternDocument } from '#core/pattern/document'
import { computed, ref, shallowRef } from 'vue'
import { useSettings } from '../stores/settings'
import { PRESETS, defaultOptions, presetOf, seatsOf } from './setup'
import type { PresetId, SeatChoice } from './setup'

/** The choices of the next game: its pattern, its rules, who plays which seat. */
export function useSetupForm() {
  const document = shallowRef<PatternDocument | null>(null)
  const ruleset = ref<RulesetId>('kas')
  const options = shallowRef<Readonly<Record<RulesetId, GameOptions>>>({
    kas: defaultOptions('kas'),
    bell: defaultOptions('bell'),
  })
  const choices = shallowRef<readonly SeatChoice[]>(firstChoices())
  const seats = computed<readonly Seat[]>(() => seatsOf(ruleset.value, options.value[ruleset.value]))
  const preset = computed<PresetId>(() => presetOf(options.value.kas))
  const faults = computed<readonly Fault[]>(() => (document.value ? draftReasons(document.value) : []))

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

  const views = { document, ruleset, options, choices, seats, preset, faults }
  return { ...views, setOption, choosePreset, setSeat, turnSeats }
}

/** One person against the computer at the level of the last time. */
function firstChoices(): readonly SeatChoice[] {
  const { level, playerName } = useSettings().values
  const computer: SeatChoice = { kind: 'computer', name: '', level }
  return [{ kind: 'human', name: playerName, level }, computer, computer, computer]
}
