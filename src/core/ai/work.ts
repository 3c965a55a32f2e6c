/** Something that takes long and is done in slices, so that the caller can attend to messages in between. */
export interface Work {
  /** Works for at most `slice` milliseconds; true when there is nothing more to do. */
  run(slice: number): boolean
  /** Ends the work at the next call of `run`. */
  stop(): void
}
