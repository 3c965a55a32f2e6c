import { defineStore } from 'pinia'
import { getApi } from '../bridge/client'
import { translate } from '../i18n'
import { reportProblem, reportProblems } from '../stores/problems'
import { useSettings } from '../stores/settings'
import { useToasts } from '../stores/toasts'
import { useWork } from '../stores/work'
import { useBrowse } from './browse'
import { useLibrary } from './store'

/** What left the gallery at one go. */
export interface Removed {
  readonly tokens: readonly string[] // of own patterns that were moved to the trash
  readonly shipped: readonly string[] // ids of shipped patterns that were hidden
}

interface Removal extends Removed {
  readonly toast: number // the message that offers to take it back
}

/** What was deleted and hidden since the program began, to be taken back, the last first, by its message or by a key. */
export const useRemovals = defineStore('removals', () => {
  const toasts = useToasts()
  const list = removalList()
  let typedSince = false // in the search field, which then has something of its own to undo

  /** Tells of a removal, with an offer to take it back that the key for it outlives. */
  function tell(removed: Removed, text: string): void {
    const toast = toasts.show(text, {
      action: {
        label: translate('library.undo'),
        run: () => void takeBack(toast),
        ...(removed.tokens.length > 0 ? { undoes: 'delete' } : {}),
      },
    })
    list.add({ ...removed, toast })
    typedSince = false
  }

  /** Takes back the last removal of which anything can be. */
  async function undo(): Promise<void> {
    const last = list.last()
    if (last) await takeBack(last.toast)
  }

  async function takeBack(toast: number): Promise<void> {
    toasts.dismiss(toast)
    const { tokens, shipped } = list.take(toast)
    await unhide(shipped)
    const id = (await restore(tokens)) ?? shipped[0]
    if (id !== undefined) useBrowse().reveal(id)
  }

  /** Notes that these are no longer in the trash: brought back otherwise, or removed for good. */
  function forget(tokens: readonly string[]): void {
    for (const { toast } of list.drop(new Set(tokens))) toasts.dismiss(toast)
  }

  /** Notes that something was typed in the search field. */
  function typed(): void {
    typedSince = true
  }

  /** Whether Ctrl+Z in the search field means the last removal: nothing was typed there since. */
  const isMeantInField = (): boolean => !typedSince && list.last() !== undefined

  return { tell, undo, forget, typed, isMeantInField }
})

/** The removals that were not taken back, in their order. */
function removalList() {
  let removals: readonly Removal[] = []

  function add(removal: Removal): void {
    removals = [...removals, removal]
  }

  /** The last one of which anything can be taken back. */
  function last(): Removal | undefined {
    return removals.findLast((removal) => !isEmpty(leftOf(removal)))
  }

  /** Takes out the removal with a message: what of it can be taken back. */
  function take(toast: number): Removed {
    const removal = removals.find((each) => each.toast === toast)
    removals = removals.filter((each) => each !== removal)
    return removal ? leftOf(removal) : { tokens: [], shipped: [] }
  }

  /** Drops what is no longer in the trash; the removals that are left with nothing. */
  function drop(gone: ReadonlySet<string>): readonly Removal[] {
    removals = removals.map((each) => ({ ...each, tokens: each.tokens.filter((token) => !gone.has(token)) }))
    const empty = removals.filter((removal) => isEmpty(leftOf(removal)))
    removals = removals.filter((removal) => !empty.includes(removal))
    return empty
  }

  return { add, last, take, drop }
}

/** What of a removal is still in the trash, as far as it is known, or hidden. */
function leftOf({ tokens, shipped }: Removed): Removed {
  const { hidden } = useSettings().values
  return { tokens, shipped: shipped.filter((id) => hidden.includes(id)) }
}

function isEmpty({ tokens, shipped }: Removed): boolean {
  return tokens.length === 0 && shipped.length === 0
}

/** Brings patterns back from the trash; the id of the first that is back, which a failure that is told keeps from being. */
async function restore(tokens: readonly string[]): Promise<string | undefined> {
  if (tokens.length === 0) return undefined
  const { value: answer } = await useWork().run('restore', (work) =>
    getApi().restorePatterns(tokens, work.id),
  )
  if (!answer.ok) {
    reportProblem(answer.problem)
    return undefined
  }
  reportProblems(answer.value.problems)
  await useLibrary().reload()
  return answer.value.done[0]?.id
}

/** Shows hidden shipped patterns in the gallery again. */
export async function unhide(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const settings = useSettings()
  await settings.change({ hidden: settings.values.hidden.filter((id) => !ids.includes(id)) })
}
