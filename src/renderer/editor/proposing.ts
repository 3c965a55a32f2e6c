import { balanceTries, type BalanceProposal } from '#core/pattern/balance'
import { boardOf, type PatternDocument } from '#core/pattern/document'
import type { SymmetryKind } from '#core/pattern/symmetry'

const SLICE = 2 // milliseconds of work at a time; a try more may follow

interface Search {
  readonly document: PatternDocument
  readonly kind: SymmetryKind
  readonly tries: ReturnType<typeof balanceTries>
  found: readonly BalanceProposal[] | null // null while it goes on
}

let last: Search | undefined // of one drawing: the next one has proposals of its own

/** Works on the proposals for a drawing for a moment; true once they are all there. */
export function prepareProposals(document: PatternDocument, kind: SymmetryKind): boolean {
  const search = searchFor(document, kind)
  const until = performance.now() + SLICE
  do advance(search)
  while (!search.found && performance.now() < until)
  return search.found !== null
}

/** The proposals for a drawing; what is still missing of them is worked out at once. */
export function proposalsFor(document: PatternDocument, kind: SymmetryKind): readonly BalanceProposal[] {
  const search = searchFor(document, kind)
  for (;;) {
    const found = advance(search)
    if (found) return found
  }
}

function searchFor(document: PatternDocument, kind: SymmetryKind): Search {
  if (last?.document !== document || last.kind !== kind) {
    last = { document, kind, tries: balanceTries(boardOf(document), kind), found: null }
  }
  return last
}

function advance(search: Search): Search['found'] {
  if (search.found) return search.found
  const { done, value } = search.tries.next()
  if (done) search.found = value
  return search.found
}
