/**
 * How often the end of a kas game is solved, result and score, within 0.5, 2 and 10 seconds, on all cores:
 *   npm run bench:proofs -- --tokens 20,28,36,44,52 --positions 300 --seed 1 [--games strong|drawn] [--seconds 2]
 *                           [--clock wall|work] [--threads N] [--jobs N] [--file F.jsonl]
 * The positions are the first with at most so many tokens left, one a game. The games are strong ones, which level 8
 * plays against itself with 2,000 nodes a move after four moves drawn by the seed, or have all moves drawn. Every game
 * is a line of the file, from which a run that was ended goes on. With several threads each search has helpers, of the last
 * build; then the clock is that on the wall, and by default jobs and threads are as many as cores.
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startHelpers } from '../../src/cli/engine/helpers'
import { shareWords } from '../../src/cli/match/interval'
import { WHOLE_DEPTH, type Score } from '../../src/core/ai/contract'
import { searchGame } from '../../src/core/ai/helped'
import { shareOf } from '../../src/core/ai/statistics'
import { TranspositionTable } from '../../src/core/ai/table'
import { replayMoves, startGame } from '../../src/core/games/game'
import type { KasState } from '../../src/core/games/kas/state'
import { seededRandom } from '../../src/core/pattern/random'
import { makeShareCode } from '../../src/core/pattern/share-code'
import { clockKind, clockOf } from './clock'
import { isChild, jobsOf, runErrands, serve } from './fleet'
import { Journal } from './journal'
import { chosenMove, patternsFor, startState } from './setup'

const { values } = parseArgs({
  options: {
    tokens: { type: 'string', default: '20,28,36,44,52' },
    positions: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: 'strong' },
    seconds: { type: 'string', default: '10' },
    megabytes: { type: 'string', default: '16' },
    clock: { type: 'string', default: 'wall' },
    threads: { type: 'string', default: '1' },
    jobs: { type: 'string' },
    file: { type: 'string' },
  },
})
const wanted = Number(values.positions)
const seed = Number(values.seed)
const seconds = Number(values.seconds)
const megabytes = Number(values.megabytes)
const games = gamesKind(values.games)
const kind = clockKind(values.clock)
const clock = clockOf(kind)
const limits = [0.5, 2, 10].filter((limit) => limit <= seconds)
const OPENING_PLIES = 4 // of strong games; their moves are drawn
const NODES = 2000 // a move of the games that the positions come from
const threads = threadsOf(values.threads)
const jobs = jobsOf(values.jobs ?? String(Math.max(1, Math.floor(availableParallelism() / threads))))
const HELPER = resolve('out', 'cli', 'search-helper.js')
const helpers = threads > 1 ? startHelpers(HELPER, threads - 1) : null
const bytes = megabytes * 2 ** 20
const table = helpers ? TranspositionTable.inSharedMemory(bytes) : new TranspositionTable(bytes)
const patterns = patternsFor(wanted, seed)

/** A game by its number; a position is wanted from it when at most so many tokens are left. */
interface Task {
  readonly tokens: number
  readonly game: number
}

interface ProofLine extends Task {
  readonly pattern: string // a share code
  readonly moves: readonly string[] // to the position
  readonly reached: boolean // false when the game was over before
  readonly score: Score | null // null when nothing was proven in time
  readonly seconds: number | null // to the proof
  readonly nodes: number
}

function gamesKind(word: string): 'strong' | 'drawn' {
  if (word === 'strong' || word === 'drawn') return word
  throw new Error(`--games: strong or drawn was expected, not ${word}`)
}

function threadsOf(word: string): number {
  const count = Number(word)
  if (!Number.isInteger(count) || count < 1)
    throw new Error('--threads: a whole number of at least 1 was expected')
  if (count > 1 && kind !== 'wall')
    throw new Error('--threads: only the clock on the wall tells what several gain')
  return count
}

