import type { Level } from './contract'

/** How a level is weak: it looks `depth` plies ahead and overlooks a share of the moves, its own and the opponent's. */
export interface LevelTraits {
  readonly depth: number
  readonly overlooked: number // 0..1
}

const UNLIMITED = 120

export const LEVEL_TRAITS: Readonly<Record<Level, LevelTraits>> = {
  1: { depth: 1, overlooked: 0.4 },
  2: { depth: 1, overlooked: 0.1 },
  3: { depth: 2, overlooked: 0.08 },
  4: { depth: 3, overlooked: 0.06 },
  5: { depth: 4, overlooked: 0.03 },
  6: { depth: 6, overlooked: 0.01 },
  7: { depth: 7, overlooked: 0 },
  8: { depth: UNLIMITED, overlooked: 0 },
}

/** A number in 0..1 that looks random but is the same for the same position, move and seed. */
export function sight(keyLow: number, code: number, seed: number): number {
  let h = keyLow ^ Math.imul(code + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}
