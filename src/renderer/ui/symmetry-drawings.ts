import type { SymmetryKind } from '#core/pattern/symmetry'

/** The drawing of one symmetry kind on a square of 24, its centre at 0,0 (x east, y south). */
export interface SymmetryDrawing {
  readonly axes: readonly AxisName[]
  readonly dots: readonly Dot[]
  readonly turn: 'half' | 'quarter' | null // the mark in the centre
}

interface Dot {
  readonly x: number
  readonly y: number
  readonly hollow: boolean
}

type AxisName = 'vertical' | 'horizontal' | 'rising' | 'falling'

const SIDE = 5
const DIAGONAL_SIDE = 6.4
const PIN: readonly [number, number] = [3, -7] // the first image of a turn; the others follow from it

function dots(
  places: readonly (readonly [number, number])[],
  hollow: readonly number[] = [],
): readonly Dot[] {
  return places.map(([x, y], index) => ({ x, y, hollow: hollow.includes(index) }))
}

const [PIN_X, PIN_Y] = PIN
const HALF_TURN = [
  [6, -6],
  [-6, 6],
] as const
const QUARTER_TURN = [
  [PIN_X, PIN_Y],
  [-PIN_Y, PIN_X],
  [-PIN_X, -PIN_Y],
  [PIN_Y, -PIN_X],
] as const
const EIGHT = [-1, 1].flatMap((east) =>
  [-1, 1].flatMap((south) => [[3.2 * east, 7.6 * south] as const, [7.6 * east, 3.2 * south] as const]),
)

/** Every kind of FORMATS, by its name. */
export const SYMMETRY_DRAWINGS: Readonly<Record<SymmetryKind, SymmetryDrawing>> = {
  none: { axes: [], dots: dots([[SIDE, -SIDE]]), turn: null },
  'mirror-lr': {
    axes: ['vertical'],
    dots: dots([
      [-SIDE, -SIDE],
      [SIDE, -SIDE],
    ]),
    turn: null,
  },
  'mirror-tb': {
    axes: ['horizontal'],
    dots: dots([
      [SIDE, -SIDE],
      [SIDE, SIDE],
    ]),
    turn: null,
  },
  'mirror-a1k11': {
    axes: ['rising'],
    dots: dots([
      [-SIDE, -SIDE],
      [SIDE, SIDE],
    ]),
    turn: null,
  },
  'mirror-a11k1': {
    axes: ['falling'],
    dots: dots([
      [SIDE, -SIDE],
      [-SIDE, SIDE],
    ]),
    turn: null,
  },
  'mirrors-straight': {
    axes: ['vertical', 'horizontal'],
    dots: dots([
      [-SIDE, -SIDE],
      [SIDE, -SIDE],
      [-SIDE, SIDE],
      [SIDE, SIDE],
    ]),
    turn: null,
  },
  'mirrors-diagonal': {
    axes: ['rising', 'falling'],
    dots: dots([
      [0, -DIAGONAL_SIDE],
      [DIAGONAL_SIDE, 0],
      [0, DIAGONAL_SIDE],
      [-DIAGONAL_SIDE, 0],
    ]),
    turn: null,
  },
  'mirrors-all': { axes: ['vertical', 'horizontal', 'rising', 'falling'], dots: dots(EIGHT), turn: null },
  'half-turn': { axes: [], dots: dots(HALF_TURN), turn: 'half' },
  'quarter-turn': { axes: [], dots: dots(QUARTER_TURN), turn: 'quarter' },
  'swap-half-turn': { axes: [], dots: dots(HALF_TURN, [1]), turn: 'half' },
  'swap-quarter-turn': { axes: [], dots: dots(QUARTER_TURN, [1, 3]), turn: 'quarter' },
}

/** Ends of an axis that reaches `reach` from the centre. */
export function axisLine(axis: AxisName, reach: number): { x1: number; y1: number; x2: number; y2: number } {
  const x = axis === 'horizontal' ? reach : axis === 'vertical' ? 0 : reach
  const y = axis === 'horizontal' ? 0 : axis === 'falling' ? -reach : reach
  return { x1: -x, y1: y, x2: x, y2: -y }
}
