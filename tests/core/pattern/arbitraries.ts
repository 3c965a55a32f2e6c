import fc from 'fast-check'
import { JUNCTIONS, inGadong, playableJunctions, type Gadong, type Junction } from '#core/board/junction'
import type { Board, Cell } from '#core/pattern/cells'
import { newDocument, type PatternDocument } from '#core/pattern/document'
import { SYMMETRY_KINDS, type SymmetryKind } from '#core/pattern/symmetry'

export const gadongs: fc.Arbitrary<Gadong> = fc.constantFrom(1, 3)
export const kinds: fc.Arbitrary<SymmetryKind> = fc.constantFrom(...SYMMETRY_KINDS)
export const junctions: fc.Arbitrary<Junction> = fc.constantFrom(...JUNCTIONS)

/** Boards of any contents; `cells` are what a playable junction may hold. */
export function boards(...cells: readonly Exclude<Cell, '.'>[]): fc.Arbitrary<Board> {
  const cell = fc.constantFrom(...(cells.length > 0 ? cells : (['b', 'w', '?'] as const)))
  return fc.tuple(gadongs, fc.array(cell, { minLength: 121, maxLength: 121 })).map(([gadong, list]) => ({
    gadong,
    cells: list.map((each, index) => (inGadong(index as Junction, gadong) ? '.' : each)),
  }))
}

/** Complete boards with equal counts. */
export const equalBoards: fc.Arbitrary<Board> = gadongs.chain((gadong) => {
  const places = playableJunctions(gadong)
  return fc
    .shuffledSubarray([...places], { minLength: places.length, maxLength: places.length })
    .map((order) => {
      const black = new Set(order.slice(0, order.length / 2))
      return {
        gadong,
        cells: JUNCTIONS.map((junction) =>
          inGadong(junction, gadong) ? '.' : black.has(junction) ? 'b' : 'w',
        ),
      }
    })
})

export const names: fc.Arbitrary<string> = fc
  .string({ unit: fc.constantFrom(...'abcXYZ019 é漢😀-:%&/"\\'), minLength: 1, maxLength: 80 })
  .filter((name) => name.trim() !== '')

/** Unknown keys of a file, as they come out of JSON: it has no -0. */
const extraKeys = fc
  .dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }))
  .map((extra) => JSON.parse(JSON.stringify(extra)) as typeof extra)

export const documents: fc.Arbitrary<PatternDocument> = fc
  .tuple(names, boards(), extraKeys)
  .map(([name, board, extra]) => ({
    ...extra,
    ...newDocument(name, board),
    names: {},
    author: 'x',
    notes: '',
    tags: ['a'],
  }))
