import { FULL_LINE, lowest, REACH, SIZE } from './bits'
import type { KasBoard } from './board'
import { capturesOf, captureTable, LINE_INDEX } from './captureTable'
import { BLACK, makeWay, WHITE } from './codes'
import { ALL_LINES, COLUMN, FIRST_FILE, junctionOn, ROW } from './geometry'
import { CAPTURE_BITS, CAPTURE_MASK, isCapture } from './lines'
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
    const size = SIZE[board.occupied(FIRST_FILE + file) & halfSet(seat)] as number
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
    const occupied = board.occupied(row)
    for (let step = -1; step <= 1; step += 2) {
      if (!holds(occupied, file + step)) continue
      if (options.kasSelection !== 'jump') end = writePromotion(board, seat, row, file, file + step, out, end)
      if (options.kasSelection === 'slide' || !holds(occupied, file + 2 * step)) continue
      end = writePromotion(board, seat, row, file, file + 2 * step, out, end)
    }
  }
  return end
}

function holds(set: number, place: number): boolean {
  return place >= 0 && ((set >> place) & 1) === 1
}

/** The promotion of the token on a file to the passage file in the same row; it captures on either axis. */
function writePromotion(
  board: KasBoard,
  seat: number,
  row: number,
  file: number,
  fromFile: number,
  out: Int32Array,
  at: number,
): number {
  const from = junctionOn(row, fromFile)
  const left = FULL_LINE & ~(1 << fromFile)
  const other = board.kas[1 - seat] as number
  const end = writeCaptures(entryFor(board, row, file, other, left), makeWay(from, row, file), out, at)
  const line = FIRST_FILE + file
  return writeCaptures(entryFor(board, line, row, other, FULL_LINE), makeWay(from, line, row), out, end)
}

/**
 * Writes the slides of a seat's kas, each with a capture at right angles; returns the end of what was written. Only the
 * lines `among` are looked at, a set that must hold all lines with tokens.
 */
export function writeSlides(
  board: KasBoard,
  seat: number,
  out: Int32Array,
  at: number,
  among = ALL_LINES,
): number {
  const { indices } = board
  const table = captureTable()
  const from = board.kas[seat] as number
  const other = board.kas[1 - seat] as number
  const row = ROW[from] as number
  const column = COLUMN[from] as number
  const lines = crossedLines(board, from, other) & among
  const shielded = lines & linesThrough(other)
  let end = at
  for (let rest = lines ^ shielded; rest !== 0; rest &= rest - 1) {
    const line = lowest(rest)
    const place = line < FIRST_FILE ? column : row
    end = writeCaptures(
      table[(indices[line] as number) + place] as number,
      makeWay(from, line, place),
      out,
      end,
    )
  }
  for (let rest = shielded; rest !== 0; rest &= rest - 1) {
    const line = lowest(rest)
    const place = line < FIRST_FILE ? column : row
    end = writeCaptures(entryFor(board, line, place, other, FULL_LINE), makeWay(from, line, place), out, end)
  }
  return end
}

/**
 * The lines crossing the way of a kas at the junctions where it may stop, as a set of lines: a stop beside it on the
 * rank crosses a file, and the other way round. `other` is the junction of the other kas, or -1 to leave it out.
 */
export function crossedLines(board: KasBoard, kas: number, other: number): number {
  const row = ROW[kas] as number
  const column = COLUMN[kas] as number
  let onRank = board.stopping(row)
  let onFile = board.stopping(FIRST_FILE + column)
  if (other >= 0) {
    if (ROW[other] === row) onRank |= 1 << (COLUMN[other] as number)
    if (COLUMN[other] === column) onFile |= 1 << (ROW[other] as number)
  }
  const files = REACH[(column << 11) | onRank] as number
  return (files << FIRST_FILE) | (REACH[(row << 11) | onFile] as number)
}

/** The two lines through a junction, as a set of lines. */
export function linesThrough(junction: number): number {
  return (1 << (ROW[junction] as number)) | (1 << (FIRST_FILE + (COLUMN[junction] as number)))
}

/**
 * The entry of the capture table for a kas on a place of a line, with only `places` of the line counted, and of these
 * only what the other kas (its junction, or -1) lets it see.
 */
export function entryFor(
  board: KasBoard,
  line: number,
  place: number,
  other: number,
  places: number,
): number {
  const seen = other < 0 ? places : places & seenFrom(line, place, other)
  const black = LINE_INDEX[board.set(BLACK, line) & seen] as number
  const white = LINE_INDEX[board.set(WHITE, line) & seen] as number
  return captureTable()[black + 2 * white + place] as number
}

/** The places of a line on the same side of a kas as a place; all of them if the kas is elsewhere. */
function seenFrom(line: number, place: number, kas: number): number {
  const row = ROW[kas] as number
  const column = COLUMN[kas] as number
  if (line !== row && line !== FIRST_FILE + column) return FULL_LINE
  const end = line < FIRST_FILE ? column : row
  return end > place ? (1 << end) - 1 : FULL_LINE & (-2 << end)
}

/** Adds the captures of a table entry to a way. Both are written, but only what captures something stays. */
function writeCaptures(entry: number, way: number, out: Int32Array, at: number): number {
  const found = capturesOf(entry)
  const first = found & CAPTURE_MASK
  const second = found >> CAPTURE_BITS
  out[at] = way | first
  const next = at + isCapture(first)
  out[next] = way | second
  return next + isCapture(second)
}
