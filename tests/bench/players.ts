import type { SearchLimits } from '../../src/core/ai/contract'
import type { Evaluator } from '../../src/core/ai/evaluate/evaluator'
import { KAS_WEIGHTS, kasEvaluator, type KasWeights } from '../../src/core/ai/evaluate/kas'
import { createSearch } from '../../src/core/ai/search'
import { TranspositionTable } from '../../src/core/ai/table'
import type { Level } from '../../src/core/ai/contract'
import type { GameState } from '../../src/core/games/contract'
import { seededRandom } from '../../src/core/pattern/random'

/** Chooses the code of a move in a running game. */
export type Player = (state: GameState) => number

/** What a player is given: milliseconds a move by this clock, and what decides all that it draws. */
export interface PlayerMeans {
  readonly movetime: number
  readonly seed: number
  readonly clock: () => number
}

/**
 * A player by its description: `level:N`, `greedy`, `alphabeta`, `uct`, `without:TERM` (level 8 whose evaluation lacks
 * a term), `score` (level 8 that counts points only). A number behind `@` is nodes a move instead of the time.
 */
export function playerOf(description: string, means: PlayerMeans): Player {
  const { movetime, seed, clock } = means
  const [name = '', nodes] = description.split('@')
  const limits: SearchLimits = nodes === undefined ? { movetime } : { nodes: Number(nodes) }
  const [kind, value = ''] = name.split(':')
  if (kind === 'greedy') return greedy(seededRandom(seed))
  if (kind === 'alphabeta') return plainAlphaBeta(4)
  if (kind === 'uct') return uct(movetime * 10, seededRandom(seed), clock)
  if (kind === 'level') return engine({ ...limits, level: Number(value) as Level }, means)
  if (kind === 'plain') return engine(limits, means, undefined, false)
  if (kind === 'score') return engine(limits, means, pointsOnly)
  if (kind === 'without') return engine(limits, means, kasEvaluator(without(value.split('+'))))
  throw new Error(`no player ${description}`)
}

function without(terms: readonly string[]): KasWeights {
  return { ...KAS_WEIGHTS, ...Object.fromEntries(terms.map((term) => [term, 0])) }
}

const pointsOnly: Evaluator = (state, seat) => (state.score(seat) - state.score(1 - seat)) * 16

function engine(
  limits: SearchLimits,
  { seed, clock }: PlayerMeans,
  evaluate?: Evaluator,
  selective = true,
): Player {
  const table = new TranspositionTable(16 * 2 ** 20)
  return (state) => {
    const search = createSearch(state, limits, {
      clock,
      table,
      seed,
      evaluate,
      selective,
      plays: true,
    })
    while (!search.run(Infinity));
    return state.code(search.best ?? '')
  }
}

function codesOf(state: GameState): Int32Array {
  const codes = new Int32Array(state.maxMoves)
  return codes.subarray(0, state.moves(codes, 0))
}

/** Takes the most points; ties are drawn. */
function greedy(random: () => number): Player {
  return (state) => {
    const codes = codesOf(state)
    const most = codes.reduce((best, code) => Math.max(best, state.gain(code)), 0)
    const equal = codes.filter((code) => state.gain(code) === most)
    return equal[Math.floor(random() * equal.length)] as number
  }
}

/** Alpha-beta to a fixed depth with the score difference as evaluation and moves ordered by points. */
function plainAlphaBeta(depth: number): Player {
  const value = (state: GameState, left: number, alpha: number, beta: number, seat: number): number => {
    if (left === 0 || state.turn < 0) return state.score(seat) - state.score(1 - seat)
    let best = -Infinity
    for (const code of ordered(state)) {
      state.make(code)
      best = Math.max(best, -value(state, left - 1, -beta, -Math.max(alpha, best), 1 - seat))
      state.unmake()
      if (best >= beta) break
    }
    return best
  }
  return (state) => {
    const seat = state.turn
    let best = -Infinity
    let choice = -1
    for (const code of ordered(state)) {
      state.make(code)
      const found = -value(state, depth - 1, -Infinity, -best, 1 - seat)
      state.unmake()
      if (found > best) [best, choice] = [found, code]
    }
    return choice
  }
}

function ordered(state: GameState): Int32Array {
  return codesOf(state).sort((a, b) => state.gain(b) - state.gain(a))
}

interface TreeNode {
  readonly code: number
  readonly seat: number // who made the move
  readonly children: TreeNode[]
  untried: number[] | null // null before the first visit
  visits: number
  wins: number // of the seat that made the move
}

/** Plain UCT: uniformly random playouts, UCB1 with the usual constant, the most visited move. */
function uct(milliseconds: number, random: () => number, clock: () => number): Player {
  return (state) => {
    const root: TreeNode = { code: -1, seat: -1, children: [], untried: null, visits: 0, wins: 0 }
    const end = clock() + milliseconds
    do playOnce(root, state.copy(), random)
    while (clock() < end)
    return root.children.reduce((best, child) => (child.visits > best.visits ? child : best)).code
  }
}

function playOnce(root: TreeNode, state: GameState, random: () => number): void {
  const path = [root]
  let node = root
  while (state.turn >= 0) {
    node.untried ??= [...codesOf(state)]
    const expands = node.untried.length > 0
    const seat = state.turn
    if (expands) {
      const [code = -1] = node.untried.splice(Math.floor(random() * node.untried.length), 1)
      const child = { code, seat, children: [], untried: null, visits: 0, wins: 0 }
      node.children.push(child)
      node = child
    } else node = bestChild(node)
    state.make(node.code)
    path.push(node)
    if (expands) break
  }
  const buffer = new Int32Array(state.maxMoves)
  while (state.turn >= 0) state.make(buffer[Math.floor(random() * state.moves(buffer, 0))] as number)
  const winner = Math.sign(state.score(0) - state.score(1))
  for (const visited of path) {
    visited.visits++
    visited.wins += winner === 0 ? 0.5 : (winner > 0 ? 0 : 1) === visited.seat ? 1 : 0
  }
}

function bestChild(node: TreeNode): TreeNode {
  const log = Math.log(node.visits)
  const worth = ({ wins, visits }: TreeNode) => wins / visits + Math.SQRT2 * Math.sqrt(log / visits)
  return node.children.reduce((best, child) => (worth(child) > worth(best) ? child : best))
}
