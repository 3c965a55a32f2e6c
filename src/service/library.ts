import { answered } from '#bridge/answer'
import type { Answer, BatchOutcome, PasangApi, Problem } from '#bridge/api'
import type { Stored } from '#storage/failure'
import { Serial } from '#storage/serial'
import type { Storage } from '#storage/storage'
import { importAll } from './import'
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
  log: (error: unknown) => void,
): Pick<PasangApi, LibraryMethod> {
  const { library } = storage
  const imports = new Serial() // two at once would each take in what the other does
  /** Tells of a change when there was one. */
  const telling = <T>(answer: Answer<T>): Answer<T> => {
    if (answer.ok) changed()
    return answer
  }
  const tellingOfMany = <T>(outcome: BatchOutcome<T>): Answer<BatchOutcome<T>> => {
    if (outcome.done.length > 0) changed()
    return answered(outcome)
  }
  return {
    listPatterns: async () => {
      const listing = await library.list()
      library.saveIndex().catch(log)
      return answered(listing)
    },
    savePattern: async (id, document) => telling(answerOf(await library.save(id, document))),
    deletePattern: async (id) => telling(answerOf(await library.delete(id))),
    restorePattern: async (token) => telling(answerOf(await library.restore(token))),
    deletePatterns: async (ids) => tellingOfMany(await each(ids, (id) => library.delete(id))),
    restorePatterns: async (tokens) => tellingOfMany(await each(tokens, (token) => library.restore(token))),
    listVersions: async (id) => answerOf(await library.versions(id)),
    importTexts: async (files) => {
      const outcomes = await imports.run(() => importAll(storage, files))
      if (outcomes.some(({ kind }) => kind === 'pattern')) changed()
      return answered(outcomes)
    },
  }
}

/** Does the same to each of many, one after the other; one that fails does not hold up the others. */
async function each<T>(
  things: readonly string[],
  act: (thing: string) => Promise<Stored<T>>,
): Promise<BatchOutcome<T>> {
  const done: T[] = []
  const problems: Problem[] = []
  for (const thing of things) {
    const outcome = await act(thing)
    if (outcome.ok) done.push(outcome.value)
    else problems.push(problemOf(outcome.error).problem)
  }
  return { done, problems }
}
