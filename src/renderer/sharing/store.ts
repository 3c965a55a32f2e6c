import type { LibraryPattern, OutgoingFile, Problem } from '#bridge/api'
import type { ExportChoices } from '#core/settings/settings'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { getApi } from '../bridge/client'
import { translate } from '../i18n'
import { reportProblem } from '../stores/problems'
import { useSettings } from '../stores/settings'
import { useToasts } from '../stores/toasts'
import { useWork } from '../stores/work'
import { exportable, filesFor } from './outgoing'

/** A pattern as it is printed: one of the library, or one that is being drawn. */
export type Printable = Pick<LibraryPattern, 'id' | 'document'>

/** Which dialog of sharing is open and with what, and how an export is carried out. */
export const useSharing = defineStore('sharing', () => {
  const settings = useSettings()
  const exporting = shallowRef<readonly LibraryPattern[] | null>(null)
  const printing = shallowRef<readonly Printable[] | null>(null)
  const versionsOf = shallowRef<string | null>(null) // id of a pattern
  const trashOpen = shallowRef(false)

  /** Exports what can be exported that way, and remembers the choices. False when nothing was written. */
  async function run(patterns: readonly LibraryPattern[], choices: ExportChoices): Promise<boolean> {
    await remember(choices)
    const { value: files, stopped } = await useWork().run('draw', (work) =>
      filesFor(exportable(patterns, choices), choices, settings.values.showCoordinates, work),
    )
    if (stopped) return false
    if (files === null) {
      useToasts().show(translate('sharing.noPicture'), { tone: 'problem' })
      return false
    }
    return write(files)
  }

  async function remember(part: Partial<ExportChoices>): Promise<void> {
    await settings.change({ exports: { ...settings.values.exports, ...part } })
  }

  return { exporting, printing, versionsOf, trashOpen, run, remember }
})

/** Hands files over, one by a dialog for files and several by one for folders. */
async function write(files: readonly OutgoingFile[]): Promise<boolean> {
  const [only] = files
  if (only && files.length === 1) {
    const answer = await getApi().exportFile(only)
    if (!answer.ok) reportProblem(answer.problem)
    else if (answer.value !== null) tell(translate('library.exported', { file: answer.value }))
    return answer.ok && answer.value !== null
  }
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
  else
    tell(
      folder === null ? translate('sharing.written', { n }) : translate('sharing.writtenTo', { n, folder }),
    )
  return true
}

/** Says how many files were written before one failed; they stay. */
function tellStopped(problem: Problem, total: number): void {
  const n = problem.written ?? 0
  if (n === 0) return reportProblem(problem)
  const reason = problem.code === 'disk-full' ? 'full' : 'other'
  useToasts().show(translate(`sharing.partly.${reason}`, { n, total }), { tone: 'problem' })
}

function tell(text: string): void {
  useToasts().show(text)
}
