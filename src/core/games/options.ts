import { fault, type Fault } from '../faults/fault'
import { err, ok, type Result } from '../result'
import type { OptionInfo } from './contract'

/** Options of a game as they stand in a record: plain values by key. */
export type GameOptions = Readonly<Record<string, string | number>>

/**
 * Checks option values from outside against what a ruleset offers. A missing key takes the first (default) value;
 * unknown keys, unknown values and anything but an object are faults whose path is the key.
 */
export function parseOptionValues(
  infos: readonly OptionInfo[],
  value: unknown,
): Result<GameOptions, readonly Fault[]> {
  const given = value === undefined ? {} : value
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return err([
      fault('wrong-type', '', { expected: 'object', found: Array.isArray(given) ? 'array' : typeof given }),
    ])
  }
  const faults = Object.keys(given)
    .filter((key) => !infos.some((info) => info.key === key))
    .map((key) =>
      fault('unknown-option', key, { key, expected: infos.map((info) => info.key).join(', '), found: key }),
    )
  const chosen: Record<string, string | number> = {}
  for (const info of infos) {
    const found: unknown = Object.hasOwn(given, info.key)
      ? (given as Record<string, unknown>)[info.key]
      : info.values[0]
    const known = info.values.find((candidate) => candidate === found)
    if (known === undefined) {
      const expected = info.values.join(', ')
      faults.push(fault('wrong-value', info.key, { key: info.key, expected, found: describeValue(found) }))
    } else {
      chosen[info.key] = known
    }
  }
  return faults.length > 0 ? err(faults) : ok(chosen)
}

function describeValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value
}
