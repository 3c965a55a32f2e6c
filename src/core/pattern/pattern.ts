import type { Gadong } from '../board/junction'
import type { Fault } from '../faults/fault'
import { err, ok, type Result } from '../result'
import { isColour } from './board'
import type { Cells } from './cells'
import { boardOf, draftReasons, type PatternDocument } from './document'

/** A complete pattern: a token on every playable junction, as many black as white. Only this can be played. */
export interface Pattern {
  readonly document: PatternDocument
  readonly gadong: Gadong
  readonly cells: Cells // no `?`
}

/** The complete pattern of a document, or why it is still a draft (`undecided`, `unequal`). */
export function completePattern(document: PatternDocument): Result<Pattern, readonly Fault[]> {
  const reasons = draftReasons(document)
  if (reasons.length > 0) return err(reasons)
  const { gadong, cells } = boardOf(document)
  if (!cells.every((cell) => isColour(cell) || cell === '.')) throw new Error('a complete pattern holds `?`')
  return ok({ document, gadong, cells })
}
