import { BOARD_SIZE, inGadong, makeJunction } from '#core/board/junction'
import type { Gadong, Junction } from '#core/board/junction'
import { junctionInView, viewCell, type QuarterTurns } from './geometry'
import type { BoardMarks, BoardPiece } from './view'

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-BOARD_SIZE, 0],
  End: [BOARD_SIZE, 0],
  PageUp: [0, -BOARD_SIZE],
  PageDown: [0, BOARD_SIZE],
}

/** Where a key moves the focus on the grid, as the board is seen; null for a key that does not. It stops at the edge. */
export function focusAfterKey(key: string, from: Junction, turns: QuarterTurns): Junction | null {
  const step = STEPS[key]
  if (!step) return null
  const { file, row } = viewCell(from, turns)
  const clamp = (value: number) => Math.min(BOARD_SIZE - 1, Math.max(0, value))
  return junctionInView(clamp(file + step[0]), clamp(row + step[1]), turns)
}

/** The rows of the grid from the top, each from the left, as the board is seen. */
export function gridRows(turns: QuarterTurns): readonly (readonly Junction[])[] {
  const steps = Array.from({ length: BOARD_SIZE }, (_, index) => index)
  return steps.map((row) => steps.map((column) => junctionInView(column, row, turns)))
}

/** Keys of `locales/board` that say what stands on a junction and what can be done there, in speaking order. */
export function junctionWords(
  junction: Junction,
  gadong: Gadong,
  piece: BoardPiece | null,
  marks: BoardMarks,
): readonly string[] {
  if (inGadong(junction, gadong)) return ['piece.gadong']
  const words = [`piece.${pieceWord(piece)}`]
  if (marks.selected === junction) words.push('state.selected')
  else if (marks.movable?.includes(junction)) words.push('state.movable')
  if (marks.chosen?.junction === junction) words.push('state.chosen')
  else if (marks.targets?.includes(junction)) words.push('state.target')
  if (marks.captures?.some((line) => line.junctions.includes(junction))) words.push('state.capture')
  if (marks.halves?.includes(junction)) words.push('state.half')
  if (marks.misfits?.includes(junction)) words.push('state.misfit')
  if (marks.lastMove?.captured.includes(junction)) words.push('state.taken')
  if (marks.lastMove?.to === junction) words.push('state.arrived')
  return words
}

function pieceWord(piece: BoardPiece | null): string {
  if (piece === null) return 'empty'
  if (piece.kind === 'token') return piece.colour === 'b' ? 'black' : 'white'
  return piece.kind === 'kas' ? `kas-${piece.seat}` : piece.kind
}

/** The whole label of a junction: its name, then those words in the language that `word` gives. */
export function junctionLabel(
  junction: Junction,
  words: readonly string[],
  word: (key: string) => string,
): string {
  return [makeJunction(junction), ...words.map(word)].join(', ')
}
