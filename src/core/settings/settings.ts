import type { Level } from '../ai/contract'

export const THEMES = ['wood', 'songket', 'paper'] as const
export type Theme = (typeof THEMES)[number]

export const LANGUAGES = ['en', 'ms', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

export const MOTIONS = ['system', 'full', 'none'] as const
export type Motion = (typeof MOTIONS)[number]

/** What a person has chosen; kept in `settings.json`. */
export interface Settings {
  readonly theme: Theme
  readonly language: Language
  readonly motion: Motion
  readonly showCoordinates: boolean
  readonly showLegalMoves: boolean
  readonly playerName: string // '' means the language's word for "You"
  readonly level: Level // of the computer in the last new game
  readonly moveTime: number // milliseconds the computer may think, 100..10000
  readonly favourites: readonly string[] // ids of library patterns
}

export const DEFAULT_SETTINGS: Settings = {
  theme: 'wood',
  language: 'en',
  motion: 'system',
  showCoordinates: true,
  showLegalMoves: true,
  playerName: '',
  level: 3,
  moveTime: 1000,
  favourites: [],
}
