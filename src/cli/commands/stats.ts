import type { Command } from '../command'
import { DONE, tellFailure } from '../console'
import { isOn } from '../flags'
import type { Observed } from '#core/ai/observed'
import { spreadOf, type Spread } from '#core/ai/statistics'
import { playItself, selfPlayOptions } from '../match/self-play'
import { choicesByLabel } from '../match/tally'
import { table } from '../table'

const DEFAULTS = { games: 100, movetime: 20 }

/** Averages over engine games of the strongest level, their first two moves drawn at random. */
export const stats: Command = {
  usage: 'stats <...patterns>',
  about: 'Play engine games and tell averages: choices in each phase, length, results',
  options: selfPlayOptions(DEFAULTS),
  examples: ['stats lotus youth --games 200 --passage free'],
  async run(context, args, flags) {
    const { console } = context
    const games = await playItself(context, args, flags, DEFAULTS)
    if (!games.ok) return tellFailure(console, games.error)
    const report = reportOf(games.value)
    if (isOn(flags, 'json')) console.print(JSON.stringify(report))
    else for (const line of linesOf(report)) console.print(line)
    return DONE
  },
}

interface Report {
  readonly games: number
  readonly choices: Readonly<Record<string, Spread>>
  readonly length: Spread // plies
  readonly reasons: Readonly<Record<string, number>>
  readonly wins: Readonly<Record<string, number>> // alone, by seat
  readonly draws: number
}

function reportOf(games: readonly Observed[]): Report {
  const reasons: Record<string, number> = {}
  const wins: Record<string, number> = {}
  let draws = 0
  for (const { game } of games) {
    const { reason, winners } = game.position.result ?? { reason: 'unfinished', winners: [] }
    reasons[reason] = (reasons[reason] ?? 0) + 1
    const [winner] = winners
    if (winner && winners.length === 1) wins[winner] = (wins[winner] ?? 0) + 1
    else draws++
  }
  const choices = Object.fromEntries(choicesByLabel(games))
  return {
    games: games.length,
    choices,
    length: spreadOf(games.map(({ game }) => game.moves.length)),
    reasons,
    wins,
    draws,
  }
}

function linesOf({ games, choices, length, reasons, wins, draws }: Report): readonly string[] {
  const spreads: [string, Spread][] = [
    ...Object.entries(choices).map(([label, spread]): [string, Spread] => [
      `moves to choose from, ${label}`,
      spread,
    ]),
    ['plies a game', length],
  ]
  const share = (count: number) => `${((count * 100) / games).toFixed(1)}%`
  return table([
    ['', 'average', 'least', 'most'],
    ...spreads.map(([name, { average, least, most }]) => [name, average.toFixed(1), least, most]),
    ['games', games],
    ...Object.entries(reasons).map(([reason, count]) => [`ended by ${reason}`, share(count)]),
    ...Object.entries(wins).map(([seat, count]) => [`won by ${seat}`, share(count)]),
    ['drawn', share(draws)],
  ])
}
