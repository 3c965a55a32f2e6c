import { writeSlides } from '../../games/kas/generate'
import { pointsOf } from '../../games/kas/codes'
import { MAX_MOVES, PLAY_PLY, type KasState } from '../../games/kas/state'
import { POINT, type Evaluator } from './evaluator'

/** What decides a kas game besides the points taken, in the order of `kasTerms`. */
export const KAS_TERMS = ['north', 'own', 'ownEarly', 'other', 'otherEarly', 'best', 'otherBest'] as const

/**
 * Weights of the terms as log-odds of winning, and that of the lead. They are what
 * tests/bench/tune.ts prints for 2,500 games with seed 3.
 */
export type KasWeights = Readonly<Record<(typeof KAS_TERMS)[number] | 'lead', number>>

export const KAS_WEIGHTS: KasWeights = {
  lead: 0.394,
  north: 0.631,
  own: 1.086,
  ownEarly: -1.023,
  other: -1.103,
  otherEarly: 1.008,
  best: 0.638,
  otherBest: -0.355,
}

const LOGARITHMS = Float64Array.from({ length: MAX_MOVES + 1 }, (_, count) => Math.log(1 + count))
const ROOTS = Float64Array.from({ length: 181 }, (_, points) => Math.sqrt(points + 8))
const TOKENS = 100 // about as many as there are when the slides begin

const codes = new Int32Array(MAX_MOVES)

/** By how much a point ahead weighs less: the root of the points that are left, and some. */
export function spreadOf(kas: KasState): number {
  return ROOTS[kas.board.pointsLeft()] as number
}

/**
 * Writes the terms for a seat. North is worth something because every capture is odd, so that the last token falls to
 * it. Moves count by their logarithm, less as long as many tokens are there; what the other seat could do if it were to
 * move counts as well. Captures are the most points within reach.
 */
export function kasTerms(kas: KasState, seat: number, out: Float64Array): void {
  const { board } = kas
  out.fill(0)
  out[0] = seat - 0.5
  if (kas.ply < PLAY_PLY) return
  const early = board.tokensLeft() / TOKENS
  const spread = spreadOf(kas)
  for (let side = 0; side <= 1; side++) {
    const count = writeSlides(board, side === 0 ? seat : 1 - seat, codes, 0)
    const moves = LOGARITHMS[count] as number
    out[1 + 2 * side] = moves
    out[2 + 2 * side] = moves * early
    out[5 + side] = mostPoints(count) / spread
  }
}

function mostPoints(count: number): number {
  let most = 0
  for (let at = 0; at < count; at++) {
    const points = pointsOf(codes[at] as number)
    if (points > most) most = points
  }
  return most
}

/** An evaluator by weights. Its value is the lead in points plus what, at this stage, weighs as much as points do. */
export function kasEvaluator(weights: KasWeights): Evaluator {
  const factors = Float64Array.from(KAS_TERMS, (term) => weights[term])
  const terms = new Float64Array(KAS_TERMS.length)
  return (state, seat) => {
    const kas = state as KasState
    kasTerms(kas, seat, terms)
    let odds = 0
    for (let term = 0; term < terms.length; term++)
      odds += (factors[term] as number) * (terms[term] as number)
    const lead = kas.points(seat) - kas.points(1 - seat)
    return Math.round(POINT * (lead + (odds * spreadOf(kas)) / weights.lead))
  }
}
