import { newDocument, type PatternDocument } from '#core/pattern/document'
import { generateBoard } from '#core/pattern/generate'
import { seededRandom, type Random } from '#core/pattern/random'
import type { SymmetryKind } from '#core/pattern/symmetry'

const KINDS: readonly SymmetryKind[] = [
  'none',
  'mirror-lr',
  'half-turn',
  'mirrors-straight',
  'quarter-turn',
  'mirrors-all',
]

/**
 * `count` patterns that the seed decides: half of them shipped ones, none twice while others are left, the other half
 * generated for the occasion, so that nothing can be tuned to a list.
 */
export function drawPatterns(
  shipped: readonly PatternDocument[],
  count: number,
  seed: number,
): readonly PatternDocument[] {
  const random = seededRandom(seed)
  const hand = [...shipped]
  return Array.from({ length: count }, (_, index) => {
    if (index % 2 === 0) {
      if (hand.length === 0) hand.push(...shipped)
      const [document] = hand.splice(Math.floor(random() * hand.length), 1)
      if (document) return document
    }
    return freshPattern(index, random)
  })
}

/** A pattern generated for a place in a list: kinds of symmetry take turns, the rest is drawn. */
export function freshPattern(index: number, random: Random): PatternDocument {
  return generatedPattern(KINDS[index % KINDS.length] ?? 'none', Math.floor(random() * 2 ** 31))
}

/** A generated pattern; bowl and texture follow from the seed. One without symmetry where the kind allows no equal counts. */
export function generatedPattern(kind: SymmetryKind, seed: number): PatternDocument {
  const gadong = seed % 3 === 0 ? 3 : 1
  const options = { kind, gadong, seed, smoothness: (seed % 5) / 5, density: 0.5 } as const
  const board = generateBoard(options)
  const found = board.ok ? board : generateBoard({ ...options, kind: 'none' })
  if (!found.ok) throw new Error('a board without symmetry can always be balanced')
  return newDocument(`Generated ${seed}`, found.value)
}
