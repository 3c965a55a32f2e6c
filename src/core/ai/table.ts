/** What a stored value says about the true one. */
export const BOUND_EXACT = 0
export const BOUND_LOWER = 1
export const BOUND_UPPER = 2
export type Bound = typeof BOUND_EXACT | typeof BOUND_LOWER | typeof BOUND_UPPER

/** Depth of an entry whose value no deeper search can change: every line below it ends. */
export const PROVEN_DEPTH = 255

const WORDS = 4 // keyLow, keyHigh, value, move
const BYTES_PER_ENTRY = WORDS * 4 + 2

/**
 * Transposition table of fixed size: one entry a slot, replaced when the newcomer is as deep or the old one stems from
 * an earlier search. Reading sets `value`, `move`, `depth` and `bound`.
 */
export class TranspositionTable {
  value = 0
  move = -1
  depth = 0
  bound: Bound = BOUND_EXACT

  private readonly words: Int32Array
  private readonly meta: Uint8Array // depth
  private readonly flags: Uint8Array // age << 2 | bound; 0 is an empty slot because ages start at 1
  private readonly mask: number
  private age = 1

  /** Takes the largest power of two of entries that fits into `bytes` (at least 1,024 entries). */
  constructor(bytes: number) {
    const entries = 2 ** Math.max(10, Math.floor(Math.log2(Math.max(1, bytes / BYTES_PER_ENTRY))))
    this.words = new Int32Array(entries * WORDS)
    this.meta = new Uint8Array(entries)
    this.flags = new Uint8Array(entries)
    this.mask = entries - 1
  }

  /** Forgets everything. */
  clear(): void {
    this.flags.fill(0)
    this.age = 1
  }

  /** Marks what is stored from now on as newer than what is there. */
  nextSearch(): void {
    this.age = (this.age % 63) + 1
  }

  /** Whether the position is known; if so its entry is in `value`, `move`, `depth` and `bound`. */
  probe(keyLow: number, keyHigh: number): boolean {
    const slot = keyLow & this.mask
    const at = slot * WORDS
    const flags = this.flags[slot] ?? 0
    if (flags === 0 || this.words[at] !== keyLow || this.words[at + 1] !== keyHigh) return false
    this.value = this.words[at + 2] ?? 0
    this.move = this.words[at + 3] ?? -1
    this.depth = this.meta[slot] ?? 0
    this.bound = (flags & 3) as Bound
    return true
  }

  /** Remembers a value; `depth` is 0 to PROVEN_DEPTH, `move` a code or -1. */
  store(keyLow: number, keyHigh: number, depth: number, bound: Bound, value: number, move: number): void {
    const slot = keyLow & this.mask
    const at = slot * WORDS
    const flags = this.flags[slot] ?? 0
    const other = this.words[at] !== keyLow || this.words[at + 1] !== keyHigh
    if (other && flags >> 2 === this.age && (this.meta[slot] ?? 0) > depth) return
    this.words[at] = keyLow
    this.words[at + 1] = keyHigh
    this.words[at + 2] = value
    if (other || move !== -1) this.words[at + 3] = move
    this.meta[slot] = depth
    this.flags[slot] = (this.age << 2) | bound
  }
}
