import type { ImportOutcome, LibraryPattern } from '#bridge/api'
import { describeFault } from '#core/faults/describe'
import type { FaultSource } from '#core/faults/messages/messages'
import { PATTERN_EXTENSION, safeStem } from '#core/files/names'
import { newDocument, serializePattern, type PatternDocument } from '#core/pattern/document'
import { NAME_LIMIT } from '#core/pattern/name'
import { completePattern } from '#core/pattern/pattern'
import { makeShareCode } from '#core/pattern/share-code'
import { boardSvg } from '#core/picture/board'
import { PALETTES } from '#core/picture/palettes'
import { getApi } from '../bridge/client'
import { currentLanguage, translate } from '../i18n'
import { useBrowse } from '../library/browse'
import { saveAsking, useConflict } from '../library/conflict'
import { nameIn } from '../library/entries'
import { namesakeOf, namesOf, wordsOfNamesake } from '../library/namesakes'
import { pastedFile } from '../library/incoming'
import { useLibrary } from '../library/store'
import { useNavigation } from '../stores/navigation'
import { reportProblem } from '../stores/problems'
import { useSettings } from '../stores/settings'
import { handOver } from '../sharing/handing'
import { useSharing } from '../sharing/store'
import { useToasts } from '../stores/toasts'
import { copyText } from '../ui/clipboard'
import { copyOf } from './documents'
import { reportNotSaved } from './keeping'
import { useLeaving } from './leaving'
import { useEditor } from './store'
import { twinOf } from './twin'

/** Why the pattern can be neither played nor shared, in words; null when it can. */
export function draftReason(draft = useEditor().draft): string | null {
  if (draft.length === 0) return null
  const reasons = draft.map((fault) => describeFault({ ...fault, path: '' }, currentLanguage()))
  return translate('editor.draftReason', { reasons: reasons.join(' ') })
}

/**
 * Saves over the own pattern that was opened, else as a new one; what is saved already is not written again. Asks where the
 * pattern was changed elsewhere meanwhile. False when it failed, which has been reported, or the person thought better of it.
 */
export function save(): Promise<boolean> {
  return useConflict().inTurn(() => {
    const { document, saved, dirty } = useEditor()
    const id = ownId()
    if (id === null) return saveAsNew(document)
    if (dirty) return saveOver(id, document, saved)
    saySaved(id, document)
    return Promise.resolve(true)
  })
}

/** Whether the pattern, with changes since it was saved or without, is one of the own ones as it stands. */
export function isSaved(dirty = useEditor().dirty): boolean {
  return !dirty && ownId() !== null
}

/** The own pattern that is being drawn on; null for one that is new, or was deleted meanwhile. */
function ownId(): string | null {
  const { patternId } = useEditor()
  const library = useLibrary()
  const isGone = patternId !== null && library.loaded && !library.byId(patternId)
  return isGone ? null : patternId
}

/** Saves as a new pattern whose name says that it is a copy, and goes on with that one. */
export async function saveAsCopy(): Promise<boolean> {
  const editor = useEditor()
  const { document } = editor
  const name = copyName(document.name)
  if (editor.patternId !== null) editor.describe({ action: 'rename' }, { ...document, name })
  return saveAsNew(editor.document)
}

async function saveAsNew(document: PatternDocument): Promise<boolean> {
  return took(document, await useLibrary().saveNew(document, reportNotSaved))
}

async function saveOver(
  id: string,
  document: PatternDocument,
  over: PatternDocument | null,
): Promise<boolean> {
  const saved = await saveAsking(id, document, over, { report: reportNotSaved })
  return saved === 'copy' ? saveAsCopy() : took(document, saved)
}

function took(document: PatternDocument, saved: LibraryPattern | null): boolean {
  if (!saved) return false
  useEditor().savedAs(saved.id, document)
  saySaved(saved.id, document)
  return true
}

/** Says that a pattern is saved, and which others of the library have the same board or name. */
function saySaved(id: string, document: PatternDocument): void {
  const { patterns } = useLibrary()
  const name = nameIn(document, currentLanguage())
  const twin = twinOf(document, patterns, id)?.pattern
  const namesake = namesakeOf(namesOf(document), patterns, id, currentLanguage())
  const saved = translate('editor.saved', { name })
  if (twin) {
    const values = { name, twin: nameIn(twin.document, currentLanguage()) }
    sayWithWay(translate('editor.library.saved', values), twin)
  }
  if (namesake && namesake.pattern !== twin) {
    const remark = wordsOfNamesake(namesake)
    sayWithWay(twin ? remark : `${saved} ${remark}`, namesake.pattern)
  }
  if (!twin && !namesake) useToasts().show(saved)
}

