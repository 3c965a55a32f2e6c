/** Something that takes long and is done in slices, so that the caller can attend to messages in between. */
export interface Work {
  /** Works for at most `slice` milliseconds; true when there is nothing more to do. */
  run(slice: number): boolean
  /** Ends the work at the next call of `run`. */
  stop(): void
}

/** Work that is done piece by piece, one after the other. Stopped, it leaves out the piece under way. */
export abstract class Piecework<Piece extends Work> implements Work {
  private piece: Piece | null = null
  private stopped = false

  /** `clock` is in milliseconds. */
  constructor(private readonly clock: () => number) {}

  run(slice: number): boolean {
    const pause = this.clock() + slice
    while (!this.stopped && this.goOn()) {
      const left = pause - this.clock()
      if (left <= 0) return false
      this.piece ??= this.begin()
      if (!this.piece.run(left)) continue
      const { piece } = this
      this.piece = null
      this.finish(piece)
    }
    return true
  }

  stop(): void {
    this.stopped = true
    this.piece?.stop()
  }

  /** Comes to where a piece is under way or the next one begins; false when there is none. */
  protected abstract goOn(): boolean
  protected abstract begin(): Piece
  protected abstract finish(piece: Piece): void
}
