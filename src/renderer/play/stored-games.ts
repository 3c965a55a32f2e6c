import type { DamagedFile, GameSummary } from '#bridge/api'
import { shallowRef } from 'vue'
import { getApi } from '../bridge/client'
import { translate } from '../i18n'
import { reportProblem } from '../stores/problems'
import { useToasts } from '../stores/toasts'

/** The games of the records, as they were last listed. */
export function useStoredGames() {
  const stored = shallowRef<readonly GameSummary[]>([]) // the one played last first
  const damagedRecords = shallowRef<readonly DamagedFile[]>([])

  async function loadStored(): Promise<void> {
    const games = await getApi().listGames()
    if (!games.ok) {
      reportProblem(games.problem)
      return
    }
    stored.value = games.value.games
    damagedRecords.value = games.value.damaged
  }

  /** Moves a game to the trash; the message that says so offers to bring it back. */
  async function removeStored(id: string): Promise<void> {
    const removed = await getApi().deleteGame(id)
    await loadStored()
    if (!removed.ok) {
      reportProblem(removed.problem)
      return
    }
    useToasts().show(translate('play.records.removed'), {
      action: {
        label: translate('play.records.undo'),
        run: () => void restoreStored(removed.value),
        undoes: 'delete',
      },
    })
  }

  async function restoreStored(token: string): Promise<void> {
    const restored = await getApi().restoreGame(token)
    if (!restored.ok) reportProblem(restored.problem)
    await loadStored()
  }

  return { stored, damagedRecords, loadStored, removeStored }
}
