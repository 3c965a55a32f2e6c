import type {
  Answer,
  DamagedFile,
  GameSummary,
  ImportOutcome,
  LibraryListing,
  LibraryPattern,
  Problem,
} from '#bridge/api'
import type { FaultSource } from '#core/faults/messages/messages'
import type { PatternDocument } from '#core/pattern/document'
import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { getApi } from '../bridge/client'
import { reportProblem } from '../stores/problems'
import { useSettings } from '../stores/settings'
import { readAhead } from './entries'
import { inSlices } from './slices'

/** The patterns of the library as they were last listed, and what can be done to them. */
export const useLibrary = defineStore('library', () => {
  const settings = useSettings()
  const listing = useListing()
  const games = shallowRef<readonly GameSummary[]>([])
  const favourites = computed<ReadonlySet<string>>(() => new Set(settings.values.favourites))

  async function reloadGames(): Promise<void> {
    games.value = (await valueOf(getApi().listGames()))?.games ?? games.value
  }

  async function toggleFavourite(id: string): Promise<void> {
    const kept = settings.values.favourites.filter((favourite) => favourite !== id)
    await settings.change({ favourites: favourites.value.has(id) ? kept : [...kept, id] })
  }

  return {
    ...listing,
    games,
    favourites,
    reloadGames,
    toggleFavourite,
    ...useChanges(listing.reload),
    ...useReport(listing.reload),
  }
})

function useListing() {
  const patterns = shallowRef<readonly LibraryPattern[]>([])
  const damaged = shallowRef<readonly DamagedFile[]>([])
  const loaded = shallowRef(false)
  let newest: Promise<void> | undefined
  let stopReading = () => {}

  /** Lists everything anew; of several at once only the newest counts, and the others are done when it is. */
  function reload(): Promise<void> {
    const listing: Promise<void> = valueOf(getApi().listPatterns()).then((listed) => {
      if (newest !== listing) return newest
      if (listed) take(listed)
      return undefined
    })
    newest = listing
    return listing
  }

  function take(listed: LibraryListing): void {
    patterns.value = keepingKnown(patterns.value, listed.patterns)
    damaged.value = listed.damaged
    loaded.value = true
    stopReading()
    stopReading = inSlices(patterns.value, ({ document }) => {
      readAhead(document)
    })
  }

  function byId(id: string): LibraryPattern | undefined {
    return patterns.value.find((pattern) => pattern.id === id)
  }

  return { patterns, damaged, loaded, reload, byId }
}

type Report = (problem: Problem) => void

function useChanges(reload: () => Promise<void>) {
  const saved = shallowRef<LibraryPattern | null>(null) // the last one; always another object

  async function thenReload<T>(answer: Promise<Answer<T>>, report?: Report): Promise<T | null> {
    const value = await valueOf(answer, report)
    if (value !== null) await reload()
    return value
  }

  /** Saves a document as a new pattern; null when it failed, which the person has been told. */
  async function saveNew(document: PatternDocument, report?: Report): Promise<LibraryPattern | null> {
    return noted(getApi().savePattern(null, document), report)
  }

  /** Saves over an own pattern as `saveNew` does, unless it no longer holds `over`: then it answers `changed`, and tells nobody. */
  async function saveOver(
    id: string,
    document: PatternDocument,
    over: PatternDocument | null,
    report?: Report,
  ): Promise<LibraryPattern | 'changed' | null> {
    const answer = await getApi().savePattern(id, document, over)
    if (!answer.ok && answer.problem.code === 'changed') return 'changed'
    return noted(Promise.resolve(answer), report)
  }

  async function noted(
    answer: Promise<Answer<LibraryPattern>>,
    report?: Report,
  ): Promise<LibraryPattern | null> {
    const value = await thenReload(answer, report)
    if (value) saved.value = value
    return value
  }

  /** Moves an own pattern to the trash; the token for `restore`, or null when it failed. */
  function remove(id: string): Promise<string | null> {
    return thenReload(getApi().deletePattern(id))
  }

  function restore(token: string): Promise<LibraryPattern | null> {
    return thenReload(getApi().restorePattern(token))
  }

  return { saved, saveNew, saveOver, remove, restore }
}

function useReport(reload: () => Promise<void>) {
  const report = shallowRef<readonly ImportOutcome[] | null>(null) // of the last import, until it is closed
  const reportSource = shallowRef<FaultSource>('file') // what it was taken from

  /** Shows what came in, and lists it; done when it is listed. */
  function showReport(outcomes: readonly ImportOutcome[], source: FaultSource = 'file'): Promise<void> {
    reportSource.value = source
    report.value = outcomes
    return reload()
  }

  return { report, reportSource, showReport }
}

/**
 * A new listing with the objects of the old one wherever nothing has changed, and the old one itself where nothing has at all:
 * what is drawn of them stays.
 */
function keepingKnown(
  known: readonly LibraryPattern[],
  listed: readonly LibraryPattern[],
): readonly LibraryPattern[] {
  const byId = new Map(known.map((pattern) => [pattern.id, pattern]))
  const kept = listed.map((pattern) => {
    const before = byId.get(pattern.id)
    return before?.modifiedAt === pattern.modifiedAt ? (before ?? pattern) : pattern
  })
  const same = kept.length === known.length && kept.every((pattern, index) => pattern === known[index])
  return same ? known : kept
}

/** The value of an answer; null for a failure, which is reported. */
async function valueOf<T>(answer: Promise<Answer<T>>, report = reportProblem): Promise<T | null> {
  const settled = await answer
  if (settled.ok) return settled.value
  report(settled.problem)
  return null
}
