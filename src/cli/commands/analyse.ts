import { FAIRNESS_DEFAULTS, fairnessOf, testedGame, type Fairness } from '#core/ai/fairness'
import type { Spread } from '#core/ai/statistics'
import type { Command } from '../command'
import { DONE, tellFailure } from '../console'
import { isOn } from '../flags'
import { shareWords } from '../match/interval'
import { playItself, selfPlayOptions } from '../match/self-play'
import { table } from '../table'

/** How fair a pattern is: what the strongest level reaches against itself from drawn first moves. */
export const analyse: Command = {
  usage: 'analyse <pattern>',
  about: 'Play a pattern against itself and tell how fair it is',
  options: selfPlayOptions(FAIRNESS_DEFAULTS),
  examples: ['analyse lotus --games 200 --movetime 100'],
  async run(context, args, flags) {
    const { console } = context
    const games = await playItself(context, args, flags, FAIRNESS_DEFAULTS)
    if (!games.ok) return tellFailure(console, games.error)
    const report = fairnessOf(games.value.map(testedGame))
    if (isOn(flags, 'json')) console.print(JSON.stringify(report))
    else for (const line of linesOf(report)) console.print(line)
    return DONE
  },
}

const DECISION = { won: ', decisive', lost: ', decisive against it' } as const

function linesOf(report: Fairness): readonly string[] {
  const { games, wins, draws, suntuk, length, branching, openings, decisive } = report
  const spread = ({ average, least, most }: Spread) => `${average.toFixed(1)} (${least} to ${most})`
  const decision = (move: string) => (decisive[move] ? DECISION[decisive[move]] : '')
  return table([
    ['games', games],
    ...Object.entries(wins).map(([seat, share]) => [`won by ${seat}`, shareWords(share)]),
    ['drawn', shareWords(draws)],
    ['suntuk', shareWords(suntuk)],
    ['plies a game', spread(length)],
    ['legal moves', spread(branching)],
    ...Object.entries(openings).map(([move, share]) => [
      `first seat wins after ${move}`,
      shareWords(share) + decision(move),
    ]),
  ])
}
