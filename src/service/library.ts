import { answered } from '#bridge/answer'
import type { Answer, BatchOutcome, PasangApi, Problem } from '#bridge/api'
import type { Works } from '#bridge/works'
import type { Stored } from '#storage/failure'
import { Serial } from '#storage/serial'
import type { Storage } from '#storage/storage'
import { importAll } from './import'
import { inLots } from './lots'
import { answerOf, problemOf } from './problems'

type LibraryMethod =
  | 'listPatterns'
  | 'savePattern'
  | 'deletePattern'
  | 'restorePattern'
  | 'deletePatterns'
  | 'restorePatterns'
  | 'listVersions'
  | 'importTexts'

/** The methods for patterns; `changed` is called after each change of the library. */
export function libraryMethods(
  storage: Storage,
  changed: () => void,
  works: Works,
  log: (error: unknown) => void,
): Pick<PasangApi, LibraryMethod> {
  const { library } = storage
  const imports = new Serial() // two at once would each take in what the other does
  /** Tells of a change when there was one. */
  const telling = <T>(answer: Answer<T>): Answer<T> => {
    if (answer.ok) changed()
    return answer
  }
  /** Does the same to many; one that fails does not hold up the others. */
  const toMany =
    <T>(act: (lot: readonly string[]) => Promise<readonly Stored<T>[]>) =>
    async (things: readonly string[], work?: string): Promise<Answer<BatchOutcome<T>>> => {
      const outcome = batchOf(await works.run(work, (watch) => inLots(things, watch, act)))
      if (outcome.done.length > 0) changed()
      return answered(outcome)
    }
  return {
    listPatterns: async () => {
      const listing = await library.list()
      library.saveIndex().catch(log)
      return answered(listing)
    },
    savePattern: async (id, document, over) => telling(answerOf(await library.save(id, document, over))),
    deletePattern: async (id) => telling(answerOf(await library.delete(id))),
    restorePattern: async (token) => telling(answerOf(await library.restore(token))),
    deletePatterns: toMany((ids) => library.deleteAll(ids)),
    restorePatterns: toMany((tokens) => library.restoreAll(tokens)),
    listVersions: async (id) => answerOf(await library.versions(id)),
    importTexts: async (files, work) => {
      const outcomes = await works.run(work, (watch) => imports.run(() => importAll(storage, files, watch)))
      if (outcomes.some(({ kind }) => kind === 'pattern')) changed()
      return answered(outcomes)
    },
  }
}

function batchOf<T>(outcomes: readonly Stored<T>[]): BatchOutcome<T> {
  const done: T[] = []
  const problems: Problem[] = []
  for (const outcome of outcomes) {
    if (outcome.ok) done.push(outcome.value)
    else problems.push(problemOf(outcome.error).problem)
  }
  return { done, problems }
}
