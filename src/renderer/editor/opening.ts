import type { EditorDraft } from '#bridge/api'
import { serializePattern } from '#core/pattern/document'
import { nextTick, watch } from 'vue'
import { getApi } from '../bridge/client'
import { translate } from '../i18n'
import { useLibrary } from '../library/store'
import { useNavigation, type EditorRequest } from '../stores/navigation'
import { offerRescue, reportProblem } from '../stores/problems'
import { useToasts } from '../stores/toasts'
import { useUnsaved } from '../stores/unsaved'
import { isBusy, takeTypedName } from './commands'
import { DraftKeeper } from './draft-keeper'
import { exportJson, openCopy, openNew, openPattern, save } from './files'
import { reportNotKept, useKeeping } from './keeping'
import { useLeaving } from './leaving'
import { takeOwner, type Owner } from './owner'
import { usePainting } from './painting'
import { useEditor } from './store'

let started: Promise<void> | undefined

/** Connects the editor to the rest of the window, the first time that it is called. */
export function startEditor(): Promise<void> {
  started ??= start()
  return started
}

/** Lets the other places tell of unsaved work of the last time, which waits until the editor is opened. */
export async function tellOfDraft(): Promise<void> {
  const owner = await takeOwner()
  const answer = await getApi().peekDraft(owner.id, await owner.living())
  if (answer.ok && !started) useUnsaved().tell(answer.value?.document ?? null)
}

/**
 * Brings back unsaved work of the last time; from then on keeps what is unsaved written down, answers whether the editor may
 * be left, and attends to requests to open something.
 */
async function start(): Promise<void> {
  const navigation = useNavigation()
  const leaving = useLeaving()
  const owner = await takeOwner()
  const keeper = keeperFor(owner)
  navigation.guard('editor', (reason) =>
    reason === 'close' ? mayClose(keeper) : leaving.mayLeave(reason, save),
  )
  offerRescue(() => {
    const run = () => void exportJson() // the browser writes it by itself
    return useEditor().dirty ? { label: translate('editor.rescue'), run } : null
  })
  openNew()
  const draft = await readDraft(owner)
  if (draft) await restore(draft, keeper)
  keepDrafts(keeper)
  await askInTabs(keeper)
  followLibrary()
  tellElsewhere()
  const pending = navigation.requests.editor
  if (pending && (!draft || (await leaving.mayLeave('replace', save)))) await attend(pending)
  watch(
    () => navigation.requests.editor,
    (request) => {
      if (request) void attend(request)
    },
  )
}

function keeperFor(owner: Owner): DraftKeeper {
  const keeping = useKeeping()
  const isDrawing = () => usePainting().holding.stroke.length > 0
  return new DraftKeeper(
    async (draft) => {
      const answer = await getApi().writeDraft(draft, owner.id)
      keeping.trouble = answer.ok || !draft ? null : answer.problem
      return answer
    },
    (problem) => (keeping.trouble ? reportNotKept(problem) : reportProblem({ ...problem, file: undefined })),
    isDrawing,
  )
}

/** Asks with what is known by then: whether unsaved work would be there the next time. */
async function mayClose(keeper: DraftKeeper): Promise<boolean> {
  const leaving = useLeaving()
  const keeping = useKeeping()
  takeTypedName()
  await nextTick() // the keeper is told
  await keeper.flush()
  const wasLost = keeping.trouble !== null
  const may = await leaving.mayLeave('close', save)
  if (may) await keeper.flush()
  return may && !wasLost && keeping.trouble !== null ? leaving.mayLeave('close', save) : may
}

async function readDraft(owner: Owner): Promise<EditorDraft | null> {
  const answer = await getApi().readDraft(owner.id, await owner.living())
  if (answer.ok) return answer.value
  reportProblem(answer.problem)
  return null
}

async function restore(
  { document, patternId, symmetry, over }: EditorDraft,
  keeper: DraftKeeper,
): Promise<void> {
  const library = useLibrary()
  if (!library.loaded) await library.reload()
  const isThere = patternId !== null && library.byId(patternId) !== undefined
  useEditor().open(document, {
    patternId: isThere ? patternId : null,
    label: { action: 'restored' },
    unsaved: true,
    kind: symmetry,
    over: isThere ? over : undefined,
  })
  keeper.found(document)
  useToasts().show(translate('editor.restored', { name: document.name }))
}

/** Writes every unsaved state down a moment later, and at once when the window goes out of sight. */
function keepDrafts(keeper: DraftKeeper): void {
  const editor = useEditor()
  watch([() => editor.document, () => editor.kind, () => editor.dirty], () => {
    const { patternId, document, kind: symmetry, saved } = editor
    const over = patternId === null ? null : saved
    keeper.keep(editor.dirty ? { patternId, document, symmetry, ...(over && { over }) } : null)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void keeper.flush()
  })
  window.addEventListener('pagehide', () => void keeper.flush())
}

/** Has the browser ask before a tab goes whose unsaved work is not written down; Electron's window asks by itself. */
async function askInTabs(keeper: DraftKeeper): Promise<void> {
  const info = await getApi().appInfo()
  if (!info.ok) return
  useKeeping().folder = info.value.dataFolder
  if (info.value.host === 'electron') return
  const editor = useEditor()
  window.addEventListener('beforeunload', (event) => {
    takeTypedName()
    if (!editor.dirty || keeper.hasKept(editor.document)) return
    event.preventDefault()
    void nextTick(() => keeper.flush())
  })
}

/** Lets the other places tell of unsaved work while one of them is on show. */
function tellElsewhere(): void {
  const editor = useEditor()
  const navigation = useNavigation()
  watch(
    () => (navigation.place !== 'editor' && editor.dirty ? editor.document : null),
    (document) => {
      useUnsaved().tell(document)
    },
    { immediate: true },
  )
}

/** Shows what the own pattern holds by now when it was changed elsewhere and nothing here would be lost by it. */
function followLibrary(): void {
  const editor = useEditor()
  const library = useLibrary()
  watch(
    () => library.patterns,
    () => {
      const { patternId, document, dirty, canRedo } = editor
      const present = patternId === null ? undefined : library.byId(patternId)?.document
      if (!present || dirty || canRedo || isBusy()) return
      if (serializePattern(present) !== serializePattern(document)) editor.follow(present)
    },
  )
}

async function attend(request: EditorRequest): Promise<void> {
  if (request.kind === 'new') openNew()
  else if (request.kind === 'copy') openCopy(request.document)
  else await openById(request.id)
}

async function openById(id: string): Promise<void> {
  const library = useLibrary()
  if (!library.byId(id)) await library.reload()
  const pattern = library.byId(id)
  if (pattern) openPattern(pattern)
  else useToasts().show(translate('shell.problem.not-found'), { tone: 'problem' })
}
