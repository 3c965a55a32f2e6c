/**
 * Fits the weights of the kas evaluation to the results of games that the engine plays against itself:
 *   npm run bench:tune -- --games 3000 --nodes 1500 --seed 1
 * Prints the weights and the mean log-loss on every fifth game, which is kept out of the fit.
 */
import { parseArgs } from 'node:util'
import { KAS_TERMS, kasTerms, spreadOf } from '../../src/core/ai/evaluate/kas'
import { TranspositionTable } from '../../src/core/ai/table'
import type { KasState } from '../../src/core/games/kas/state'
import { seededRandom } from '../../src/core/pattern/random'
import { chosenMove, patternsFor, startState } from './setup'

interface Sample {
  readonly terms: readonly number[] // the lead first
  readonly seat: number
  result: number // 1 won, 0 lost, a half for a draw
}

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '3000' },
    nodes: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
  },
})
const RANDOM_MOVES = 0.06 // share of moves drawn, so that games differ
const table = new TranspositionTable(4 * 2 ** 20)

/** The samples of one game, from its first slide on. */
function samplesOf(state: KasState, random: () => number, nodes: number): Sample[] {
  const samples: Sample[] = []
  const codes = new Int32Array(state.maxMoves)
  const out = new Float64Array(KAS_TERMS.length)
  table.clear()
  while (state.turn >= 0) {
    const seat = state.turn
    const isDrawn = state.ply < 4 || random() < RANDOM_MOVES
    if (state.ply >= 4) {
      kasTerms(state, seat, out)
      samples.push({
        terms: [(state.points(seat) - state.points(1 - seat)) / spreadOf(state), ...out],
        seat,
        result: 0,
      })
    }
    const drawn = codes[Math.floor(random() * state.moves(codes, 0))] as number
    state.make(isDrawn ? drawn : chosenMove(state, nodes, table))
  }
  const margin = state.score(0) - state.score(1)
  for (const sample of samples) sample.result = (1 + Math.sign(sample.seat === 0 ? margin : -margin)) / 2
  return samples
}

function oddsOf(weights: readonly number[], { terms }: Sample): number {
  return terms.reduce((sum, term, at) => sum + term * (weights[at] ?? 0), 0)
}

function chanceOf(weights: readonly number[], sample: Sample): number {
  return 1 / (1 + Math.exp(-oddsOf(weights, sample)))
}

/** Logistic regression by Newton's method. */
function fit(samples: readonly Sample[]): readonly number[] {
  const size = KAS_TERMS.length + 1
  let weights: readonly number[] = new Array<number>(size).fill(0)
  for (let round = 0; round < 12; round++) {
    const slope = new Array<number>(size).fill(0)
    const curve: number[][] = slope.map((_, row) => slope.map((__, column) => (row === column ? 1e-3 : 0)))
    for (const sample of samples) {
      const chance = chanceOf(weights, sample)
      sample.terms.forEach((term, row) => {
        slope[row] = (slope[row] ?? 0) + term * (sample.result - chance)
        const line = curve[row] ?? []
        sample.terms.forEach((other, column) => {
          line[column] = (line[column] ?? 0) + chance * (1 - chance) * term * other
        })
      })
    }
    const step = solve(curve, slope)
    weights = weights.map((weight, at) => weight + (step[at] ?? 0))
  }
  return weights
}

/** Solves a system of linear equations with a positive definite matrix, by elimination. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0])
  rows.forEach((pivot, at) => {
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1)
      pivot.forEach((value, column) => (row[column] = (row[column] ?? 0) - factor * value))
    }
  })
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1))
}

const games = Number(values.games)
const seed = Number(values.seed)
const patterns = patternsFor(Math.ceil(games / 10), seed)
const training: Sample[] = []
const test: Sample[] = []
for (let game = 0; game < games; game++) {
  const pattern = patterns[game % patterns.length]
  if (!pattern) throw new Error('no pattern')
  const state = startState('kas', pattern) as KasState
  const samples = samplesOf(state, seededRandom(seed * 1_000_003 + game), Number(values.nodes))
  ;(game % 5 === 0 ? test : training).push(...samples)
}
const weights = fit(training)
const loss = test.reduce((sum, sample) => {
  const chance = chanceOf(weights, sample)
  return sum - sample.result * Math.log(chance) - (1 - sample.result) * Math.log(1 - chance)
}, 0)
console.log(
  `${training.length} samples, log-loss ${(loss / test.length).toFixed(4)} on ${test.length} others`,
)
for (const [at, name] of ['lead', ...KAS_TERMS].entries())
  console.log(`  ${name}: ${(weights[at] ?? 0).toFixed(3)},`)
