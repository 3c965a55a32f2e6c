import { fileOf, JUNCTIONS, rankOf, type Junction } from '../board/junction'
import { cellAt, changesBetween, countsOf, isColour } from './board'
import type { Board, CellChange, Colour } from './cells'
import { seededRandom } from './random'
import { DEAR, settleBoard } from './settle'
import type { SymmetryKind } from './symmetry'

/** A way to equal counts: what changes (undecided junctions included), and how many tokens turn. */
export interface BalanceProposal {
  readonly changes: readonly CellChange[]
  readonly turned: number
}

/** Among equally small proposals, which junctions are rather changed: lower is sooner, within 0..1. */
type Taste = (board: Board, junction: Junction, colour: Colour) => number

const NEIGHBOURS: readonly (readonly Junction[])[] = JUNCTIONS.map((junction) =>
  JUNCTIONS.filter(
    (each) => Math.abs(fileOf(each) - fileOf(junction)) + Math.abs(rankOf(each) - rankOf(junction)) === 1,
  ),
)

const TASTES: readonly Taste[] = [calmness, nearRim, nearBowl]
const TRIES = 12

/**
 * The smallest changes that leave the board complete and its counts equal, keeping the symmetry where the board has
 * it; up to `limit` different ones, all turning the same, least possible number of tokens. [] when there is nothing to
 * do, or no way.
 */
export function balanceProposals(board: Board, kind: SymmetryKind, limit = 5): readonly BalanceProposal[] {
  const tries = balanceTries(board, kind, limit)
  for (;;) {
    const { done, value } = tries.next()
    if (done) return value
  }
}

/** The same, a little at a time: a pause after each of at most fifteen tries. */
export function* balanceTries(
  board: Board,
  kind: SymmetryKind,
  limit = 5,
): Generator<undefined, readonly BalanceProposal[]> {
  const { black, white, undecided } = countsOf(board)
  if (undecided === 0 && black === white) return []
  const scatter = Array.from({ length: TRIES }, (_, index) => scattered(index + 1))
  const found = new Map<string, BalanceProposal>()
  for (const taste of [...TASTES, ...scatter]) {
    if (found.size >= limit) break
    const proposal = proposalFor(board, kind, taste)
    if (!proposal) return []
    const key = proposal.changes.map(({ junction, cell }) => `${junction}${cell}`).join()
    if (!found.has(key)) found.set(key, proposal)
    yield
  }
  return [...found.values()]
}

function proposalFor(board: Board, kind: SymmetryKind, taste: Taste): BalanceProposal | undefined {
  const settled = settleBoard(board, kind, (junction, colour) => {
    const present = cellAt(board, junction)
    if (present === colour) return 0
    return (isColour(present) ? DEAR : 0) + taste(board, junction, colour)
  })
  if (!settled) return undefined
  const changes = changesBetween(board, settled)
  return { changes, turned: changes.filter(({ junction }) => isColour(cellAt(board, junction))).length }
}

/** Prefers what joins the colour around it. */
function calmness(board: Board, junction: Junction, colour: Colour): number {
  const around = (NEIGHBOURS[junction] ?? []).filter((each) => cellAt(board, each) !== '.')
  const other = around.filter((each) => isColour(cellAt(board, each)) && cellAt(board, each) !== colour)
  return around.length === 0 ? 1 : other.length / around.length
}

function nearRim(_board: Board, junction: Junction): number {
  return 1 - distance(junction) / 5
}

function nearBowl(_board: Board, junction: Junction): number {
  return distance(junction) / 5
}

function scattered(seed: number): Taste {
  const random = seededRandom(seed)
  const values = Array.from({ length: 121 }, random)
  return (_board, junction) => values[junction] ?? 0
}

/** Rings from the centre, 0..5. */
function distance(junction: Junction): number {
  return Math.max(Math.abs(fileOf(junction) - 5), Math.abs(rankOf(junction) - 6))
}
