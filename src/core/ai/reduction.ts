import { WHOLE_DEPTH } from './contract'

const LEAST_DEPTH = 3 // at which late moves are searched less deep
const LATE = 3 // index of the first late move
const VERY_LATE = 6

/** By how many plies less a move is searched, by its index in the order of search; nothing when all is searched to the end. */
export function reductionOf(depth: number, index: number): number {
  if (depth >= WHOLE_DEPTH || depth < LEAST_DEPTH || index < LATE) return 0
  return index >= VERY_LATE && depth > LEAST_DEPTH ? 2 : 1
}
