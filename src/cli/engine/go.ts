import { LEVELS, type SearchLimits } from '#core/ai/contract'
import { err, ok, type Result } from '#core/result'

interface Bounds {
  readonly least: number
  readonly most: number
}

const LIMITS: Readonly<Record<keyof SearchLimits, Bounds>> = {
  movetime: { least: 1, most: 86_400_000 },
  depth: { least: 1, most: 1000 },
  nodes: { least: 1, most: Number.MAX_SAFE_INTEGER },
  level: { least: LEVELS[0] ?? 1, most: LEVELS.length },
  multipv: { least: 1, most: 1000 },
}

/** Reads the words behind `go`: pairs of a limit and a whole number, each limit at most once. */
export function parseGo(words: readonly string[]): Result<SearchLimits, string> {
  const limits: Record<string, number> = {}
  for (let i = 0; i < words.length; i += 2) {
    const key = words[i] ?? ''
    const bounds = Object.hasOwn(LIMITS, key) ? LIMITS[key as keyof SearchLimits] : undefined
    if (!bounds)
      return err(`go: unknown limit ${JSON.stringify(key)}; expected ${Object.keys(LIMITS).join(', ')}`)
    if (key in limits) return err(`go: ${key} is given twice`)
    const value = parseWhole(words[i + 1], bounds)
    if (value === undefined) {
      const found = words[i + 1] === undefined ? 'nothing' : JSON.stringify(words[i + 1])
      return err(`go: ${key} takes a whole number from ${bounds.least} to ${bounds.most}, not ${found}`)
    }
    limits[key] = value
  }
  return ok(limits)
}

/** A whole number in plain digits within bounds, or undefined. */
export function parseWhole(word: string | undefined, { least, most }: Bounds): number | undefined {
  if (word === undefined || !/^\d{1,16}$/.test(word)) return undefined
  const value = Number(word)
  return value >= least && value <= most ? value : undefined
}
