import { compareJunctions, makeJunction, parseJunction, type Junction } from '../../board/junction'
import { directionsOf, leapsOf, startOf } from './code'
import { CELL_OF, DELTA, JUNCTION_OF } from './geometry'

/** Where a chain goes: its landings and the junctions leapt over, both in the order of the leaps. */
export interface Route {
  readonly landings: readonly Junction[]
  readonly captured: readonly Junction[]
}

/** The route of a code of a leap chain. */
export function routeOf(code: number): Route {
  const landings: Junction[] = []
  const captured: Junction[] = []
  let cell = CELL_OF[startOf(code)] ?? 0
  let directions = directionsOf(code)
  for (let leap = leapsOf(code); leap > 0; leap--, directions >>>= 3) {
    const delta = DELTA[directions & 7] ?? 0
    captured.push(JUNCTION_OF[cell + delta] as Junction)
    cell += 2 * delta
    landings.push(JUNCTION_OF[cell] as Junction)
  }
  return { landings, captured }
}

/** The notation of a code (RULES 6): `xa1`, or `d3-b7xb6,c5,d4` with the captures by file, then rank. */
export function makeNotation(code: number): string {
  const start = makeJunction(startOf(code) as Junction)
  if (leapsOf(code) === 0) return `x${start}`
  const { landings, captured } = routeOf(code)
  const end = landings[landings.length - 1] as Junction
  return `${start}-${makeJunction(end)}x${[...captured].sort(compareJunctions).map(makeJunction).join()}`
}

/** A leap chain as written. */
export interface WrittenChain {
  readonly start: Junction
  readonly captured: readonly Junction[]
}

/** Reads the start and the captures of a written chain; undefined when it is none. What it means is for the board to say. */
export function parseChain(notation: string): WrittenChain | undefined {
  const match = /^([a-k]\d\d?)-[a-k]\d\d?x([a-k0-9,]+)$/.exec(notation)
  const start = parseJunction(match?.[1] ?? '')
  if (start === undefined) return undefined
  const captured = (match?.[2] ?? '').split(',').map(parseJunction)
  return captured.every((junction) => junction !== undefined) ? { start, captured } : undefined
}
