import { FULL_LINE, lowest, REACH, SIZE } from './bits'
import { columnOf, junctionOn, rowOf, type KasBoard } from './board'
import { BLACK, FILE, makeCode, RANK, WHITE } from './codes'
import {
  captures,
  FIRST_SET,
  FIRST_WHITE,
  SECOND_SET,
  SECOND_SHIFT,
  SECOND_WHITE,
  type Captures,
} from './lines'
import type { KasOptions } from './options'

const CENTRE_FILE = 5

/** The lowest row (rank minus 1) of each seat's half of five rows (RULES 2). */
const HALF_START = [0, 6] as const
const HALF_LENGTH = 5

/** A seat's half of a file, as a set of places. */
export function halfSet(seat: number): number {
  return 0x1f << (HALF_START[seat] as number)
}

/** Writes the files that a seat may take as its passage; returns the end of what was written. */
export function writePassages(
  board: KasBoard,
  seat: number,
  options: KasOptions,
  out: Int32Array,
  at: number,
): number {
  let end = at
  const taken = board.passages[1 - seat] as number
  for (let file = 0; file <= 10; file++) {
    const size = SIZE[board.occupied(FILE, file) & halfSet(seat)] as number
    if (size % 2 === 1 && mayFollow(taken, file, options)) out[end++] = file
  }
  return end
}

function mayFollow(taken: number, file: number, options: KasOptions): boolean {
  if (taken < 0) return true
  if (options.passage === 'free' || taken === CENTRE_FILE) return file !== taken
  // [choice] RULES 2: file f belongs to no quadrant, so it is not open after an off-centre passage.
  return taken < CENTRE_FILE ? file > CENTRE_FILE : file < CENTRE_FILE
}

/** Writes a seat's promotions, each with a capture; returns the end of what was written. */
export function writePromotions(
  board: KasBoard,
  seat: number,
  options: KasOptions,
  out: Int32Array,
  at: number,
): number {
  let end = at
  const file = board.passages[seat] as number
  const start = HALF_START[seat] as number
  for (let row = start; row < start + HALF_LENGTH; row++) {
    const occupied = board.occupied(RANK, row)
    const to = junctionOn(RANK, row, file)
    for (let step = -1; step <= 1; step += 2) {
      if (!holds(occupied, file + step)) continue
      if (options.kasSelection !== 'jump') end = writePromotion(board, seat, to, file + step, out, end)
      if (options.kasSelection === 'slide' || !holds(occupied, file + 2 * step)) continue
      end = writePromotion(board, seat, to, file + 2 * step, out, end)
    }
  }
  return end
}

function holds(set: number, place: number): boolean {
  return place >= 0 && ((set >> place) & 1) === 1
}

/** The promotion of the token on a file to the passage junction `to` of its rank; it captures on either axis. */
function writePromotion(
  board: KasBoard,
  seat: number,
  to: number,
  fromFile: number,
  out: Int32Array,
  at: number,
): number {
  const row = rowOf(to)
  const file = columnOf(to)
  const from = junctionOn(RANK, row, fromFile)
  const left = FULL_LINE & ~(1 << fromFile)
  const black = board.set(BLACK, RANK, row) & left
  const white = board.set(WHITE, RANK, row) & left
  const along = captures(black, white, file, board.kasOn(1 - seat, RANK, row))
  const end = writeCaptures(along, from, to, RANK, out, at)
  return writeCaptures(capturesThrough(board, seat, FILE, file, row), from, to, FILE, out, end)
}

/** Writes the slides of a seat's kas, each with a capture at right angles; returns the end of what was written. */
export function writeSlides(board: KasBoard, seat: number, out: Int32Array, at: number): number {
  const from = board.kas[seat] as number
  const along = writeAlong(board, seat, from, RANK, out, at)
  return writeAlong(board, seat, from, FILE, out, along)
}

function writeAlong(
  board: KasBoard,
  seat: number,
  from: number,
  axis: number,
  out: Int32Array,
  at: number,
): number {
  const line = axis === RANK ? rowOf(from) : columnOf(from)
  const place = axis === RANK ? columnOf(from) : rowOf(from)
  const across = 1 - axis
  let end = at
  for (let rest = reach(board, seat, axis, line, place); rest !== 0; rest &= rest - 1) {
    const stop = lowest(rest)
    const found = capturesThrough(board, seat, across, stop, line)
    if (found !== 0) end = writeCaptures(found, from, junctionOn(axis, line, stop), across, out, end)
  }
  return end
}

/** Where the kas of a seat may stop on a line: over empty junctions only. */
function reach(board: KasBoard, seat: number, axis: number, line: number, place: number): number {
  // [choice] RULES 2: the gadong stops a slide, though a line of capture spans it.
  let blocked = board.occupied(axis, line) | (board.closed[line] as number)
  const other = board.kasOn(1 - seat, axis, line)
  if (other >= 0) blocked |= 1 << other
  return REACH[(place << 11) | blocked] as number
}

/** What a seat's kas could capture on a line of an axis if it stood on a place of it. */
function capturesThrough(board: KasBoard, seat: number, axis: number, line: number, place: number): Captures {
  const other = board.kasOn(1 - seat, axis, line)
  return captures(board.set(BLACK, axis, line), board.set(WHITE, axis, line), place, other)
}

function writeCaptures(
  found: Captures,
  from: number,
  to: number,
  axis: number,
  out: Int32Array,
  at: number,
): number {
  let end = at
  const first = found & FIRST_SET
  const second = (found & SECOND_SET) >> SECOND_SHIFT
  if (first !== 0) out[end++] = makeCode(from, to, axis, (found & FIRST_WHITE) !== 0, first)
  if (second !== 0) out[end++] = makeCode(from, to, axis, (found & SECOND_WHITE) !== 0, second)
  return end
}
