import type { Problem } from '#bridge/api'
import { describeFault } from '#core/faults/describe'
import { currentLanguage, translate } from '../i18n'
import { useToasts } from './toasts'

/** A problem in words: what failed, which file, and what was expected there. */
export function describeProblem(problem: Problem): string {
  const what = translate(`shell.problem.${problem.code}`)
  const place = problem.file ? translate('shell.problem.inFile', { file: problem.file, what }) : what
  const fault = problem.faults?.[0]
  return fault ? `${place} ${describeFault(fault, currentLanguage())}` : place
}

/** Shows a problem as a message at the foot of the window. */
export function reportProblem(problem: Problem): void {
  useToasts().show(describeProblem(problem), { tone: 'problem' })
}

/** Shows that something went wrong that nothing was prepared for; the details are for the console. */
export function reportUnexpected(error: unknown): void {
  console.error(error)
  useToasts().show(translate('shell.problem.internal'), { tone: 'problem' })
}
