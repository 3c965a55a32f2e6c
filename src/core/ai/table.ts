/** What a stored value says about the true one. */
export const BOUND_EXACT = 0
export const BOUND_LOWER = 1
export const BOUND_UPPER = 2
export type Bound = typeof BOUND_EXACT | typeof BOUND_LOWER | typeof BOUND_UPPER

/** Depth of an entry whose value no deeper search can change: every line below it ends. */
export const PROVEN_DEPTH = 127

/** Stored values lie between -MAX_VALUE and MAX_VALUE. */
export const MAX_VALUE = 131_071

const WORDS = 4 // keyLow, keyHigh, move, and the packed rest: value 18 bits, depth 7, bound 2, age 5
const ENTRIES = 2 // of a bucket
const BYTES_PER_BUCKET = ENTRIES * WORDS * 4
const AGES = 31 // age 0 marks an empty entry

/**
 * Transposition table of fixed size in buckets of two entries. A newcomer replaces the entry of the same position, else
 * the one that stems from an earlier search or is less deep. Reading sets `value`, `move`, `depth` and `bound`.
 */
export class TranspositionTable {
  value = 0
  move = -1
  depth = 0
  bound: Bound = BOUND_EXACT

  private readonly words: Int32Array
  private readonly mask: number
  private age = 1

  /** Takes the largest power of two of buckets that fits into `bytes` (at least 512 buckets). */
  constructor(bytes: number) {
    const buckets = 2 ** Math.max(9, Math.floor(Math.log2(Math.max(1, bytes / BYTES_PER_BUCKET))))
    this.words = new Int32Array(buckets * ENTRIES * WORDS)
    this.mask = buckets - 1
  }

  /** Forgets everything. */
  clear(): void {
    this.words.fill(0)
    this.age = 1
  }

  /** Marks what is stored from now on as newer than what is there. */
  nextSearch(): void {
    this.age = (this.age % AGES) + 1
  }

  /** Whether the position is known; if so its entry is in `value`, `move`, `depth` and `bound`. */
  probe(keyLow: number, keyHigh: number): boolean {
    const at = this.find(keyLow, keyHigh)
    if (at < 0) return false
    const packed = this.words[at + 3] as number
    this.move = this.words[at + 2] as number
    this.value = packed >> 14
    this.depth = (packed >> 7) & 127
    this.bound = ((packed >> 5) & 3) as Bound
    return true
  }

  /** Remembers a value; `depth` is 0 to PROVEN_DEPTH, `move` a code or -1. */
  store(keyLow: number, keyHigh: number, depth: number, bound: Bound, value: number, move: number): void {
    const { words } = this
    let at = this.find(keyLow, keyHigh)
    if (at < 0) {
      at = this.victim(keyLow)
      words[at] = keyLow
      words[at + 1] = keyHigh
      words[at + 2] = move
    } else if (move !== -1) words[at + 2] = move
    words[at + 3] = (value << 14) | (depth << 7) | (bound << 5) | this.age
  }

  private find(keyLow: number, keyHigh: number): number {
    const { words } = this
    const at = (keyLow & this.mask) * (ENTRIES * WORDS)
    for (let entry = at; entry < at + ENTRIES * WORDS; entry += WORDS) {
      if (words[entry] === keyLow && words[entry + 1] === keyHigh && words[entry + 3] !== 0) return entry
    }
    return -1
  }

  private victim(keyLow: number): number {
    const at = (keyLow & this.mask) * (ENTRIES * WORDS)
    return this.worth(at) <= this.worth(at + WORDS) ? at : at + WORDS
  }

  /** Depth of an entry, less than nothing when it is empty or old. */
  private worth(entry: number): number {
    const packed = this.words[entry + 3] as number
    const depth = (packed >> 7) & 127
    return (packed & 31) === this.age ? depth : depth - 256
  }
}
