import type { PatternDocument } from '#core/pattern/document'

/** On how many junctions two boards differ; null when their bowls differ. */
export function differences(one: PatternDocument, other: PatternDocument): number | null {
  if (one.gadong !== other.gadong) return null
  const cells = other.rows.join('')
  return [...one.rows.join('')].filter((cell, index) => cell !== cells[index]).length
}
