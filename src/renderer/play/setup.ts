import type { Level } from '#core/ai/contract'
import type { RulesetId, Seat } from '#core/games/contract'
import type { GameOptions } from '#core/games/options'
import { RULESETS, parseGameOptions } from '#core/games/rulesets'
import type { SeatRecord } from '#core/record/record'

/** Named choices of options of the kas game, and `own` for any other. */
export const PRESET_IDS = ['emas', 'university', 'short', 'own'] as const
export type PresetId = (typeof PRESET_IDS)[number]

// [choice] RULES 2, Presets: what the names stand for.
export const PRESETS: Readonly<Record<Exclude<PresetId, 'own'>, GameOptions>> = {
  emas: { passage: 'free', kasSelection: 'either' },
  university: { passage: 'diagonal', kasSelection: 'either' },
  short: { passage: 'diagonal', kasSelection: 'jump' },
}

/** The preset that options of the kas game amount to. */
export function presetOf(options: GameOptions): PresetId {
  const same = (preset: GameOptions) => Object.keys(preset).every((key) => preset[key] === options[key])
  return PRESET_IDS.find((id) => id !== 'own' && same(PRESETS[id])) ?? 'own'
}

/** The options of a ruleset with their defaults. */
export function defaultOptions(ruleset: RulesetId): GameOptions {
  const parsed = parseGameOptions(ruleset, {})
  if (!parsed.ok) throw new Error(`the defaults of ${ruleset} are wrong`)
  return parsed.value
}

/** The seats that a game with these options has, in the order of turns. */
export function seatsOf(ruleset: RulesetId, options: GameOptions): readonly Seat[] {
  return RULESETS[ruleset].seats(options)
}

/** Who is to play a seat, as it is being set up. An empty name means the usual one. */
export interface SeatChoice {
  readonly kind: 'human' | 'computer'
  readonly name: string
  readonly level: Level
}

/** The usual names, in the language on show. */
export interface UsualNames {
  readonly you: string
  readonly player: (number: number) => string
  readonly computer: (number: number) => string // 0 where there is only one
}

/** The players of a game: names as given, or the usual ones (one person is "you", several are numbered). */
export function seatRecords(
  seats: readonly Seat[],
  choices: readonly SeatChoice[],
  names: UsualNames,
): readonly SeatRecord[] {
  const chosen = seats.map((seat, index) => ({ seat, choice: choices[index] ?? COMPUTER }))
  const count = (kind: SeatChoice['kind']) => chosen.filter(({ choice }) => choice.kind === kind).length
  const numbers = { human: 0, computer: 0 }
  return chosen.map(({ seat, choice }) => {
    numbers[choice.kind] += 1
    const number = numbers[choice.kind]
    const usual =
      choice.kind === 'human'
        ? count('human') === 1
          ? names.you
          : names.player(number)
        : names.computer(count('computer') === 1 ? 0 : number)
    const player =
      choice.kind === 'human'
        ? ({ kind: 'human' } as const)
        : ({ kind: 'computer', level: choice.level } as const)
    return { seat, name: choice.name.trim() || usual, player }
  })
}

const COMPUTER: SeatChoice = { kind: 'computer', name: '', level: 3 }
