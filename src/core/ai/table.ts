/** What a stored value says about the true one. */
export const BOUND_EXACT = 0
export const BOUND_LOWER = 1
export const BOUND_UPPER = 2
export type Bound = typeof BOUND_EXACT | typeof BOUND_LOWER | typeof BOUND_UPPER

/** Depth of an entry whose value no deeper search can change: every line below it ends. */
export const PROVEN_DEPTH = 127

/** Stored values lie between -MAX_VALUE and MAX_VALUE. */
export const MAX_VALUE = 131_071

const WORDS = 4 // keyLow, check, move, and the packed rest: value 18 bits, depth 7, bound 2, age 5
const ENTRIES = 2 // of a bucket
const BYTES_PER_BUCKET = ENTRIES * WORDS * 4
const AGES = 31 // age 0 marks an empty entry

/** Memory of a table that several threads use at once, with the number of the search that runs. Crosses to workers. */
export interface SharedTable {
  readonly memory: SharedArrayBuffer
  readonly age: number
}

/**
 * Transposition table of fixed size in buckets of two entries. A newcomer replaces the entry of the same position, else
 * the one that stems from an earlier search or is less deep. Reading sets `value`, `move`, `depth` and `bound`. The check
 * of an entry is keyHigh mixed with the other words: what two threads wrote into one another matches no position.
 */
export class TranspositionTable {
  value = 0
  move = -1
  depth = 0
  bound: Bound = BOUND_EXACT

  private readonly words: Int32Array
  private readonly mask: number
  private age = 1

  /** Takes the largest power of two of buckets that fits into so many bytes (at least 512 buckets), or shared memory. */
  constructor(memory: number | SharedTable) {
    if (typeof memory === 'number') this.words = new Int32Array(sizeFor(memory) / 4)
    else {
      this.words = new Int32Array(memory.memory)
      this.age = memory.age
    }
    this.mask = this.words.length / (ENTRIES * WORDS) - 1
  }

  /** A new table in memory that other threads can use too, by way of `share`. */
  static inSharedMemory(bytes: number): TranspositionTable {
    return new TranspositionTable({ memory: new SharedArrayBuffer(sizeFor(bytes)), age: 1 })
  }

  /** What another thread makes its own table of the same memory from; null when the memory is of this thread alone. */
  share(): SharedTable | null {
    const { buffer } = this.words
    return buffer instanceof ArrayBuffer ? null : { memory: buffer, age: this.age }
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
      words[at + 2] = move
    } else if (move !== -1) words[at + 2] = move
    const packed = (value << 14) | (depth << 7) | (bound << 5) | this.age
    words[at + 1] = keyHigh ^ (words[at + 2] as number) ^ packed
    words[at + 3] = packed
  }

  private find(keyLow: number, keyHigh: number): number {
    const { words } = this
    const at = (keyLow & this.mask) * (ENTRIES * WORDS)
    for (let entry = at; entry < at + ENTRIES * WORDS; entry += WORDS) {
      if (words[entry] !== keyLow) continue
      const packed = words[entry + 3] as number
      const keyed = (words[entry + 1] as number) ^ (words[entry + 2] as number) ^ packed
      if (keyed === keyHigh && packed !== 0) return entry
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

/** Bytes of the largest power of two of buckets within `bytes`, or of the least number of them. */
function sizeFor(bytes: number): number {
  return 2 ** Math.max(9, Math.floor(Math.log2(Math.max(1, bytes / BYTES_PER_BUCKET)))) * BYTES_PER_BUCKET
}
