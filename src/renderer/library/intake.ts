import type { Answer, ImportOutcome, IncomingFile } from '#bridge/api'
import type { FaultSource } from '#core/faults/messages/messages'
import { getApi } from '../bridge/client'
import { currentLanguage, translate } from '../i18n'
import { useNavigation } from '../stores/navigation'
import { reportProblem } from '../stores/problems'
import { useToasts } from '../stores/toasts'
import { useWork, type Ended } from '../stores/work'
import { useBrowse } from './browse'
import { nameIn } from './entries'
import { pastedFile } from './incoming'
import { readPasted } from './pasted'
import { useLibrary } from './store'

type Outcomes = readonly ImportOutcome[]

/** Asks for files and takes them in. */
export async function importByDialog(): Promise<void> {
  await importBy((work) => getApi().importFiles(work), { asksFirst: true })
}

/** Asks for a folder and takes in what is in it and below. */
export async function importFolderByDialog(): Promise<void> {
  await importBy((work) => getApi().importFolder(work), { asksFirst: true })
}

/** Takes in files that were dropped, or pasted as such. */
export async function importTexts(files: readonly IncomingFile[]): Promise<void> {
  if (files.length > 0) await importBy((work) => getApi().importTexts(files, work))
}

/** Takes in pasted text. What is nothing of ours is reported; where all of it is in the library, it is only shown there. */
export async function importPasted(text: string): Promise<void> {
  const file = pastedFile(text, translate('library.pasted'))
  if (!file) return
  const known = readPasted(text, useLibrary().patterns)?.known
  if (known) {
    const name = nameIn(known.document, currentLanguage())
    useToasts().show(translate('library.paste.present', { name }))
    useBrowse().reveal(known.id)
  } else await importBy((work) => getApi().importTexts([file], work), { source: 'pasted' })
}

async function importBy(
  call: (work: string) => Promise<Answer<Outcomes | null>>,
  { asksFirst = false, source = 'file' }: { asksFirst?: boolean; source?: FaultSource } = {},
): Promise<void> {
  const { value: answer, stopped } = await useWork().run('import', ({ id }) => call(id), { asksFirst })
  if (!answer.ok) return reportProblem(answer.problem)
  const outcomes = answer.value ?? []
  if (outcomes.length > 0 || (answer.value && !stopped)) await showOutcomes(outcomes, source)
  if (stopped) tellStopped(stopped, outcomes.length)
}

function tellStopped({ done, total }: NonNullable<Ended<unknown>['stopped']>, count: number): void {
  const toasts = useToasts()
  if (total !== null) toasts.show(translate('shell.work.stopped', { n: done, total }))
  else if (count === 0) toasts.show(translate('shell.work.stoppedFirst'))
}

/** Shows what came in: the pattern in the gallery, and a report of the rest unless that is all there is to say. */
export async function showOutcomes(outcomes: Outcomes, source: FaultSource = 'file'): Promise<void> {
  const library = useLibrary()
  const [first, second] = outcomes
  const only = first?.kind === 'pattern' && !first.twin && !second ? first : null
  await (only ? library.reload() : library.showReport(outcomes, source))
  const id = idToShow(outcomes)
  if (id !== undefined) useBrowse().reveal(id)
  if (only) tellAdded(only)
}

function idToShow(outcomes: Outcomes): string | undefined {
  const fresh =
    outcomes.find(({ kind }) => kind === 'pattern') ?? outcomes.find(({ kind }) => kind === 'duplicate')
  if (fresh?.kind === 'pattern') return fresh.pattern.id
  return fresh?.kind === 'duplicate' ? fresh.of : undefined
}

function tellAdded({ pattern }: Extract<ImportOutcome, { kind: 'pattern' }>): void {
  const navigation = useNavigation()
  const text = translate('library.added', { name: nameIn(pattern.document, currentLanguage()) })
  if (navigation.place === 'library') useToasts().show(text)
  else {
    const run = () => void navigation.go('library', { kind: 'pattern', id: pattern.id })
    useToasts().show(text, { action: { label: translate('library.report.show'), run } })
  }
}
