import type { OutgoingFile, Problem } from '#bridge/api'
import { getApi } from '../bridge/client'
import { translate } from '../i18n'
import { reportProblem } from '../stores/problems'
import { useToasts } from '../stores/toasts'
import { useWork } from '../stores/work'

/** Hands files over, one by a dialog for files and several by one for folders, and says what was written or why not. */
export function handOver(files: readonly OutgoingFile[]): Promise<boolean> {
  const [only] = files
  return orReported(() => (only && files.length === 1 ? handOne(only) : handSeveral(files)))
}

/** Takes a step of an export, false when nothing was written; so it is when the step throws, which is reported. */
export async function orReported(step: () => Promise<boolean>): Promise<boolean> {
  try {
    return await step()
  } catch (error) {
    console.error(error)
    tell(translate('sharing.failed'), 'problem')
    return false
  }
}

async function handOne(file: OutgoingFile): Promise<boolean> {
  const answer = await getApi().exportFile(file)
  if (!answer.ok) reportProblem(answer.problem)
  else if (answer.value !== null) tell(translate('sharing.exported', { file: answer.value }))
  return answer.ok && answer.value !== null
}

async function handSeveral(files: readonly OutgoingFile[]): Promise<boolean> {
  const { value: answer, stopped } = await useWork().run(
    'export',
    (work) => getApi().exportFiles(files, work.id),
    { asksFirst: true },
  )
  if (!answer.ok) tellStopped(answer.problem, files.length)
  if (!answer.ok || answer.value === null) return false
  const { folder, names } = answer.value
  const n = names.length
  if (stopped) tell(translate('sharing.partly.stopped', { n, total: files.length }))
  else if (folder === null) tell(translate('sharing.written', { n }))
  else tell(translate('sharing.writtenTo', { n, folder }))
  return true
}

/** Says how many files were written before one failed; they stay. */
function tellStopped(problem: Problem, total: number): void {
  const n = problem.written ?? 0
  if (n === 0) return reportProblem(problem)
  const reason = problem.code === 'disk-full' ? 'full' : 'other'
  tell(translate(`sharing.partly.${reason}`, { n, total }), 'problem')
}

function tell(text: string, tone: 'done' | 'problem' = 'done'): void {
  useToasts().show(text, { tone })
}
