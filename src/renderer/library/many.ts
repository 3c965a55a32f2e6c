import type { LibraryPattern } from '#bridge/api'
import { completePattern } from '#core/pattern/pattern'
import { makeShareCode } from '#core/pattern/share-code'
import { getApi } from '../bridge/client'
import { currentLanguage, translate } from '../i18n'
import { reportProblem, reportProblems } from '../stores/problems'
import { useSettings } from '../stores/settings'
import { useToasts } from '../stores/toasts'
import { useWork } from '../stores/work'
import { copyText } from '../ui/clipboard'
import { nameIn } from './entries'
import { focusGallery } from './focus'
import { unhide, useRemovals } from './removals'
import { useLibrary } from './store'

/** Adds patterns to the favourites. */
export async function favouriteAll(patterns: readonly LibraryPattern[]): Promise<void> {
  const settings = useSettings()
  const favourites = new Set([...settings.values.favourites, ...patterns.map(({ id }) => id)])
  await settings.change({ favourites: [...favourites] })
}

/** Puts the share codes of the complete ones on the clipboard, one a line. */
export async function copyShareCodes(patterns: readonly LibraryPattern[]): Promise<void> {
  const codes = patterns.flatMap(({ document }) => {
    const complete = completePattern(document)
    return complete.ok ? [makeShareCode(complete.value)] : []
  })
  const toasts = useToasts()
  if (codes.length === 0) toasts.show(translate('sharing.leftOutAll'), { tone: 'problem' })
  else if (await copyText(codes.join('\n')))
    toasts.show(translate('sharing.codesCopied', { n: codes.length }))
}

/** Moves own patterns to the trash and hides shipped ones, with one message that takes all of it back. */
export async function removeAll(patterns: readonly LibraryPattern[]): Promise<void> {
  focusGallery()
  const own = patterns.filter(({ source }) => source === 'own').map(({ id }) => id)
  const hiding = patterns.filter(({ source }) => source === 'shipped')
  const tokens = await discard(own)
  const shipped = hiding.map(({ id }) => id)
  await hide(shipped)
  const told = [
    tokens.length > 0 ? translate('sharing.deleted', { n: tokens.length }) : '',
    hiddenText(hiding),
  ]
  if (tokens.length > 0 || shipped.length > 0) {
    useRemovals().tell({ tokens, shipped }, told.filter(Boolean).join(' '))
  }
}

/** A single one is named. */
function hiddenText(patterns: readonly LibraryPattern[]): string {
  const [only] = patterns
  if (!only) return ''
  if (patterns.length > 1) return translate('sharing.hidden', { n: patterns.length })
  return translate('sharing.hiddenOne', { name: nameIn(only.document, currentLanguage()) })
}

async function discard(ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const { value: answer } = await useWork().run('delete', (work) => getApi().deletePatterns(ids, work.id))
  if (!answer.ok) {
    reportProblem(answer.problem)
    return []
  }
  reportProblems(answer.value.problems)
  await useLibrary().reload()
  return answer.value.done
}

async function hide(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const settings = useSettings()
  await settings.change({ hidden: [...new Set([...settings.values.hidden, ...ids])] })
}

/** Shows all shipped patterns in the gallery again. */
export async function showAllShipped(): Promise<void> {
  const { hidden } = useSettings().values
  if (hidden.length === 0) return
  await unhide(hidden)
  useToasts().show(translate('sharing.shownAgain', { n: hidden.length }))
}
