/**
 * How often the end of a kas game is solved, result and score, within 0.5, 2 and 10 seconds:
 *   node proofs.mjs --tokens 20,28,36,44,52 --positions 300 --seed 1 [--seconds 2]
 * The positions are the first with at most so many tokens left in games that level 8 plays against itself with 2,000
 * nodes a move, after four moves drawn by the seed; one position a game. Time is that of the process's own work, so that a busy machine does not count.
 */
import { parseArgs } from 'node:util'
import { createSearch } from '../../src/core/ai/search'
import { TranspositionTable } from '../../src/core/ai/table'
import type { KasState } from '../../src/core/games/kas/state'
import { seededRandom } from '../../src/core/pattern/random'
import { patternsFor, startState } from './setup'

const { values } = parseArgs({
  options: {
    tokens: { type: 'string', default: '20,28,36,44,52' },
    positions: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '10' },
    megabytes: { type: 'string', default: '16' },
  },
})
const LIMITS = [0.5, 2, 10].filter((limit) => limit <= Number(values.seconds))
const OPENING_PLIES = 4
const table = new TranspositionTable(Number(values.megabytes) * 2 ** 20)

function left({ board }: KasState): number {
  return (board.left[0] ?? 0) + (board.left[1] ?? 0)
}

/** Plays until at most so many tokens are left; false when the game ends before. */
function playDown(state: KasState, tokens: number, random: () => number): boolean {
  const codes = new Int32Array(state.maxMoves)
  table.clear()
  while (state.turn >= 0 && left(state) > tokens) {
    if (state.ply < OPENING_PLIES) {
      state.make(codes[Math.floor(random() * state.moves(codes, 0))] as number)
      continue
    }
    const search = createSearch(state, { nodes: 2000 }, { clock: () => 0, table })
    while (!search.run(1));
    state.make(state.code(search.best ?? ''))
  }
  return state.turn >= 0
}

/** Seconds of work until the result and score are proven, or Infinity. */
function secondsToProof(state: KasState): number {
  table.clear()
  const start = process.cpuUsage()
  const clock = () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
  const search = createSearch(state, { movetime: Number(values.seconds) * 1000 }, { clock, table })
  while (!search.run(1000));
  const score = search.infos[0]?.score
  const isProven = score !== undefined && (score.kind !== 'points' || score.proven)
  return isProven ? (search.infos[0]?.time ?? 0) / 1000 : Infinity
}

const wanted = Number(values.positions)
const seed = Number(values.seed)
const patterns = patternsFor(wanted, seed)
for (const tokens of values.tokens.split(',').map(Number)) {
  const times: number[] = []
  for (let game = 0; times.length < wanted; game++) {
    const pattern = patterns[game % patterns.length]
    if (!pattern) throw new Error('no pattern')
    const state = startState('kas', pattern) as KasState
    if (playDown(state, tokens, seededRandom(seed * 1_000_003 + game))) times.push(secondsToProof(state))
  }
  const shares = LIMITS.map((limit) => {
    const share = times.filter((time) => time <= limit).length / times.length
    return `${(100 * share).toFixed(1)}% in ${limit} s`
  })
  console.log(`${tokens} tokens, ${times.length} positions: ${shares.join(', ')}`)
}
