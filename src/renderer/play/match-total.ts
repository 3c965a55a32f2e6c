import type { GameSummary } from '#bridge/api'
import type { GameRecord } from '#core/record/record'

/** What a player has reached in a match so far. */
interface Total {
  readonly name: string
  readonly points: number
}

export interface MatchTotal {
  readonly rounds: number // that are over and counted
  readonly totals: readonly Total[] // in the order of the seats of the round on the board
}

/**
 * The sums of a match up to the round on the board, from the rounds of the records before it and, once it is over, that round.
 * Players change seats between rounds and are known by their names. Null where there is nothing to sum up, or where names are the
 * same or have changed.
 */
export function matchTotal(
  { match, seats, result }: GameRecord,
  games: readonly GameSummary[],
): MatchTotal | null {
  if (!match || match.round < 2) return null
  const names = seats.map(({ name }) => name)
  const rounds = earlierRounds(match, games)
  const final = result ? [{ players: names, scores: result.scores }] : []
  const all = [...rounds.flatMap(({ players, scores }) => (scores ? [{ players, scores }] : [])), ...final]
  const same = (players: readonly string[]) => [...players].sort().join('\n') === [...names].sort().join('\n')
  if (all.length === 0 || new Set(names).size < names.length || !all.every(({ players }) => same(players))) {
    return null
  }
  const pointsOf = (name: string) =>
    all.reduce((sum, { players, scores }) => sum + (scores[players.indexOf(name)] ?? 0), 0)
  return { rounds: all.length, totals: names.map((name) => ({ name, points: pointsOf(name) })) }
}

/** Of each round before this one the finished record that was written last; a round may also have been played on otherwise. */
function earlierRounds(
  { id, round }: NonNullable<GameRecord['match']>,
  games: readonly GameSummary[],
): readonly GameSummary[] {
  const before = games.filter(({ match, finished }) => match?.id === id && match.round < round && finished)
  const writtenAt = ({ playedAt, startedAt }: GameSummary) => playedAt ?? startedAt
  const newest = [...before].sort((a, b) => writtenAt(b).localeCompare(writtenAt(a)))
  return newest.filter(
    (game, index) => newest.findIndex((other) => other.match?.round === game.match?.round) === index,
  )
}
