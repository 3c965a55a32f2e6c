import type { KasBoard } from '../../games/kas/board'
import { COLUMN, FIRST_FILE, junctionOn, LINE_COUNT, ROW } from '../../games/kas/geometry'
import { kasWord, toggle } from '../../games/kas/zobrist'

/**
 * One key for all positions of the last phase that go on alike. A kas on a rank without tokens and without the other
 * kas sees and reaches the same from all such ranks up to the next one that holds something, and its further moves
 * leave it so; the same goes for files. The key is that of the position with each kas moved to the southern and western
 * end of its gap. A move of one of these positions is one of all of them that captures the same.
 */
export class AlikeKey {
  /** The key, as two signed halves, since the last `identify`. */
  readonly key = new Int32Array(2)

  private readonly bowl: number // the lines that hold gadong, where nothing is alike

  constructor(private readonly board: KasBoard) {
    let bowl = 0
    for (let line = 0; line < LINE_COUNT; line++) if (board.closed[line] !== 0) bowl |= 1 << line
    this.bowl = bowl
  }

  /** Takes in the position on the board, whose lines with tokens are given as a set. */
  identify(lines: number): void {
    const { board, key } = this
    const used = lines | this.bowl
    const south = board.kas[0] as number
    const north = board.kas[1] as number
    const rows = gapEnds(used & 0x7ff, ROW[south] as number, ROW[north] as number)
    const columns = gapEnds(used >> FIRST_FILE, COLUMN[south] as number, COLUMN[north] as number)
    key[0] = board.key[0] as number
    key[1] = board.key[1] as number
    this.move(0, south, junctionOn(rows & 0xf, columns & 0xf))
    this.move(1, north, junctionOn(rows >> 4, columns >> 4))
  }

  private move(seat: number, from: number, to: number): void {
    if (from === to) return
    toggle(this.key, kasWord(seat, from))
    toggle(this.key, kasWord(seat, to))
  }
}

/** Where two indices outside of a set of used ones go, each down to the end of its gap: the first in bits 0-3, the second in bits 4-7. */
function gapEnds(used: number, first: number, second: number): number {
  if (first === second) return first | (second << 4)
  if (first > second) {
    const low = gapEnd(used, second)
    return gapEnd(used | (1 << low), first) | (low << 4)
  }
  const low = gapEnd(used, first)
  return low | (gapEnd(used | (1 << low), second) << 4)
}

/** The lowest index down to which nothing from an index on is used; the index itself if it is used. */
function gapEnd(used: number, index: number): number {
  return ((used >> index) & 1) === 1 ? index : 32 - Math.clz32(used & ((1 << index) - 1))
}
