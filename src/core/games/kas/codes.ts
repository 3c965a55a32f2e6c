/**
 * A move of the kas game as an integer. Passage: the file, 0..10. Promotion and slide: the capture as a set of places
 * on one axis, the junctions it leaves and stops on, the axis and the colour captured.
 */
export type KasCode = number

/** Axes: on a rank the places are files, on a file they are ranks minus 1. */
export const RANK = 0
export const FILE = 1
export type Axis = typeof RANK | typeof FILE

/** Colours as indices: their value is the index plus one (RULES 1). */
export const BLACK = 0
export const WHITE = 1

const TO_SHIFT = 11
const FROM_SHIFT = 18
const FILE_AXIS = 1 << 25
const CAPTURES_WHITE = 1 << 26

/** The code of a promotion or slide. `set` are the captured places on the axis through `to`. */
export function makeCode(from: number, to: number, axis: number, white: boolean, set: number): KasCode {
  return (
    set |
    (to << TO_SHIFT) |
    (from << FROM_SHIFT) |
    (axis === FILE ? FILE_AXIS : 0) |
    (white ? CAPTURES_WHITE : 0)
  )
}

/** The captured places on the axis of capture. */
export function capturedSet(code: KasCode): number {
  return code & 0x7ff
}

/** The junction where the kas stops. */
export function targetOf(code: KasCode): number {
  return (code >> TO_SHIFT) & 0x7f
}

/** The junction that the promoted token or the kas leaves. */
export function originOf(code: KasCode): number {
  return (code >> FROM_SHIFT) & 0x7f
}

/** The axis of capture. */
export function axisOf(code: KasCode): Axis {
  return (code & FILE_AXIS) === 0 ? RANK : FILE
}

/** The colour captured. */
export function colourOf(code: KasCode): typeof BLACK | typeof WHITE {
  return (code & CAPTURES_WHITE) === 0 ? BLACK : WHITE
}
