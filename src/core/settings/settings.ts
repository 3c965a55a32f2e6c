import type { Level } from '../ai/contract'

export const THEMES = ['wood', 'songket', 'paper'] as const
export type Theme = (typeof THEMES)[number]

export const LANGUAGES = ['en', 'ms', 'es'] as const
export type Language = (typeof LANGUAGES)[number]

export const MOTIONS = ['system', 'full', 'none'] as const
export type Motion = (typeof MOTIONS)[number]

/** The most cores that the computer can be given. */
export const CORES_LIMIT = 8

/** What a person chose the last time they exported something. */
export interface ExportChoices {
  readonly form: 'patterns' | 'pictures' | 'texts'
  readonly patterns: 'files' | 'bundle' // of several patterns
  readonly picture: 'svg' | 'png'
  readonly pictures: 'each' | 'sheet' // of several patterns
  readonly text: 'rows' | 'codes'
  readonly theme: Theme // of pictures
  readonly size: number // of pictures, pixels a side, 64..4096
  readonly perPage: number // boards on a printed page, 1..30
}

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
  readonly cores: number // the computer may think with, 1..CORES_LIMIT; no more than there are
  readonly favourites: readonly string[] // ids of library patterns
  readonly hidden: readonly string[] // ids of shipped patterns that the gallery leaves out
  readonly exports: ExportChoices
}

const DEFAULT_EXPORTS: ExportChoices = {
  form: 'patterns',
  patterns: 'bundle',
  picture: 'png',
  pictures: 'each',
  text: 'rows',
  theme: 'wood',
  size: 1024,
  perPage: 6,
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
  cores: 1,
  favourites: [],
  hidden: [],
  exports: DEFAULT_EXPORTS,
}
