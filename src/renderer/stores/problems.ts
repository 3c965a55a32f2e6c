import type { Problem } from '#bridge/api'
import { describeFault } from '#core/faults/describe'
import { currentLanguage, translate } from '../i18n'
import { useToasts, type ToastAction } from './toasts'

/** A problem in words: what failed, which file, and what was expected there. */
export function describeProblem(problem: Problem): string {
  const what = translate(`shell.problem.${problem.code}`)
  const place = problem.file ? translate('shell.problem.inFile', { file: problem.file, what }) : what
  const fault = problem.faults?.[0]
  return fault ? `${place} ${describeFault(fault, currentLanguage(), { plain: true })}` : place
}

let rescue: () => ToastAction | null = () => null

/** Sets what is offered when the host is gone, as nothing can be saved any more: a way to keep unsaved work, or null. */
export function offerRescue(offer: () => ToastAction | null): void {
  rescue = offer
}

/** What is offered to keep unsaved work where nothing can be saved; null where there is none. */
export function rescueAction(): ToastAction | null {
  return rescue()
}

/** Shows a problem as a message. */
export function reportProblem(problem: Problem): void {
  const action = problem.code === 'closed' ? rescue() : null
  useToasts().show(describeProblem(problem), { tone: 'problem', ...(action && { action }) })
}

/** Shows what went wrong with several things: each by itself when they are few, else how many and one of the reasons. */
export function reportProblems(problems: readonly Problem[]): void {
  const [first] = problems
  if (!first || problems.length <= 2) return problems.forEach(reportProblem)
  const text = translate('shell.problem.many', { n: problems.length, what: describeProblem(first) })
  useToasts().show(text, { tone: 'problem' })
}

/** Shows that something went wrong that nothing was prepared for; the details are for the console. */
export function reportUnexpected(error: unknown): void {
  console.error(error)
  useToasts().show(translate('shell.problem.internal'), { tone: 'problem' })
}
