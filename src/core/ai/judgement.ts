import type { Game } from '../games/game'
import { endedByPlay, type Evaluations } from './analysis'
import type { Score } from './contract'
import type { Outcome } from './proof'

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
const WON = 60 // points; more says by how much all is forfeited, not how near it was

/** The score graph of a game of two seats, without the positions that are not evaluated. */
export function graphOf(game: Game, evaluations: Evaluations): readonly GraphPoint[] {
  return viewsOf(game, evaluations).flatMap((view, ply) => {
    if (!view) return []
    return [{ ply, ...(ply % 2 === 0 ? view : mirrored(view)) }]
  })
}

/**
 * The moves of a game of two seats that turned its proven result, and those that lost most points by the searches; at most
 * eight, in the order of the game. A move that the search would have made itself is none of them.
 */
export function momentsOf(game: Game, evaluations: Evaluations): readonly Moment[] {
  const views = viewsOf(game, evaluations)
  const moments = game.moves.flatMap(({ notation }, index): readonly Moment[] => {
    const best = evaluations[index]
    const before = views[index]
    const next = views[index + 1]
    if (!best || !before || !next || best.pv[0] === notation) return []
    const after = mirrored(next)
    const changed = changeOf(before.outcome, after.outcome)
    const lost = lossBetween(before.value, after.value)
    if (!changed && (lost ?? 0) < LEAST_LOSS) return []
    return [{ ply: index + 1, changed, lost, better: best.pv, betterScore: best.score }]
  })
  const weight = ({ changed, lost }: Moment) => (changed ? 1000 : 0) + (lost ?? 0)
  const most = [...moments].sort((a, b) => weight(b) - weight(a)).slice(0, MOST_MOMENTS)
  return most.sort((a, b) => a.ply - b.ply)
}

interface View {
  readonly value: number | null
  readonly outcome: Outcome | null
}

/**
 * The positions of a game as they are seen by who is to move there. Where nothing is proven, and the move that was played
 * leads to better than the search promised, that is what the position is worth.
 */
function viewsOf(game: Game, evaluations: Evaluations): readonly (View | null)[] {
  const count = game.moves.length
  const views: (View | null)[] = Array.from({ length: count + 1 }, (_, ply) => {
    if (ply === count && endedByPlay(game)) return endOf(game)
    const evaluation = evaluations[ply]
    return evaluation ? viewOf(evaluation.score) : null
  })
  for (let ply = count - 1; ply >= 0; ply--) {
    const own = views[ply]
    const next = views[ply + 1]
    if (own && next && own.outcome === null) views[ply] = better(own, mirrored(next))
  }
  return views
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

function better(estimate: View, played: View): View {
  if (played.outcome === 'win') return played
  return (played.value ?? -Infinity) > (estimate.value ?? -Infinity) ? played : estimate
}

function mirrored({ value, outcome }: View): View {
  const turned = { win: 'loss', draw: 'draw', loss: 'win' } as const
  return { value: value === null ? null : 0 - value, outcome: outcome && turned[outcome] }
}

function lossBetween(before: number | null, after: number | null): number | null {
  if (before === null || after === null) return null
  const limited = (value: number) => Math.max(-WON, Math.min(WON, value))
  return Math.round(limited(before) - limited(after))
}

/** Only a result that got worse is a change: a better one was found by a deeper search, not by the move. */
function changeOf(from: Outcome | null, to: Outcome | null): Moment['changed'] {
  const ranks = { win: 2, draw: 1, loss: 0 }
  return from && to && ranks[to] < ranks[from] ? { from, to } : null
}
