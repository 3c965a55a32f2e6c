import { compareJunctions, makeJunction, parseJunction, type Junction } from '../../board/junction'
import type { Move } from '../contract'
import { directionsOf, leapsOf, startOf } from './code'
import { CELL_OF, DELTA, JUNCTION_OF } from './geometry'

/** The notation of a code (RULES 6): `xa1`, or `d3-b7xb6,c5,d4` with the captures by file, then rank. */
export function makeNotation(code: number): string {
  const start = makeJunction(startOf(code) as Junction)
  if (leapsOf(code) === 0) return `x${start}`
  const { to, captured } = routeOf(code)
  return `${start}-${makeJunction(to)}x${captured.map(makeJunction).join()}`
}

/** What a code does, for `points` to the mover. */
export function describeMove(code: number, points: number): Move {
  const notation = makeNotation(code)
  const start = startOf(code)
  if (leapsOf(code) === 0)
    return { notation, kind: 'corner', from: null, to: null, captured: [start], points }
  return { notation, kind: 'leap', from: start, points, ...routeOf(code) }
}

/** Where a chain goes: its landings in the order of the leaps, and what it captures in the order of the notation. */
interface Route {
  readonly path: readonly Junction[]
  readonly to: Junction
  readonly captured: readonly Junction[]
}

function routeOf(code: number): Route {
  const path: Junction[] = []
  const captured: Junction[] = []
  let cell = CELL_OF[startOf(code)] as number
  let directions = directionsOf(code)
  for (let leap = leapsOf(code); leap > 0; leap--, directions >>>= 3) {
    const delta = DELTA[directions & 7] as number
    captured.push(JUNCTION_OF[cell + delta] as Junction)
    cell += 2 * delta
    path.push(JUNCTION_OF[cell] as Junction)
  }
  return { path, to: JUNCTION_OF[cell] as Junction, captured: captured.sort(compareJunctions) }
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
