import type { Fault } from '../../faults/fault'
import { ok, type Result } from '../../result'
import type { OptionInfo } from '../contract'
import { parseOptionValues } from '../options'

export const PASSAGE_CHOICES = ['diagonal', 'free'] as const
export const SELECTION_CHOICES = ['either', 'slide', 'jump'] as const

/** Options of the kas game (RULES 2). */
export type KasOptions = {
  readonly passage: (typeof PASSAGE_CHOICES)[number]
  readonly kasSelection: (typeof SELECTION_CHOICES)[number]
}

export const KAS_OPTIONS: readonly OptionInfo[] = [
  { key: 'passage', values: PASSAGE_CHOICES },
  { key: 'kasSelection', values: SELECTION_CHOICES },
]

export const KAS_DEFAULTS: KasOptions = { passage: 'diagonal', kasSelection: 'either' }

/** The named choices of options. [choice] RULES 2: which options each name stands for. RULES 3: the short leap. */
export const KAS_PRESETS = {
  'pasang-emas': { passage: 'free', kasSelection: 'either' },
  university: { passage: 'diagonal', kasSelection: 'either' },
  'short-leap': { passage: 'diagonal', kasSelection: 'jump' },
} as const satisfies Readonly<Record<string, KasOptions>>

/** Checks options from outside and fills in defaults; faults name the key. */
export function parseKasOptions(value: unknown): Result<KasOptions, readonly Fault[]> {
  const parsed = parseOptionValues(KAS_OPTIONS, value)
  return parsed.ok ? ok(parsed.value as KasOptions) : parsed
}
