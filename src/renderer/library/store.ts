import type {
  Answer,
  DamagedFile,
  GameSummary,
  ImportOutcome,
  IncomingFile,
  LibraryPattern,
} from '#bridge/api'
import type { PatternDocument } from '#core/pattern/document'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { getApi } from '../bridge/client'
import { reportProblem } from '../stores/problems'
import { useSettings } from '../stores/settings'

/** The patterns of the library as they were last listed, and what can be done to them. */
export const useLibrary = defineStore('library', () => {
  const settings = useSettings()
  const patterns = shallowRef<readonly LibraryPattern[]>([])
  const damaged = shallowRef<readonly DamagedFile[]>([])
  const games = shallowRef<readonly GameSummary[]>([])
  const report = shallowRef<readonly ImportOutcome[] | null>(null) // of the last import, until it is closed
  const loaded = shallowRef(false)
  const favourites = computed<ReadonlySet<string>>(() => new Set(settings.values.favourites))
  let listings = 0

  /** Lists everything anew; of several at once only the newest counts. */
  async function reload(): Promise<void> {
    const listing = ++listings
    const listed = await valueOf(getApi().listPatterns())
    if (!listed || listing !== listings) return
    patterns.value = listed.patterns
    damaged.value = listed.damaged
    loaded.value = true
  }

  async function reloadGames(): Promise<void> {
    games.value = (await valueOf(getApi().listGames()))?.games ?? games.value
  }

  function byId(id: string): LibraryPattern | undefined {
    return patterns.value.find((pattern) => pattern.id === id)
  }

  /** Saves a document, as a new pattern when `id` is null; null when it failed, which the person has been told. */
  async function save(id: string | null, document: PatternDocument): Promise<LibraryPattern | null> {
    const saved = await valueOf(getApi().savePattern(id, document))
    if (saved) await reload()
    return saved
  }

  /** Moves an own pattern to the trash; the token for `restore`, or null when it failed. */
  async function remove(id: string): Promise<string | null> {
    const token = await valueOf(getApi().deletePattern(id))
    if (token !== null) await reload()
    return token
  }

  async function restore(token: string): Promise<LibraryPattern | null> {
    const restored = await valueOf(getApi().restorePattern(token))
    if (restored) await reload()
    return restored
  }

  async function toggleFavourite(id: string): Promise<void> {
    const kept = settings.values.favourites.filter((favourite) => favourite !== id)
    await settings.change({ favourites: favourites.value.has(id) ? kept : [...kept, id] })
  }

  /** Asks for files and takes them in. */
  async function importByDialog(): Promise<void> {
    showReport(await valueOf(getApi().importFiles()))
  }

  async function importTexts(files: readonly IncomingFile[]): Promise<void> {
    if (files.length > 0) showReport(await valueOf(getApi().importTexts(files)))
  }

  /** Shows what came in; null when the person changed their mind. */
  function showReport(outcomes: readonly ImportOutcome[] | null): void {
    if (!outcomes) return
    report.value = outcomes
    void reload()
  }

  const state = { patterns, damaged, games, report, loaded, favourites }
  const doing = { reload, reloadGames, byId, save, remove, restore, toggleFavourite }
  return { ...state, ...doing, importByDialog, importTexts, showReport }
})

/** The value of an answer; null for a failure, which is shown. */
async function valueOf<T>(answer: Promise<Answer<T>>): Promise<T | null> {
  const settled = await answer
  if (settled.ok) return settled.value
  reportProblem(settled.problem)
  return null
}
