import type { GameResult, Seat } from '../games/contract'
import { pointsOf, type Observed } from './observed'
import { shareOf, spreadOf, type Share, type Spread } from './statistics'

/** What a pattern is tested with unless something else is asked for: the strongest level against itself. */
export const FAIRNESS_DEFAULTS = {
  games: 60,
  movetime: 50, // milliseconds
  randomPlies: 2, // drawn first moves, so that games differ and every opening has its chance
  seed: 1,
} as const

/** What the figures need of a played game; plain data that crosses between workers. */
export interface TestedGame {
  readonly seats: readonly Seat[]
  readonly moves: readonly string[] // notations
  readonly result: GameResult | null
  readonly choices: readonly number[] // legal moves, one number a ply
}

/** How fair a pattern is by games of equals. */
export interface Fairness {
  readonly games: number
  readonly wins: Readonly<Partial<Record<Seat, Share>>> // alone, by seat in the order of turns
  readonly draws: Share // the best result was shared
  readonly suntuk: Share
  readonly length: Spread // plies
  readonly branching: Spread // legal moves a position
  readonly openings: Readonly<Record<string, Share>> // how often the first seat wins alone after its first move
  readonly decisive: Readonly<Record<string, Decision>> // the openings that decide
}

/** What an opening comes to for the first seat, where it differs from an even part by more than chance. */
export type Decision = 'won' | 'lost'

/** What the figures need of an observed game. */
export function testedGame({ game: { position, moves }, choices }: Observed): TestedGame {
  return {
    seats: position.seats,
    moves: moves.map(({ notation }) => notation),
    result: position.result,
    choices: choices.map(({ count }) => count),
  }
}

/** The figures of played games of one pattern, ruleset and options. */
export function fairnessOf(games: readonly TestedGame[]): Fairness {
  const share = (isSo: (game: TestedGame) => boolean) => shareOf(games.filter(isSo).length, games.length)
  const seats = games[0]?.seats ?? []
  return {
    games: games.length,
    wins: Object.fromEntries(seats.map((seat) => [seat, share((game) => winsAlone(game, seat))])),
    draws: share(({ result }) => (result?.winners.length ?? 0) > 1),
    suntuk: share(({ result }) => result?.reason === 'suntuk'),
    length: spreadOf(games.map(({ moves }) => moves.length)),
    branching: spreadOf(games.flatMap(({ choices }) => choices)),
    ...openingsOf(games, seats),
  }
}

function openingsOf(
  games: readonly TestedGame[],
  seats: readonly Seat[],
): Pick<Fairness, 'openings' | 'decisive'> {
  const openings: Record<string, Share> = {}
  const decisive: Record<string, Decision> = {}
  const [first] = seats
  if (!first) return { openings, decisive }
  for (const [move, part] of byFirstMove(games)) {
    openings[move] = shareOf(part.filter((game) => winsAlone(game, first)).length, part.length)
    const decision = decisionOf(part, first, 1 / seats.length)
    if (decision) decisive[move] = decision
  }
  return { openings, decisive }
}

function winsAlone({ result }: TestedGame, seat: Seat): boolean {
  return result?.winners.join() === seat
}

/** An opening decides where a seat's points (draws shared) differ from an even part by more than their interval. */
function decisionOf(games: readonly TestedGame[], seat: Seat, evenPart: number): Decision | null {
  const points = games.reduce((sum, { result }) => sum + pointsOf(result, seat), 0)
  const { low, high } = shareOf(points, games.length)
  return low > evenPart ? 'won' : high < evenPart ? 'lost' : null
}

function byFirstMove(games: readonly TestedGame[]): readonly (readonly [string, readonly TestedGame[]])[] {
  const first = ({ moves }: TestedGame) => moves[0] ?? ''
  const openings = [...new Set(games.map(first))].sort()
  return openings.map((move) => [move, games.filter((game) => first(game) === move)])
}
