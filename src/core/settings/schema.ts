import { z } from 'zod'
import { LEVELS } from '../ai/contract'
import type { Fault } from '../faults/fault'
import { checkShape } from '../faults/issues'
import { faultsUnder } from '../faults/path'
import { readFormat } from '../faults/read'
import { writeJson } from '../faults/write'
import { ok, type Result } from '../result'
import {
  CORES_LIMIT,
  DEFAULT_SETTINGS,
  LANGUAGES,
  MOTIONS,
  THEMES,
  type ExportChoices,
  type Settings,
} from './settings'

export const SETTINGS_FORMAT = 'pasang-settings'
const SETTINGS_VERSION = 1

const PLAYER_NAME_LIMIT = 80
const ID_LIMIT = 300
const FAVOURITES_LIMIT = 10_000 // so that the file stays readable

const Exports: z.ZodType<ExportChoices> = z.strictObject({
  form: z.enum(['patterns', 'pictures', 'texts']),
  patterns: z.enum(['files', 'bundle']),
  picture: z.enum(['svg', 'png']),
  pictures: z.enum(['each', 'sheet']),
  text: z.enum(['rows', 'codes']),
  theme: z.enum(THEMES),
  size: z.int().min(64).max(4096),
  perPage: z.int().min(1).max(30),
})

const FIELDS: { readonly [Key in keyof Settings]: z.ZodType<Settings[Key]> } = {
  theme: z.enum(THEMES),
  language: z.enum(LANGUAGES),
  motion: z.enum(MOTIONS),
  showCoordinates: z.boolean(),
  showLegalMoves: z.boolean(),
  playerName: z.string().max(PLAYER_NAME_LIMIT),
  level: z.literal(LEVELS),
  moveTime: z.int().min(100).max(10_000),
  cores: z.int().min(1).max(CORES_LIMIT),
  favourites: z.array(z.string().max(ID_LIMIT)).max(FAVOURITES_LIMIT),
  hidden: z.array(z.string().max(ID_LIMIT)).max(FAVOURITES_LIMIT),
  exports: Exports,
}

/** All settings, each with a value of its own kind and no others. */
export const SettingsSchema: z.ZodType<Settings> = z.strictObject(FIELDS)

/** What a settings file says: every setting (the default where the file has none or a wrong one), and what was wrong. */
export interface SettingsFile {
  readonly settings: Settings
  readonly faults: readonly Fault[] // of single values; their paths are their keys
  readonly others: Readonly<Record<string, unknown>> // keys this version does not know
}

/**
 * Reads the text of `settings.json`. A wrong value falls back to its default one by one; faults are for files that are not
 * settings at all, or newer.
 */
export function parseSettings(text: string): Result<SettingsFile, readonly Fault[]> {
  const read = readFormat(text, { format: SETTINGS_FORMAT, version: SETTINGS_VERSION })
  if (!read.ok) return read
  const { format: _format, version: _version, ...values } = read.value
  const settings: Record<string, unknown> = { ...DEFAULT_SETTINGS }
  const faults: Fault[] = []
  for (const [key, field] of Object.entries(FIELDS)) {
    if (!Object.hasOwn(values, key)) continue
    const checked = checkShape<unknown>(field, values[key])
    if (checked.ok) settings[key] = checked.value
    else faults.push(...faultsUnder(key, checked.error))
  }
  const others = Object.fromEntries(Object.entries(values).filter(([key]) => !Object.hasOwn(FIELDS, key)))
  return ok({ settings: settings as unknown as Settings, faults, others })
}

/** The text of `settings.json`: the settings, then the keys of `others`. */
export function serializeSettings(settings: Settings, others: SettingsFile['others'] = {}): string {
  const order = ['format', 'version', ...Object.keys(FIELDS)]
  return writeJson({ ...others, ...settings, format: SETTINGS_FORMAT, version: SETTINGS_VERSION }, order)
}
