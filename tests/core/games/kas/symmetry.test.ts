import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fileOf,
  inGadong,
  junctionAt,
  JUNCTIONS,
  makeJunction,
  parseJunction,
  rankOf,
} from '#core/board/junction'
import type { Gadong, Junction } from '#core/board/junction'
import { KasBoard } from '#core/games/kas/board'
import { writeSlides } from '#core/games/kas/generate'
import { makeNotation } from '#core/games/kas/observe'
import { MAX_MOVES, PLAY_PLY } from '#core/games/kas/state'
import type { Cell } from '#core/pattern/cells'
import { LONG, TIMEOUT } from './support'

/** The eight symmetries of the square, by file 0-10 and rank 1-11. */
const SYMMETRIES: readonly ((junction: Junction) => Junction)[] = [false, true].flatMap((turned) =>
  [false, true].flatMap((flipped) =>
    [false, true].map((upended) => (junction: Junction) => {
      const [file, rank] = turned
        ? [rankOf(junction) - 1, fileOf(junction) + 1]
        : [fileOf(junction), rankOf(junction)]
      return junctionAt(flipped ? 10 - file : file, upended ? 12 - rank : rank)
    }),
  ),
)

/** Kas and tokens anywhere, `?` for an empty junction. Shrinks to few tokens on the small gadong. */
interface Position {
  readonly gadong: Gadong
  readonly cells: readonly Cell[]
  readonly kas: readonly Junction[]
}

const arbitraryPosition: fc.Arbitrary<Position> = fc
  .record({
    gadong: fc.constantFrom<Gadong>(1, 3),
    cells: fc.array(fc.constantFrom<Cell>('?', 'b', 'w'), { minLength: 121, maxLength: 121 }),
    kas: fc.uniqueArray(fc.nat(120), { minLength: 2, maxLength: 2 }),
  })
  .filter(({ gadong, kas }) => kas.every((junction) => !inGadong(junction as Junction, gadong)))
  .map(({ gadong, cells, kas }) => ({
    gadong,
    kas: kas as Junction[],
    cells: cells.map((cell, junction): Cell => {
      if (inGadong(junction as Junction, gadong)) return '.'
      return kas.includes(junction) ? '?' : cell
    }),
  }))

describe('slides on any position', { timeout: TIMEOUT }, () => {
  it.each(SYMMETRIES.map((_, index) => index))(
    'are the images of those of its image under symmetry %i',
    (index) => {
      const image = SYMMETRIES[index]!
      fc.assert(
        fc.property(arbitraryPosition, fc.constantFrom(0, 1), (position, seat) => {
          const moves = slides(position, seat).map((notation) => imageOf(notation, image))
          expect(slides(mapped(position, image), seat)).toEqual(moves.sort())
        }),
        { numRuns: LONG ? 3000 : 100 },
      )
    },
  )
})

function slides({ gadong, cells, kas }: Position, seat: number): string[] {
  const board = new KasBoard(gadong, { gadong, cells })
  kas.forEach((junction, owner) => board.placeKas(owner, junction))
  const out = new Int32Array(MAX_MOVES)
  return Array.from(out.subarray(0, writeSlides(board, seat, out, 0)), (code) =>
    makeNotation(PLAY_PLY, code),
  ).sort()
}

function mapped(position: Position, image: (junction: Junction) => Junction): Position {
  const cells = [...position.cells]
  for (const junction of JUNCTIONS) cells[image(junction)] = position.cells[junction] ?? '?'
  return { ...position, cells, kas: position.kas.map(image) }
}

function imageOf(notation: string, image: (junction: Junction) => Junction): string {
  const map = (name: string): Junction => image(parseJunction(name)!)
  const [way = '', taken = ''] = notation.split('x')
  const [from = '', to = ''] = way.split('-')
  const captured = taken.split(',').map(map)
  captured.sort((a, b) => fileOf(a) - fileOf(b) || rankOf(a) - rankOf(b))
  return `${makeJunction(map(from))}-${makeJunction(map(to))}x${captured.map(makeJunction).join(',')}`
}
