import { err, ok, type Result } from '#core/result'
import { parseWhole } from './go'

/** What `setoption` sets. */
export interface EngineOptions {
  readonly hash: number // MiB of the transposition table
  readonly seed: number // decides what the low levels overlook
  readonly threads: number // that search, the main one included
}

export const DEFAULT_OPTIONS: EngineOptions = { hash: 16, seed: 0, threads: 1 }

const OPTIONS = [
  { name: 'Hash', key: 'hash', least: 1, most: 4096 },
  { name: 'Seed', key: 'seed', least: 0, most: 2 ** 31 - 1 },
  { name: 'Threads', key: 'threads', least: 1, most: 64 },
] as const

/** The `option` lines that introduce the options. */
export const OPTION_LINES: readonly string[] = OPTIONS.map(
  ({ name, key, least, most }) =>
    `option name ${name} type spin default ${DEFAULT_OPTIONS[key]} min ${least} max ${most}`,
)

/** Reads the words behind `setoption`, `name N value V`; names are compared without regard to letter case. */
export function parseOption(words: readonly string[], now: EngineOptions): Result<EngineOptions, string> {
  const [first, name, second, value, ...more] = words
  if (first !== 'name' || second !== 'value' || name === undefined || more.length > 0) {
    return err('setoption: expected name N value V')
  }
  const option = OPTIONS.find((each) => each.name.toLowerCase() === name.toLowerCase())
  if (!option) {
    return err(
      `setoption: unknown option ${JSON.stringify(name)}; expected ${OPTIONS.map((each) => each.name).join(', ')}`,
    )
  }
  const number = parseWhole(value, option)
  if (number === undefined) {
    return err(`setoption: ${option.name} takes a whole number from ${option.least} to ${option.most}`)
  }
  return ok({ ...now, [option.key]: number })
}
