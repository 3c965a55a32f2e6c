import { JUNCTIONS, fileOf, rankOf } from '#core/board/junction'
import type { Junction } from '#core/board/junction'
import type { BoardPiece, BoardPieces, LastMove } from './view'

/** How the nodes of one board become those of the next. Every junction occurs at most once as a place to leave and once to fill. */
export interface Transition {
  /** A piece that goes from one junction to another, over `path` (which ends at `to`). `piece` is what arrives. */
  readonly moves: readonly {
    readonly from: Junction
    readonly to: Junction
    readonly path: readonly Junction[]
    readonly piece: BoardPiece
  }[]
  /** Pieces taken by the last move, in the order in which they fly to the bowl. */
  readonly captured: readonly Junction[]
  readonly removed: readonly Junction[]
  readonly added: readonly Junction[]
  readonly changed: readonly Junction[]
}

/** Whether two pieces look the same. */
export function samePiece(a: BoardPiece | null, b: BoardPiece | null): boolean {
  return a === b || pieceKey(a) === pieceKey(b)
}

/** A short text that is the same for pieces that look the same. */
export function pieceKey(piece: BoardPiece | null): string {
  if (piece === null) return ''
  if (piece.kind === 'token') return piece.colour
  if (piece.kind === 'undecided') return '?'
  if (piece.kind === 'kas') return `kas-${piece.seat}`
  return `archer-${piece.seat}${piece.superior ? '-superior' : ''}`
}

/**
 * Plans the change from one board to another. `last` is the move that led to the next board; where it explains the
 * change its piece slides and its captures fly. A kas that is found elsewhere slides too (as when a move is taken back).
 */
export function planTransition(previous: BoardPieces, next: BoardPieces, last: LastMove | null): Transition {
  const left = new Set<Junction>()
  const filled = new Set<Junction>()
  const changed: Junction[] = []
  for (const junction of JUNCTIONS) {
    const before = previous[junction] ?? null
    const after = next[junction] ?? null
    if (samePiece(before, after)) continue
    if (before && after) changed.push(junction)
    else if (before) left.add(junction)
    else filled.add(junction)
  }
  const move = explains(last, left, filled, changed)
    ? playedMove(next, last)
    : slidKas(previous, next, left, filled)
  for (const { from, to } of move) {
    left.delete(from)
    filled.delete(to)
  }
  const captured = explains(last, left, filled, changed) ? byDistance(left, last) : []
  return {
    moves: move,
    captured,
    removed: captured.length > 0 ? [] : [...left],
    added: [...filled],
    changed,
  }
}

/** Whether a move accounts for every junction that was left or filled. */
function explains(
  last: LastMove | null,
  left: ReadonlySet<Junction>,
  filled: ReadonlySet<Junction>,
  changed: readonly Junction[],
): last is LastMove {
  if (!last || changed.length > 0) return false
  const taken = new Set(last.captured)
  return (
    [...left].every((junction) => taken.has(junction) || junction === last.from) &&
    [...filled].every((junction) => junction === last.to) &&
    [...taken].every((junction) => left.has(junction))
  )
}

function playedMove(next: BoardPieces, last: LastMove): Transition['moves'] {
  const { from, to } = last
  const piece = to === null ? null : next[to]
  if (from === null || to === null || from === to || !piece) return []
  return [{ from, to, path: last.path ?? [to], piece }]
}

function slidKas(
  previous: BoardPieces,
  next: BoardPieces,
  left: ReadonlySet<Junction>,
  filled: ReadonlySet<Junction>,
): Transition['moves'] {
  return [...left].flatMap((from) => {
    const piece = previous[from]
    if (piece?.kind !== 'kas') return []
    const to = [...filled].find((junction) => samePiece(next[junction] ?? null, piece))
    return to === undefined ? [] : [{ from, to, path: [to], piece }]
  })
}

/** Nearest to the arrived piece first; of a chain of leaps, in the order of the leaps. */
function byDistance(captured: ReadonlySet<Junction>, last: LastMove): readonly Junction[] {
  const leapt = leaptOver(last)
  const far = (junction: Junction): number => {
    if (leapt) return leapt.indexOf(junction)
    if (last.to === null) return 0
    return Math.abs(fileOf(junction) - fileOf(last.to)) + Math.abs(rankOf(junction) - rankOf(last.to))
  }
  return [...captured].sort((a, b) => far(a) - far(b) || a - b)
}

function leaptOver(last: LastMove): readonly number[] | null {
  const { from, path } = last
  if (from === null || !path) return null
  return path.map((landing, index) => ((path[index - 1] ?? from) + landing) / 2)
}
