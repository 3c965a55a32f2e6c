import type { Gadong } from '#core/board/junction'
import type { Cell } from '#core/pattern/cells'
import { boardOf, serializePattern, type PatternDocument } from '#core/pattern/document'
import type { SymmetryKind } from '#core/pattern/symmetry'
import type { PaintToolId } from '#core/pattern/tools/tools'
import { countChanged } from './documents'

/** What a step did; the history words it. */
export type StepLabel =
  | { readonly action: PlainAction }
  | { readonly action: 'paint'; readonly tool: PaintToolId; readonly cell: Exclude<Cell, '.'> }
  | { readonly action: 'symmetry'; readonly kind: SymmetryKind }
  | { readonly action: 'generate'; readonly seed: number }
  | { readonly action: 'bowl'; readonly gadong: Gadong }

export const PLAIN_ACTIONS = [
  'new',
  'opened',
  'copied',
  'restored',
  'followed',
  'move',
  'paste',
  'clear',
  'shift',
  'turn',
  'flip',
  'invert',
  'balance',
  'fill',
  'symmetrize',
  'rename',
  'details',
] as const
export type PlainAction = (typeof PLAIN_ACTIONS)[number]

/** One state of the pattern on the way. */
export interface Step {
  readonly label: StepLabel
  readonly document: PatternDocument
  readonly kind: SymmetryKind // what strokes are repeated by
  readonly changed: number | null // junctions that the step changed; null where it is not about junctions
}

/** All steps so far, those undone included, and where one stands. Immutable; its length has no limit. */
export interface History {
  readonly steps: readonly Step[] // at least one
  readonly index: number
  readonly saved: PatternDocument | null // as it lies in the library, or as it began
}

/** A history that begins with a document; `saved` is what counts as unchanged, null when nothing does. */
export function startHistory(first: Step, saved: PatternDocument | null): History {
  return { steps: [first], index: 0, saved }
}

/** The step where one stands. */
export function currentStep({ steps, index }: History): Step {
  const step = steps[index]
  if (!step) throw new RangeError(`no step ${index}`)
  return step
}

/**
 * Takes a step; steps that were undone are dropped. The same history when it would change nothing. One that `joins` becomes one
 * with the step before if that does the same, as does choosing one symmetry after another.
 */
export function pushStep(history: History, step: Step, joins = false): History {
  const current = currentStep(history)
  if (step.kind === current.kind && step.document === current.document) return history
  if (step.label.action !== current.label.action || !mayReplace(history, step, joins)) {
    return withStep(history, step, history.index + 1)
  }
  const before = history.steps[history.index - 1]
  if (before && isSameWork(before, step)) {
    const steps = history.steps.slice(0, history.index)
    return { ...history, steps, index: steps.length - 1 }
  }
  const changed = before && step.changed !== null ? changedBetween(before, step) : step.changed
  return withStep(history, { ...step, changed }, history.index)
}

/** Whether a step may take the place of the current one: that is neither saved nor followed by steps that were undone. */
function mayReplace(history: History, { label }: Step, joins: boolean): boolean {
  if (label.action === 'symmetry') return true
  return joins && !canRedo(history) && currentStep(history).document !== history.saved
}

function withStep(history: History, step: Step, index: number): History {
  return { ...history, steps: [...history.steps.slice(0, index), step], index }
}

function changedBetween(before: Step, after: Step): number {
  return countChanged(boardOf(before.document), boardOf(after.document))
}

function isSameWork(a: Step, b: Step): boolean {
  if (a.kind !== b.kind) return false
  return a.document === b.document || serializePattern(a.document) === serializePattern(b.document)
}

/** Goes to any step. */
export function jumpTo(history: History, index: number): History {
  if (index === history.index || !history.steps[index]) return history
  return { ...history, index }
}

export function canUndo({ index }: History): boolean {
  return index > 0
}

export function canRedo({ index, steps }: History): boolean {
  return index < steps.length - 1
}

export function undo(history: History): History {
  return jumpTo(history, history.index - 1)
}

export function redo(history: History): History {
  return jumpTo(history, history.index + 1)
}

/** Whether the step where one stands is not the saved one. */
export function isDirty(history: History): boolean {
  return currentStep(history).document !== history.saved
}
