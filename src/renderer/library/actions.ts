import type { LibraryPattern } from '#bridge/api'
import { NAME_LIMIT } from '#core/pattern/name'
import type { PatternDocument } from '#core/pattern/document'
import { completePattern } from '#core/pattern/pattern'
import { makeShareCode } from '#core/pattern/share-code'
import { describeFault } from '#core/faults/describe'
import { currentLanguage, translate } from '../i18n'
import { useNavigation } from '../stores/navigation'
import { useToasts } from '../stores/toasts'
import { copyText } from '../ui/clipboard'
import { saveAsking, useConflict } from './conflict'
import { nameIn } from './entries'
import { focusGallery } from './focus'
import { useRemovals } from './removals'
import { useLibrary } from './store'

/** Why a pattern can be neither played nor shared, in words; null when it can. */
export function draftReason(pattern: LibraryPattern): string | null {
  if (pattern.draft.length === 0) return null
  const reasons = pattern.draft.map((fault) => describeFault({ ...fault, path: '' }, currentLanguage()))
  return translate('library.draftReason', { reasons: reasons.join(' ') })
}

/** Plays a pattern; a draft only says why not. */
export function playPattern(pattern: LibraryPattern): void {
  const reason = draftReason(pattern)
  if (reason) useToasts().show(reason, { tone: 'problem' })
  else void useNavigation().go('play', { kind: 'pattern', id: pattern.id })
}

/** Opens a pattern in the editor, a shipped one as a copy. */
export function editPattern(pattern: LibraryPattern): void {
  const request =
    pattern.source === 'own'
      ? ({ kind: 'pattern', id: pattern.id } as const)
      : ({ kind: 'copy', document: pattern.document } as const)
  void useNavigation().go('editor', request)
}

export function newPattern(): void {
  void useNavigation().go('editor', { kind: 'new' })
}

/** Puts the share code on the clipboard. */
export async function copyShareCode(pattern: LibraryPattern): Promise<void> {
  const complete = completePattern(pattern.document)
  const toasts = useToasts()
  if (!complete.ok) {
    toasts.show(draftReason(pattern) ?? '', { tone: 'problem' })
  } else if (await copyText(makeShareCode(complete.value))) {
    toasts.show(translate('library.codeCopied', { name: nameIn(pattern.document, currentLanguage()) }))
  }
}

/** Makes an own copy, which is chosen then as whatever is saved. */
export async function duplicatePattern({ document }: LibraryPattern): Promise<void> {
  await addNew(copyOf(document))
}

/** Says that a shipped pattern stays as it is, and offers to copy it. */
export function offerCopy(pattern: LibraryPattern): void {
  useToasts().show(translate('library.shippedReadOnly'), {
    action: {
      label: translate('library.command.duplicate'),
      run: () => void duplicatePattern(pattern),
    },
  })
}

/** Saves a new pattern and says so. */
async function addNew(document: PatternDocument): Promise<void> {
  const saved = await useLibrary().saveNew(document)
  if (saved) useToasts().show(translate('library.added', { name: saved.document.name }))
}

/** The same pattern under a name that says that it is a copy; translated names would not, so they go. */
function copyOf({ names: _names, ...document }: PatternDocument): PatternDocument {
  const suffix = translate('library.copySuffix')
  const room = NAME_LIMIT - suffix.length - 1
  return { ...document, name: `${[...document.name].slice(0, room).join('').trim()} ${suffix}` }
}

/**
 * Gives an own pattern another name in the language on show. Asks where it was changed elsewhere since it was read: keeping both
 * makes a new pattern under the new name.
 */
export async function renamePattern({ id, document }: LibraryPattern, name: string): Promise<void> {
  const next = renamed(document, name.trim())
  await useConflict().inTurn(async () => {
    if ((await saveAsking(id, next, document, { about: document })) === 'copy') await addNew(next)
  })
}

/**
 * Has an own pattern hold an earlier content again; what it holds now is kept among its versions. True when it does: where it was
 * changed elsewhere since it was read the person is asked, and keeping both makes a new pattern of the earlier content.
 */
export function bringBack({ id, document }: LibraryPattern, earlier: PatternDocument): Promise<boolean> {
  return useConflict().inTurn(async () => {
    const saved = await saveAsking(id, earlier, document, { about: document })
    if (saved === 'copy') await addNew(copyOf(earlier))
    return saved !== null && saved !== 'copy'
  })
}

/** A translated name is changed where the pattern has one in this language, else the main name. */
function renamed(document: PatternDocument, name: string): PatternDocument {
  const language = currentLanguage()
  if (language === 'en' || !document.names?.[language]?.trim()) return { ...document, name }
  return { ...document, names: { ...document.names, [language]: name } }
}

/** Moves an own pattern to the trash, with a message that can bring it back. */
export async function deletePattern(pattern: LibraryPattern): Promise<void> {
  focusGallery()
  const token = await useLibrary().remove(pattern.id)
  if (token === null) return
  const name = nameIn(pattern.document, currentLanguage())
  useRemovals().tell({ tokens: [token], shipped: [] }, translate('library.deleted', { name }))
}
