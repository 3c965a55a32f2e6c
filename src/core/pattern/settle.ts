import { playableJunctions, type Junction } from '../board/junction'
import { applyChanges, cellAt, isColour, swapped } from './board'
import type { Board, CellChange, Colour } from './cells'
import { cheapestChoices } from './choose'
import { orbitsOf, type Image, type SymmetryKind } from './symmetry'

/** What it costs to have a colour on a junction, given what lies there now; Infinity forbids it. */
export type Price = (junction: Junction, colour: Colour) => number

/** What an orbit costs in addition that is left without the symmetry. Prices well below it only choose among equals. */
const UNEVEN = 1000

/** A price that outweighs every loss of symmetry. */
export const DEAR = 1_000_000

/**
 * The cheapest complete board with equal counts, or undefined when there is none. Every orbit of the kind is settled as
 * a whole: it takes one of the two colourings that have the symmetry, or (where its tokens already contradict it) keeps
 * its tokens and has only its undecided junctions settled.
 */
export function settleBoard(board: Board, kind: SymmetryKind, price: Price): Board | undefined {
  const orbits = orbitsOf(board.gadong, kind)
  const options = orbits.map((images) => optionsOf(board, images))
  const target = playableJunctions(board.gadong).length / 2
  const parts = options.map((each) =>
    each.map(({ tokens, uneven }) => ({
      black: tokens.filter((token) => token.cell === 'b').length,
      cost: tokens.reduce((sum, { junction, cell }) => sum + price(junction, cell), uneven ? UNEVEN : 0),
    })),
  )
  const chosen = cheapestChoices(parts, target)
  if (!chosen) return undefined
  return applyChanges(
    board,
    chosen.flatMap((pick, index) => options[index]?.[pick]?.tokens ?? []),
  )
}

/** One way of settling an orbit. */
interface Option {
  readonly tokens: readonly (CellChange & { readonly cell: Colour })[]
  readonly uneven: boolean
}

function optionsOf(board: Board, images: readonly Image[]): readonly Option[] {
  return (['b', 'w'] as const).flatMap((seed) => {
    const whole = images.map(({ junction, swap }) => ({ junction, cell: swap ? opposite(seed) : seed }))
    const kept = whole.map(({ junction, cell }) => {
      const present = cellAt(board, junction)
      return { junction, cell: isColour(present) ? present : cell }
    })
    const uneven = kept.some(({ cell }, index) => cell !== whole[index]?.cell)
    const options = [{ tokens: whole, uneven: false }]
    return uneven ? [{ tokens: kept, uneven }, ...options] : options
  })
}

function opposite(colour: Colour): Colour {
  return swapped(colour) as Colour
}
