import type { Command } from '../command'
import { DONE, tellFailure } from '../console'
import { isOn } from '../flags'
import { shareOf, shareWords, type Share } from '../match/interval'
import { playItself, selfPlayOptions } from '../match/self-play'
import { spreadOf, type Observed, type Spread } from '../match/tally'
import { table } from '../table'

const DEFAULTS = { games: 60, movetime: 50 }

/** How fair a pattern is: what the strongest level reaches against itself from drawn first moves. */
export const analyse: Command = {
  usage: 'analyse <pattern>',
  about: 'Play a pattern against itself and tell how fair it is',
  options: selfPlayOptions(DEFAULTS),
  examples: ['analyse lotus --games 200 --movetime 100'],
  async run(context, args, flags) {
    const { console } = context
    const games = await playItself(context, args, flags, DEFAULTS)
    if (!games.ok) return tellFailure(console, games.error)
    const report = fairnessOf(games.value)
    if (isOn(flags, 'json')) console.print(JSON.stringify(report))
    else for (const line of linesOf(report)) console.print(line)
    return DONE
  },
}

interface Fairness {
  readonly games: number
  readonly wins: Readonly<Record<string, Share>> // alone, by seat
  readonly draws: Share
  readonly suntuk: Share
  readonly length: Spread // plies
  readonly branching: Spread // legal moves a position
  readonly openings: Readonly<Record<string, Share>> // how often the first seat wins after its first move
}

function fairnessOf(games: readonly Observed[]): Fairness {
  const total = games.length
  const alone = (seat: string) =>
    games.filter(({ game: { position } }) => position.result?.winners.join() === seat).length
  const seats = games[0]?.game.position.seats ?? []
  const [first = ''] = seats
  const openings = byFirstMove(games)
  return {
    games: total,
    wins: Object.fromEntries(seats.map((seat) => [seat, shareOf(alone(seat), total)])),
    draws: shareOf(games.filter(({ game }) => (game.position.result?.winners.length ?? 0) > 1).length, total),
    suntuk: shareOf(games.filter(({ game }) => game.position.result?.reason === 'suntuk').length, total),
    length: spreadOf(games.map(({ game }) => game.moves.length)),
    branching: spreadOf(games.flatMap(({ choices }) => choices.map(({ count }) => count))),
    openings: Object.fromEntries(
      openings.map(([move, part]) => [
        move,
        shareOf(
          part.filter(({ game }) => game.position.result?.winners.join() === first).length,
          part.length,
        ),
      ]),
    ),
  }
}

function byFirstMove(games: readonly Observed[]): readonly (readonly [string, readonly Observed[]])[] {
  const first = ({ game }: Observed) => game.moves[0]?.notation ?? ''
  const moves = [...new Set(games.map(first))].sort()
  return moves.map((move) => [move, games.filter((each) => first(each) === move)])
}

function linesOf({ games, wins, draws, suntuk, length, branching, openings }: Fairness): readonly string[] {
  const spread = ({ average, least, most }: Spread) => `${average.toFixed(1)} (${least} to ${most})`
  return table([
    ['games', games],
    ...Object.entries(wins).map(([seat, share]) => [`won by ${seat}`, shareWords(share)]),
    ['drawn', shareWords(draws)],
    ['suntuk', shareWords(suntuk)],
    ['plies a game', spread(length)],
    ['legal moves', spread(branching)],
    ...Object.entries(openings).map(([move, share]) => [`first seat wins after ${move}`, shareWords(share)]),
  ])
}
