/**
 * A match between two players of the kas game (see players.ts) on all cores:
 *   npm run bench:match -- A B --games 200 --movetime 100 --seed 1 [--clock wall|work] [--jobs N] [--file F.jsonl]
 * Half the patterns are shipped ones, half are generated for the seed. Each is played four times: both seats, both
 * colourings. Every game is a line of the file, from which a run that was ended goes on.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { shareWords } from '../../src/cli/match/interval'
import { shareOf } from '../../src/core/ai/statistics'
import { makeShareCode } from '../../src/core/pattern/share-code'
import { clockKind, clockOf } from './clock'
import { isChild, jobsOf, runErrands, serve } from './fleet'
import { Journal } from './journal'
import { playerOf } from './players'
import { matchPatterns, startState, swapped } from './setup'

interface GameLine {
  readonly index: number
  readonly pattern: string // a share code, as it was played
  readonly players: readonly string[] // by seat
  readonly reason: string
  readonly scores: readonly number[]
  readonly moves: readonly string[]
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '200' },
    movetime: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    clock: { type: 'string', default: 'wall' },
    jobs: { type: 'string' },
    file: { type: 'string' },
  },
})
const [first = 'level:8', second = 'greedy'] = positionals
const games = Number(values.games)
const movetime = Number(values.movetime)
const seed = Number(values.seed)
const kind = clockKind(values.clock)
const patterns = matchPatterns(Math.ceil(games / 4), seed)

function play({ index }: { readonly index: number }): GameLine {
  const given = patterns[index >> 2]
  if (!given) throw new Error('no pattern')
  const pattern = index & 2 ? swapped(given) : given
  const state = startState('kas', pattern)
  const names = index & 1 ? [second, first] : [first, second]
  const means = { movetime, seed: seed + index, clock: clockOf(kind) }
  const players = names.map((name) => playerOf(name, means))
  const moves: string[] = []
  while (state.turn >= 0) {
    const code = players[state.turn]?.(state) ?? -1
    moves.push(state.notation(code))
    state.make(code)
  }
  const { reason = '', scores = [] } = state.result() ?? {}
  return { index, pattern: makeShareCode(pattern), players: names, reason, scores, moves }
}

/** Points of the first player: 1 for a win, a half for a draw. */
function pointsOf({ index, scores: [south = 0, north = 0] }: GameLine): number {
  return (1 + Math.sign((south - north) * (index & 1 ? -1 : 1))) / 2
}

function report(lines: readonly GameLine[]): void {
  const points = lines.map(pointsOf)
  const count = (wanted: number) => points.filter((each) => each === wanted).length
  const share = shareOf(
    points.reduce((sum, each) => sum + each, 0),
    lines.length,
  )
  const suntuk = lines.filter(({ reason }) => reason === 'suntuk').length
  console.log(
    `${first} against ${second}: ${shareWords(share)} in ${lines.length} games, ` +
      `${count(1)} won, ${count(0.5)} drawn, ${count(0)} lost, ${suntuk} by suntuk; ` +
      `${movetime} ms a move (${kind} time), seed ${seed}`,
  )
}

async function main(): Promise<void> {
  const name = `match-${first}-${second}-${movetime}ms-${kind}-seed${seed}.jsonl`.replaceAll(/[^\w.-]/g, '_')
  const file = values.file ?? join('.cache', 'bench', name)
  const journal = new Journal<GameLine>(file, { match: [first, second], movetime, clock: kind, seed })
  const played = new Set(journal.entries.map(({ index }) => index))
  const missing = Array.from({ length: games }, (_, index) => ({ index })).filter(
    ({ index }) => !played.has(index),
  )
  console.error(`${file}: ${games - missing.length} of ${games} games are there`)
  await runErrands<{ readonly index: number }, GameLine>(jobsOf(values.jobs), {
    next: () => missing.shift() ?? null,
    take: (_, line) => journal.add(line),
  })
  report(journal.entries.filter(({ index }) => index < games))
}

if (isChild) serve(play)
else await main()
