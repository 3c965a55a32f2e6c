import { SIZE } from './bits'
import { junctionOn } from './geometry'

/**
 * A move of the kas game as an integer. Passage: the file, 0..10. Promotion and slide: the line of the capture, the
 * places taken from it and the place where the kas stops on it, the colour taken, and the junction left.
 */
export type KasCode = number

/** Colours as indices: their value is the index plus one (RULES 1). */
export const BLACK = 0
export const WHITE = 1

const COLOUR_SHIFT = 11
const PLACE_SHIFT = 12
const LINE_SHIFT = 16
const FROM_SHIFT = 21
const CAPTURE_PART = (0x1f << LINE_SHIFT) | ((1 << PLACE_SHIFT) - 1)

/** The part of a code that says where a kas goes: from a junction to a place of a line. The capture goes below it. */
export function makeWay(from: number, line: number, place: number): KasCode {
  return (place << PLACE_SHIFT) | (line << LINE_SHIFT) | (from << FROM_SHIFT)
}

/** The part of a code that says what is captured: colour and places on a line. It tells the slides of a position apart. */
export function captureOf(code: KasCode): number {
  return code & CAPTURE_PART
}

/** The captured places on the line of capture. */
export function capturedSet(code: KasCode): number {
  return code & 0x7ff
}

/** The place where the kas stops, on the line of capture. */
export function placeOf(code: KasCode): number {
  return (code >> PLACE_SHIFT) & 0xf
}

/** The line of capture. */
export function lineOf(code: KasCode): number {
  return (code >> LINE_SHIFT) & 0x1f
}

/** The colour captured. */
export function colourOf(code: KasCode): number {
  return (code >> COLOUR_SHIFT) & 1
}

/** Points of the captured tokens: 1 for a black one, 2 for a white one (RULES 1). */
export function pointsOf(code: KasCode): number {
  return valueOf(colourOf(code), capturedSet(code))
}

/** Points of a set of tokens of one colour. */
export function valueOf(colour: number, set: number): number {
  return (SIZE[set] as number) * (colour + 1)
}

/** The junction that the promoted token or the kas leaves. */
export function originOf(code: KasCode): number {
  return code >> FROM_SHIFT
}

/** The junction where the kas stops. */
export function targetOf(code: KasCode): number {
  return junctionOn(lineOf(code), placeOf(code))
}
