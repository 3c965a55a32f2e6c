const SLOTS = 1 << 15

/**
 * Which moves the threads of one search are searching, so that they begin with different ones where all must be searched
 * and find each other's values later. A small table in shared memory that may forget: a wrong answer changes no more
 * than an order.
 */
export class Underway {
  private readonly slots: Int32Array

  /** Of memory that another thread made, or of new one. */
  constructor(readonly memory: SharedArrayBuffer = new SharedArrayBuffer(SLOTS * 4)) {
    this.slots = new Int32Array(memory)
  }

  /** Whether some thread is searching a move, by its mark. */
  has(mark: number): boolean {
    return this.slots[mark & (SLOTS - 1)] === mark
  }

  enter(mark: number): void {
    this.slots[mark & (SLOTS - 1)] = mark
  }

  leave(mark: number): void {
    if (this.has(mark)) this.slots[mark & (SLOTS - 1)] = 0
  }
}

/** The mark of a move by the key of its position and its code; never 0. */
export function markOf(key: number, code: number): number {
  const mixed = Math.imul(key ^ Math.imul(code + 1, 0x9e3779b1), 0x85ebca6b)
  return mixed ^ (mixed >>> 15) || 1
}
