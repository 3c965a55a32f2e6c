import type { Score } from '#core/ai/contract'
import type { Game } from '#core/games/game'

/** What a search found out about a position, from the view of who is to move there. */
export interface Evaluation {
  readonly score: Score
  readonly pv: readonly string[] // notations, the best move first
}

/** How a position ends, where that is proven. */
type Outcome = 'win' | 'draw' | 'loss'

/** A point of the score graph: the final difference to expect, from the view of the first seat. */
export interface GraphPoint {
  readonly ply: number
  readonly value: number | null // null for a decided game whose difference is not known
  readonly outcome: Outcome | null // null where nothing is proven
}

/** A move that changed the result, or gave points away; from the view of who made it. */
export interface Moment {
  readonly ply: number // of the move, from 1
  readonly changed: { readonly from: Outcome; readonly to: Outcome } | null
  readonly lost: number | null // points; null where the difference is not known
  readonly better: readonly string[] // the line that was better
  readonly betterScore: Score
}

const LEAST_LOSS = 5 // points: less may come from the depth of the searches alone
const MOST_MOMENTS = 8

/** The evaluations of the positions before the first move and after each; null where there is none (yet). */
export type Evaluations = readonly (Evaluation | null)[]

/** The score graph of a game of two seats, without the positions that are not evaluated. */
export function graphOf(game: Game, evaluations: Evaluations): readonly GraphPoint[] {
  return positionsOf(game, evaluations).flatMap((view, ply) => {
    if (!view) return []
    return [{ ply, ...(ply % 2 === 0 ? view : mirrored(view)) }]
  })
}

/**
 * The moves of a game of two seats that turned its proven result, and those that lost most points by the searches; at most
 * eight, in the order of the game. A move that the search would have made itself is none of them.
 */
export function momentsOf(game: Game, evaluations: Evaluations): readonly Moment[] {
  const views = positionsOf(game, evaluations)
  const moments = game.moves.flatMap(({ notation }, index): readonly Moment[] => {
    const best = evaluations[index]
    const before = views[index]
    const next = views[index + 1]
    if (!best || !before || !next || best.pv[0] === notation) return []
    const after = mirrored(next)
    const changed = changeOf(before.outcome, after.outcome)
    const lost = before.value === null || after.value === null ? null : Math.round(before.value - after.value)
    if (!changed && (lost ?? 0) < LEAST_LOSS) return []
    return [{ ply: index + 1, changed, lost, better: best.pv, betterScore: best.score }]
  })
  const weight = ({ changed, lost }: Moment) => (changed ? 1000 : 0) + (lost ?? 0)
  const most = [...moments].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_MOMENTS)
  return most.sort((a, b) => a.ply - b.ply)
}

/** How many positions of a game are to be searched: all but the last, and that one too while it is not decided by play. */
export function positionsToSearch(game: Game): number {
  return game.moves.length + (endedByPlay(game) ? 0 : 1)
}

interface View {
  readonly value: number | null
  readonly outcome: Outcome | null
}

function positionsOf(game: Game, evaluations: Evaluations): readonly (View | null)[] {
  const count = game.moves.length
  return Array.from({ length: count + 1 }, (_, ply) => {
    if (ply === count && endedByPlay(game)) return endOf(game)
    const evaluation = evaluations[ply]
    return evaluation ? viewOf(evaluation.score) : null
  })
}

function endedByPlay({ position, resigned }: Game): boolean {
  return position.result !== null && resigned === null
}

function endOf({ moves, position }: Game): View {
  const [first = 0, second = 0] = position.scores
  const value = moves.length % 2 === 0 ? first - second : second - first
  return { value, outcome: value > 0 ? 'win' : value < 0 ? 'loss' : 'draw' }
}

function viewOf(score: Score): View {
  if (score.kind !== 'points') return { value: score.margin ?? null, outcome: score.kind }
  return { value: score.points, outcome: score.proven ? 'draw' : null }
}

function mirrored({ value, outcome }: View): View {
  const turned = { win: 'loss', draw: 'draw', loss: 'win' } as const
  return { value: value === null ? null : 0 - value, outcome: outcome && turned[outcome] }
}

/** Only a result that got worse is a change: a better one was found by a deeper search, not by the move. */
function changeOf(from: Outcome | null, to: Outcome | null): Moment['changed'] {
  const ranks = { win: 2, draw: 1, loss: 0 }
  return from && to && ranks[to] < ranks[from] ? { from, to } : null
}
