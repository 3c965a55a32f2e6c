import { lowest, REACH } from './bits'
import { columnOf, rowOf, type KasBoard } from './board'
import { BLACK, FILE, RANK, WHITE } from './codes'
import { lineCounts, TERNARY } from './lineCounts'
import { captures, FIRST_SET, FIRST_WHITE, SECOND_SET, SECOND_SHIFT, SECOND_WHITE } from './lines'

/**
 * Counts the last two plies at once: for every slide of a seat's kas the slides that answer it, without making any. A
 * slide takes tokens from one line only, so only those answers change whose way or line of capture meets it. All
 * answers are counted once with the moving kas off the board; then each slide costs a difference.
 */
export function countPairs(board: KasBoard, seat: number): number {
  const own = board.kas[seat] as number
  const other = board.kas[1 - seat] as number
  const row = rowOf(other)
  const column = columnOf(other)
  const inRank = reachOn(board, RANK, row, column, 0, 0)
  const inFile = reachOn(board, FILE, column, row, 0, 0)
  const rankSum = sumOver(board, FILE, inRank, row)
  const fileSum = sumOver(board, RANK, inFile, column)
  return (
    pairsAlong(board, RANK, rowOf(own), columnOf(own), row, column, inRank, rankSum, inFile, fileSum) +
    pairsAlong(board, FILE, columnOf(own), rowOf(own), column, row, inFile, fileSum, inRank, rankSum)
  )
}

/** `along` and `across` are the other kas's reach and the sum of its captures on this axis and the other one. */
function pairsAlong(
  board: KasBoard,
  axis: number,
  line: number,
  place: number,
  otherLine: number,
  otherPlace: number,
  along: number,
  alongSum: number,
  across: number,
  acrossSum: number,
): number {
  const crossing = (1 - axis) * 11
  const black = BLACK * 22 + crossing
  const white = WHITE * 22 + crossing
  const { tokens } = board
  let sum = 0
  let rest = reachOn(board, axis, line, place, 0, otherLine === line ? 1 << otherPlace : 0)
  for (; rest !== 0; rest &= rest - 1) {
    const stop = lowest(rest)
    const shield = stop === otherPlace ? otherLine : -1
    const found = captures(tokens[black + stop] as number, tokens[white + stop] as number, line, shield)
    for (
      let part = found;
      part !== 0;
      part = ((part & SECOND_SET) >> SECOND_SHIFT) | ((part & SECOND_WHITE) >> 1)
    ) {
      const set = part & FIRST_SET
      if (set === 0) continue
      const colour = (part & FIRST_WHITE) === 0 ? BLACK : WHITE
      sum += answersAlong(board, axis, line, stop, set, colour, otherLine, otherPlace, along, alongSum)
      sum += answersAcross(board, axis, line, stop, set, colour, otherLine, otherPlace, across, acrossSum)
    }
  }
  return sum
}

/** The answers by slides on the axis of the slide that took `set` from the line crossing it at `stop`. */
function answersAlong(
  board: KasBoard,
  axis: number,
  line: number,
  stop: number,
  set: number,
  colour: number,
  otherLine: number,
  otherPlace: number,
  reach: number,
  sum: number,
): number {
  let stops = reach
  let total = sum
  const freed = ((set >> otherLine) & 1) << stop
  const blocked = line === otherLine ? 1 << stop : 0
  if ((freed | blocked) !== 0) {
    stops = reachOn(board, axis, otherLine, otherPlace, freed, blocked)
    total = sumOver(board, 1 - axis, stops, otherLine)
  }
  if (((stops >> stop) & 1) === 0) return total
  const before = countOn(board, 1 - axis, stop, otherLine)
  const black = colour === BLACK ? set : 0
  return total + countShielded(board, 1 - axis, stop, otherLine, line, black, set ^ black) - before
}

/** The answers by slides on the other axis. */
function answersAcross(
  board: KasBoard,
  axis: number,
  line: number,
  stop: number,
  set: number,
  colour: number,
  otherLine: number,
  otherPlace: number,
  reach: number,
  sum: number,
): number {
  const counts = lineCounts()
  const { numbers } = board
  let stops = reach
  let total = sum
  if (otherPlace === stop) {
    stops = reachOn(board, 1 - axis, stop, otherLine, set, 1 << line)
    total = sumOver(board, axis, stops, otherPlace)
  }
  const taken = (TERNARY[1 << stop] as number) * (colour + 1)
  const shift = 2 * otherPlace
  for (let rest = set & stops; rest !== 0; rest &= rest - 1) {
    const number = numbers[axis * 11 + lowest(rest)] as number
    total += (((counts[number - taken] as number) >> shift) & 3) - (((counts[number] as number) >> shift) & 3)
  }
  if (((stops >> line) & 1) === 0) return total
  return (
    total + countShielded(board, axis, line, otherPlace, stop, 0, 0) - countOn(board, axis, line, otherPlace)
  )
}

/** Where a kas on a place of a line may stop, when some of the line's tokens are gone and more places blocked. */
function reachOn(
  board: KasBoard,
  axis: number,
  line: number,
  place: number,
  freed: number,
  blocked: number,
): number {
  const stopping = (board.occupied(axis, line) & ~freed) | (board.closed[line] as number) | blocked
  return REACH[(place << 11) | stopping] as number
}

/** The captures from a place on each of the given lines. */
function sumOver(board: KasBoard, axis: number, lines: number, place: number): number {
  let sum = 0
  for (let rest = lines; rest !== 0; rest &= rest - 1) sum += countOn(board, axis, lowest(rest), place)
  return sum
}

/** The captures from a place of a line without the other kas; none if a token is on the place. */
function countOn(board: KasBoard, axis: number, line: number, place: number): number {
  return ((lineCounts()[board.numbers[axis * 11 + line] as number] as number) >> (2 * place)) & 3
}

/** The captures from a place of a line on which the other kas stands, when some of its tokens are gone. */
function countShielded(
  board: KasBoard,
  axis: number,
  line: number,
  place: number,
  kas: number,
  goneBlack: number,
  goneWhite: number,
): number {
  const side = kas > place ? (1 << kas) - 1 : -2 << kas
  const black = TERNARY[board.set(BLACK, axis, line) & side & ~goneBlack] as number
  const white = TERNARY[board.set(WHITE, axis, line) & side & ~goneWhite] as number
  return ((lineCounts()[black + 2 * white] as number) >> (2 * place)) & 3
}
