import type { DamagedFile, ImportOutcome, LibraryPattern } from '#bridge/api'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { getApi } from '../bridge/client'
import { reportProblem } from '../stores/problems'

/** The patterns of the library as they were last listed. */
export const useLibrary = defineStore('library', () => {
  const patterns = shallowRef<readonly LibraryPattern[]>([])
  const damaged = shallowRef<readonly DamagedFile[]>([])
  const report = shallowRef<readonly ImportOutcome[] | null>(null)
  const loaded = shallowRef(false)

  async function reload(): Promise<void> {
    const answer = await getApi().listPatterns()
    if (!answer.ok) {
      reportProblem(answer.problem)
      return
    }
    patterns.value = answer.value.patterns
    damaged.value = answer.value.damaged
    loaded.value = true
  }

  function showReport(outcomes: readonly ImportOutcome[]): void {
    report.value = outcomes
  }

  return { patterns, damaged, report, loaded, reload, showReport }
})
