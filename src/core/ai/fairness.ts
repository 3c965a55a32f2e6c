import type { Seat } from '../games/contract'
import { pointsOf, type Observed } from './observed'
import { shareOf, spreadOf, type Share, type Spread } from './statistics'

/** What a pattern is tested with unless something else is asked for: the strongest level against itself. */
export const FAIRNESS_DEFAULTS = {
  games: 60,
  movetime: 50, // milliseconds
  randomPlies: 2, // drawn first moves, so that games differ and every opening has its chance
} as const

/** How fair a pattern is by games of equals. */
export interface Fairness {
  readonly games: number
  readonly wins: Readonly<Partial<Record<Seat, Share>>> // alone, by seat in the order of turns
  readonly draws: Share // the best result was shared
  readonly suntuk: Share
  readonly length: Spread // plies
  readonly branching: Spread // legal moves a position
  readonly openings: Readonly<Record<string, Share>> // how often the first seat wins alone after its first move
  readonly decisive: Readonly<Record<string, 'won' | 'lost'>> // openings that decide, for the first seat
}

/** The figures of played games of one pattern, ruleset and options. */
export function fairnessOf(games: readonly Observed[]): Fairness {
  const share = (isSo: (one: Observed) => boolean) => shareOf(games.filter(isSo).length, games.length)
  const seats = games[0]?.game.position.seats ?? []
  const [first] = seats
  const openings = first ? byFirstMove(games) : []
  return {
    games: games.length,
    wins: Object.fromEntries(seats.map((seat) => [seat, share((one) => winsAlone(one, seat))])),
    draws: share(({ game }) => (game.position.result?.winners.length ?? 0) > 1),
    suntuk: share(({ game }) => game.position.result?.reason === 'suntuk'),
    length: spreadOf(games.map(({ game }) => game.moves.length)),
    branching: spreadOf(games.flatMap(({ choices }) => choices.map(({ count }) => count))),
    openings: Object.fromEntries(
      openings.map(([move, part]) => [
        move,
        shareOf(part.filter((one) => first && winsAlone(one, first)).length, part.length),
      ]),
    ),
    decisive: Object.fromEntries(
      openings.flatMap(([move, part]) => {
        const decision = first ? decisionOf(part, first, 1 / seats.length) : null
        return decision ? [[move, decision]] : []
      }),
    ),
  }
}

function winsAlone({ game }: Observed, seat: Seat): boolean {
  return game.position.result?.winners.join() === seat
}

/** An opening decides where a seat's points (draws shared) differ from an even part by more than their interval. */
function decisionOf(games: readonly Observed[], seat: Seat, evenPart: number): 'won' | 'lost' | null {
  const points = games.reduce((sum, { game }) => sum + pointsOf(game, seat), 0)
  const { low, high } = shareOf(points, games.length)
  return low > evenPart ? 'won' : high < evenPart ? 'lost' : null
}

function byFirstMove(games: readonly Observed[]): readonly (readonly [string, readonly Observed[]])[] {
  const first = ({ game }: Observed) => game.moves[0]?.notation ?? ''
  const moves = [...new Set(games.map(first))].sort()
  return moves.map((move) => [move, games.filter((each) => first(each) === move)])
}
