import type { Fault } from './fault'

/** A JSON path as people read it: `patterns[3].rows[2]`; keys that are no plain names are quoted in brackets. */
export function makePath(keys: readonly PropertyKey[]): string {
  return keys.reduce<string>((path, key) => extendPath(path, key), '')
}

/** The faults of a part, with their paths made relative to the whole: `prefix` is the part's own path. */
export function faultsUnder(prefix: string, faults: readonly Fault[]): readonly Fault[] {
  return faults.map((each) => ({ ...each, path: joinPaths(prefix, each.path) }))
}

function extendPath(path: string, key: PropertyKey): string {
  if (typeof key === 'number') return `${path}[${key}]`
  const name = String(key)
  if (/^[A-Za-z_$][\w$]*$/.test(name)) return path === '' ? name : `${path}.${name}`
  return `${path}[${JSON.stringify(name)}]`
}

function joinPaths(prefix: string, path: string): string {
  if (prefix === '' || path === '') return prefix + path
  return path.startsWith('[') ? prefix + path : `${prefix}.${path}`
}