/** Says something about another pattern, with a way to it. */
function sayWithWay(text: string, { id }: LibraryPattern): void {
  const run = () => void useNavigation().go('library', { kind: 'pattern', id })
  useToasts().show(text, { action: { label: translate('editor.library.show'), run } })
}

/** Writes the pattern, complete or not, as a JSON file where the person says. */
export async function exportJson(): Promise<void> {
  const { document } = useEditor()
  const name = safeStem(document.name, 'pattern') + PATTERN_EXTENSION
  await handOver([{ name, content: serializePattern(document), kind: 'patterns' }])
}

/** Writes a picture of the board as SVG, in the colours of the theme. */
export async function exportPicture(): Promise<void> {
  const { document, board } = useEditor()
  const { theme, showCoordinates } = useSettings().values
  const title = nameIn(document, currentLanguage())
  const svg = boardSvg(board, PALETTES[theme], { size: 1024, title, coordinates: showCoordinates })
  await handOver([{ name: `${safeStem(document.name, 'pattern')}.svg`, content: svg, kind: 'pictures' }])
}

/** Opens the printable sheet of the pattern as it stands, complete and saved or not. */
export function printSheet(): void {
  const { document, patternId } = useEditor()
  useSharing().printing = [{ id: patternId ?? '', document }]
}

/** Asks for files, takes them into the library, and opens the pattern when it is a single one. */
export async function importJson(): Promise<void> {
  const answer = await getApi().importFiles()
  if (!answer.ok) reportProblem(answer.problem)
  else if (answer.value) await openImported(answer.value, 'file')
}

/** Takes pasted text (a share code, or JSON) into the library and opens it. */
export async function importText(text: string): Promise<void> {
  const file = pastedFile(text, translate('editor.pasted'))
  if (!file) return
  const answer = await getApi().importTexts([file])
  if (!answer.ok) reportProblem(answer.problem)
  else await openImported(answer.value, 'pasted')
}

async function openImported(outcomes: readonly ImportOutcome[], source: FaultSource): Promise<void> {
  const library = useLibrary()
  const [first] = outcomes
  const id =
    first?.kind === 'pattern'
      ? first.pattern.id
      : first?.kind === 'duplicate' && !first.document
        ? first.of
        : null
  if (outcomes.length !== 1 || id === null) return library.showReport(outcomes, source)
  await library.reload()
  const pattern = library.byId(id)
  if (pattern) useBrowse().reveal(id)
  if (pattern && (await useLeaving().mayLeave('replace', save))) openPattern(pattern)
}

/** Puts the share code on the clipboard; a draft only says why not. */
export async function copyShareCode(named: boolean): Promise<void> {
  const { document } = useEditor()
  const complete = completePattern(document)
  const toasts = useToasts()
  if (!complete.ok) toasts.show(draftReason() ?? '', { tone: 'problem' })
  else if (await copyText(makeShareCode(complete.value, named))) {
    toasts.show(translate('editor.codeCopied', { name: nameIn(document, currentLanguage()) }))
  }
}

/** Plays the pattern as it stands, saved or not; a draft only says why not. The editor stays as it is. */
export async function play(): Promise<void> {
  const { document } = useEditor()
  const reason = draftReason()
  if (reason) {
    useToasts().show(reason, { tone: 'problem' })
    return
  }
  useLeaving().excuse()
  const id = isSaved() ? ownId() : null
  const request =
    id === null
      ? ({ kind: 'document', document } as const)
      : ({ kind: 'pattern', id, fromEditor: true } as const)
  await useNavigation().go('play', request)
}

/** Opens a new board. */
export function openNew(): void {
  const document = newDocument(translate('editor.untitled'))
  useEditor().open(document, { patternId: null, label: { action: 'new' }, unsaved: false })
}

/** Opens a pattern of the library, a shipped one as a copy. */
export function openPattern({ id, source, document }: LibraryPattern): void {
  if (source === 'shipped') openCopy(document)
  else useEditor().open(document, { patternId: id, label: { action: 'opened' }, unsaved: false })
}

/** Opens a new pattern that begins as a given one. */
export function openCopy(document: PatternDocument): void {
  const source = translate('editor.after', { name: document.name })
  const copy = copyOf(document, copyName(document.name), source)
  useEditor().open(copy, { patternId: null, label: { action: 'copied' }, unsaved: false })
}

function copyName(name: string): string {
  const suffix = translate('editor.copySuffix')
  if (name.endsWith(suffix)) return name
  return `${[...name]
    .slice(0, NAME_LIMIT - suffix.length - 1)
    .join('')
    .trim()} ${suffix}`
}
