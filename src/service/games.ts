import type { GamesListing, GameSummary, StoredGame } from '#bridge/api'
import { openRecord } from '#core/record/open'
import type { GameRecord } from '#core/record/record'
import type { DocumentListing, StoredDocument } from '#storage/documents'

/** A record as the window gets it, with the move from which on it cannot be played. */
export function storedGame(id: string, record: GameRecord): StoredGame {
  return { id, record, warning: openRecord(record).warning }
}

/** The records in short, newest first. */
export function gamesListing({ documents, damaged }: DocumentListing<GameRecord>): GamesListing {
  const games = documents.map(summary).sort((a, b) => (a.startedAt > b.startedAt ? -1 : 1))
  return { games, damaged }
}

function summary({ id, document }: StoredDocument<GameRecord>): GameSummary {
  const { result, match } = document
  return {
    id,
    patternName: document.pattern.name,
    ruleset: document.ruleset,
    players: document.seats.map(({ name }) => name),
    plies: document.moves.length,
    finished: result !== undefined,
    startedAt: document.startedAt,
    ...(result && { scores: result.scores }),
    ...(match && { match: { id: match.id, round: match.round } }),
  }
}
