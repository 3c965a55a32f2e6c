import type { Answer, TrashedItem } from '#bridge/api'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { getApi } from '../../bridge/client'
import { translate } from '../../i18n'
import { reportProblem } from '../../stores/problems'
import { useToasts } from '../../stores/toasts'
import { useWork } from '../../stores/work'
import { useBrowse } from '../browse'
import { useRemovals } from '../removals'
import { useLibrary } from '../store'

/** What was deleted, as it was last listed. */
export const useTrash = defineStore('trash', () => {
  const items = shallowRef<readonly TrashedItem[] | null>(null)

  async function reload(): Promise<void> {
    const answer = await getApi().listTrash()
    if (answer.ok) items.value = answer.value
    else reportProblem(answer.problem)
  }

  async function bringBack({ kind, token, name }: TrashedItem): Promise<void> {
    const back = kind === 'game' ? await restoreGame(token) : await restorePattern(token)
    if (back) {
      useRemovals().forget([token])
      useToasts().show(translate('sharing.trash.restored', { name }))
    }
    await reload()
  }

  /** Removes for good what is listed here, and nothing that was deleted since. */
  async function empty(): Promise<void> {
    const tokens = (items.value ?? []).map(({ token }) => token)
    const { value: answer } = await useWork().run('empty', (work) => getApi().emptyTrash(tokens, work.id))
    if (answer.ok) {
      useRemovals().forget(tokens)
      useToasts().withdraw('delete')
      useToasts().show(translate('sharing.trash.emptied', { n: answer.value }))
    } else reportProblem(answer.problem)
    await reload()
  }

  return { items, reload, bringBack, empty }
})

async function restorePattern(token: string): Promise<boolean> {
  const restored = await useLibrary().restore(token)
  if (restored) useBrowse().reveal(restored.id)
  return restored !== null
}

async function restoreGame(token: string): Promise<boolean> {
  const answer: Answer<string> = await getApi().restoreGame(token)
  if (!answer.ok) reportProblem(answer.problem)
  else await useLibrary().reloadGames()
  return answer.ok
}
