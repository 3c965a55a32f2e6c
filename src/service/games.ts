import type { GamesListing, GameSummary, StoredGame } from '#bridge/api'
import { openRecord } from '#core/record/open'
import type { GameRecord } from '#core/record/record'
import type { DocumentListing, StoredDocument } from '#storage/documents'

/** A record as the window gets it, with the move from which on it cannot be played. */
export function storedGame(id: string, record: GameRecord): StoredGame {
  return { id, record, warning: openRecord(record).warning }
}

/** The records in short: the one written last first, and those written at once by when they were started. */
export function gamesListing({ documents, damaged }: DocumentListing<GameRecord>): GamesListing {
  const games = documents.map(summary).sort(laterFirst)
  return { games, damaged }
}

function laterFirst(one: GameSummary, other: GameSummary): number {
  const [here, there] = [one, other].map(({ playedAt, startedAt }) => `${playedAt ?? startedAt} ${startedAt}`)
  return (there ?? '').localeCompare(here ?? '')
}

function summary({ id, document, modifiedAt }: StoredDocument<GameRecord>): GameSummary {
  const { result, match } = document
  return {
    id,
    patternName: document.pattern.name,
    ruleset: document.ruleset,
    players: document.seats.map(({ name }) => name),
    plies: document.moves.length,
    finished: result !== undefined,
    startedAt: document.startedAt,
    playedAt: modifiedAt,
    ...(result && { scores: result.scores }),
    ...(match && { match: { id: match.id, round: match.round } }),
  }
}