/** Plays until at most so many tokens are left, or the game ends; the value is the moves made. */
function playDown(state: KasState, tokens: number, random: () => number): string[] {
  const codes = new Int32Array(state.maxMoves)
  const moves: string[] = []
  table.clear()
  while (state.turn >= 0 && state.board.tokensLeft() > tokens) {
    const code =
      games === 'drawn' || state.ply < OPENING_PLIES
        ? (codes[Math.floor(random() * state.moves(codes, 0))] as number)
        : chosenMove(state, NODES, table)
    moves.push(state.notation(code))
    state.make(code)
  }
  return moves
}

function solve({ tokens, game }: Task): ProofLine {
  const pattern = patterns[game % patterns.length]
  if (!pattern) throw new Error('no pattern')
  const state = startState('kas', pattern) as KasState
  const moves = playDown(state, tokens, seededRandom(seed * 1_000_003 + game))
  const line = { tokens, game, pattern: makeShareCode(pattern), moves }
  if (state.turn < 0) return { ...line, reached: false, score: null, seconds: null, nodes: 0 }
  table.clear()
  const start = startGame({ ruleset: 'kas', options: {}, pattern })
  if (!start.ok) throw new Error('bad options')
  const { game: position } = replayMoves(start.value, moves)
  const limits = { movetime: seconds * 1000, depth: WHOLE_DEPTH }
  const search = searchGame(position, limits, { clock, table, helpers })
  while (!search.run(1000));
  const { score, time = 0, nodes = 0 } = search.infos[0] ?? {}
  const isProven = score !== undefined && (score.kind !== 'points' || score.proven)
  return {
    ...line,
    reached: true,
    score: isProven ? score : null,
    seconds: isProven ? time / 1000 : null,
    nodes,
  }
}

/** The positions that count: the first so many by game number, however the work was shared. */
function counted(lines: readonly ProofLine[]): readonly ProofLine[] {
  const reached = lines.filter((line) => line.reached)
  return reached.sort((a, b) => a.game - b.game).slice(0, wanted)
}

async function solveAll(tokens: number, journal: Journal<ProofLine>): Promise<void> {
  const lines = journal.entries.filter((line) => line.tokens === tokens)
  const known = new Set(lines.map(({ game }) => game))
  let game = 0
  await runErrands<Task, ProofLine>(jobs, {
    next: () => {
      while (known.has(game)) game++
      const before = lines.filter((line) => line.reached && line.game < game).length
      return before >= wanted ? null : { tokens, game: game++ }
    },
    take: (_, line) => {
      lines.push(line)
      journal.add(line)
    },
  })
  const positions = counted(lines)
  const shares = limits.map((limit) => {
    const hits = positions.filter((line) => line.seconds !== null && line.seconds <= limit).length
    return `${shareWords(shareOf(hits, positions.length))} in ${limit} s`
  })
  console.log(`${tokens} tokens, ${positions.length} positions: ${shares.join(', ')}`)
}

async function main(): Promise<void> {
  if (helpers && !existsSync(HELPER)) throw new Error(`${HELPER} is not there: npm run build`)
  const run = [games, wanted, `${seconds}s`, kind, ...(threads > 1 ? [`${threads}-threads`] : [])].join('-')
  const file = values.file ?? join('.cache', 'bench', `proofs-${run}-seed${seed}.jsonl`)
  const journal = new Journal<ProofLine>(file, {
    proofs: wanted,
    games,
    seconds,
    megabytes,
    clock: kind,
    seed,
    ...(threads > 1 && { threads }),
  })
  console.error(`${file}: ${journal.entries.length} games are there`)
  for (const tokens of values.tokens.split(',').map(Number)) await solveAll(tokens, journal)
  console.log(
    `${games} games, ${kind} time, threads ${threads}, jobs ${jobs}, ${megabytes} MiB, seed ${seed}`,
  )
}

if (isChild) serve(solve)
else await main()
