import type { KasBoard } from './board'
import { BLACK, capturedSet, colourOf, lineOf, originOf, targetOf, WHITE } from './codes'
import { halfSet } from './generate'
import { COLUMN, FIRST_FILE, ROW } from './geometry'

/** Takes a seat's half of a file; returns its black places, which `revertPassage` needs. */
export function applyPassage(board: KasBoard, seat: number, file: number): number {
  const line = FIRST_FILE + file
  const black = board.set(BLACK, line) & halfSet(seat)
  board.transfer(seat, BLACK, line, black, 1)
  board.transfer(seat, WHITE, line, board.set(WHITE, line) & halfSet(seat), 1)
  board.passages[seat] = file
  return black
}

/** Puts a passage back whose black places are given; the rest of the half-file was white. */
export function revertPassage(board: KasBoard, seat: number, file: number, black: number): void {
  board.passages[seat] = -1
  board.transfer(seat, WHITE, FIRST_FILE + file, halfSet(seat) & ~black, -1)
  board.transfer(seat, BLACK, FIRST_FILE + file, black, -1)
}

/** Promotes a token and captures; returns the colour of the token, which `revertPromotion` needs. */
export function applyPromotion(board: KasBoard, seat: number, code: number): number {
  const from = originOf(code)
  const isBlack = (board.set(BLACK, ROW[from] as number) >> (COLUMN[from] as number)) & 1
  const colour = isBlack === 1 ? BLACK : WHITE
  board.changeToken(colour, from, -1)
  applySlide(board, seat, code)
  return colour
}

/** Takes back the promotion of a token of a colour. */
export function revertPromotion(board: KasBoard, seat: number, code: number, colour: number): void {
  board.transfer(seat, colourOf(code), lineOf(code), capturedSet(code), -1)
  board.placeKas(seat, -1)
  board.changeToken(colour, originOf(code), 1)
}

/** Moves a seat's kas and captures. */
export function applySlide(board: KasBoard, seat: number, code: number): void {
  board.placeKas(seat, targetOf(code))
  board.transfer(seat, colourOf(code), lineOf(code), capturedSet(code), 1)
}

/** Takes a slide and its capture back. */
export function revertSlide(board: KasBoard, seat: number, code: number): void {
  board.transfer(seat, colourOf(code), lineOf(code), capturedSet(code), -1)
  board.placeKas(seat, originOf(code))
}
