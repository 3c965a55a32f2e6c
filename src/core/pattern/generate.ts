import { fileOf, JUNCTIONS, onBoard, junctionAt, rankOf, type Gadong, type Junction } from '../board/junction'
import { fault, type Fault } from '../faults/fault'
import { err, ok, type Result } from '../result'
import { cellAt, countsOf, emptyBoard, isColour } from './board'
import type { Board, Colour } from './cells'
import { seededRandom } from './random'
import { settleBoard } from './settle'
import { orbitsOf, type SymmetryKind } from './symmetry'

/** What a generated pattern should be like. */
export interface GenerateOptions {
  readonly kind: SymmetryKind
  readonly gadong: Gadong
  readonly seed: number // 32 bits; the same options give the same board
  readonly smoothness: number // 0 scattered .. 1 in large areas
  readonly density: number // where black gathers: 0 at the rim, 0.5 anywhere, 1 around the bowl
}

export const DEFAULT_TEXTURE = { smoothness: 0.25, density: 0.5 } as const

/** How much a junction wants to be black (positive) or white (negative). */
type Field = readonly number[]

/** A complete board with the symmetry asked for and exactly equal counts; `cannot-balance` if there is none. */
export function generateBoard(options: GenerateOptions): Result<Board, readonly Fault[]> {
  return settleByField(emptyBoard(options.gadong), options.kind, fieldOf(options))
}

/**
 * Decides the undecided junctions only, as symmetrically as the tokens that lie there allow, so that the counts come
 * out equal; `cannot-balance` when there are too many of one colour already.
 */
export function fillRest(
  board: Board,
  kind: SymmetryKind,
  texture: Omit<GenerateOptions, 'kind' | 'gadong'>,
): Result<Board, readonly Fault[]> {
  return settleByField(board, kind, fieldOf({ ...texture, kind, gadong: board.gadong }))
}

function settleByField(board: Board, kind: SymmetryKind, field: Field): Result<Board, readonly Fault[]> {
  const settled = settleBoard(board, kind, (junction, colour) => {
    const present = cellAt(board, junction)
    if (isColour(present)) return present === colour ? 0 : Infinity
    return preference(field[junction] ?? 0, colour)
  })
  return settled ? ok(settled) : err([fault('cannot-balance', '', { ...countsOf(board) })])
}

function preference(value: number, colour: Colour): number {
  return colour === 'b' ? -value : value
}

/** Noise with the symmetry, smoothed by averaging with the neighbours, and tilted towards the rim or the bowl. */
function fieldOf({ kind, gadong, seed, smoothness, density }: GenerateOptions): Field {
  const rounds = Math.round(clamped(smoothness) * 4)
  let field = symmetricNoise(kind, gadong, seed)
  for (let round = 0; round < rounds; round += 1) field = smoothed(field)
  const spread = Math.sqrt(field.reduce((sum, value) => sum + value ** 2, 0) / field.length)
  const tilt = (clamped(density) - 0.5) * 4
  return field.map((value, index) => value / spread + tilt * inwardness(index as Junction))
}

function symmetricNoise(kind: SymmetryKind, gadong: Gadong, seed: number): Field {
  const random = seededRandom(seed)
  const noise = JUNCTIONS.map(() => 0)
  for (const images of orbitsOf(gadong, kind)) {
    const value = random() * 2 - 1
    for (const { junction, swap } of images) noise[junction] = swap ? -value : value
  }
  return noise
}

function smoothed(field: Field): Field {
  return JUNCTIONS.map((junction) => {
    const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => valueAt(field, junction, dx, dy)))
    const values = around.filter((value) => value !== undefined)
    return values.reduce((sum, value) => sum + value, 0) / values.length
  })
}

function valueAt(field: Field, junction: Junction, dx: number, dy: number): number | undefined {
  const [file, rank] = [fileOf(junction) + dx, rankOf(junction) + dy]
  return onBoard(file, rank) ? field[junctionAt(file, rank)] : undefined
}

/** -1 on the rim to 1 at the centre. */
function inwardness(junction: Junction): number {
  const squared = (fileOf(junction) - 5) ** 2 + (rankOf(junction) - 6) ** 2
  return 1 - 2 * Math.sqrt(squared / 50)
}

function clamped(value: number): number {
  return Math.min(1, Math.max(0, value))
}
