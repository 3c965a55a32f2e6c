import { answered } from '#bridge/answer'
import type { PasangApi, TrashedItem } from '#bridge/api'
import type { Works } from '#bridge/works'
import type { PatternDocument } from '#core/pattern/document'
import type { GameRecord } from '#core/record/record'
import type { Storage } from '#storage/storage'
import type { Trashed } from '#storage/trash'
import { inLots } from './lots'
import { answerOf } from './problems'

/** The methods for what was deleted. */
export function trashMethods(storage: Storage, works: Works): Pick<PasangApi, 'listTrash' | 'emptyTrash'> {
  return {
    listTrash: async () => {
      const patterns = (await storage.library.trashed()).map(patternItem)
      const games = (await storage.games.trashed()).map(gameItem)
      return answered([...patterns, ...games].sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1)))
    },
    emptyTrash: async (tokens, work) => {
      const outcomes = await works.run(work, (watch) =>
        inLots(tokens, watch, (lot) => Promise.all(lot.map((token) => storage.removeForGood(token)))),
      )
      const failure = outcomes.find(({ ok }) => !ok)
      if (failure && !failure.ok) return answerOf(failure)
      return answered(outcomes.filter((outcome) => outcome.ok && outcome.value).length)
    },
  }
}

function patternItem({ token, file, deletedAt, document }: Trashed<PatternDocument>): TrashedItem {
  return { token, kind: 'pattern', name: document?.name ?? file, deletedAt, document }
}

function gameItem({ token, file, deletedAt, document }: Trashed<GameRecord>): TrashedItem {
  return { token, kind: 'game', name: document?.pattern.name ?? file, deletedAt, document: null }
}
