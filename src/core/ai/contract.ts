/** Strength, 1 (a child's first game) to 8 (the strongest). */
export type Level = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6, 7, 8]

/** A depth that no game reaches: everything is searched to the end. */
export const WHOLE_DEPTH = 120

/** What ends a search; the first limit reached does. Without any, one second. */
export interface SearchLimits {
  readonly movetime?: number | undefined // milliseconds
  readonly depth?: number | undefined // plies
  readonly nodes?: number | undefined // passed by up to some ten thousand where the end of a game is solved at one go
  readonly level?: Level | undefined
  readonly multipv?: number | undefined // how many best lines to report, 1 by default
}

/**
 * From the mover's view. `points` is the expected final difference. A win and a loss are always proven: `moves` counts
 * those of all seats to the end of the line found, or at most to the end of the game where the line stops before;
 * `margin` is the final difference there, where it is known. Where all tokens are taken no play of the other side does
 * better; by suntuk the game is decided, but may end sooner or later.
 */
export type Score =
  | {
      readonly kind: 'points'
      readonly points: number
      readonly proven: boolean
      readonly margin?: number | undefined
    }
  | { readonly kind: 'win'; readonly moves: number; readonly margin?: number | undefined }
  | { readonly kind: 'loss'; readonly moves: number; readonly margin?: number | undefined }

/** One line of progress, as the engine protocol prints it. */
export interface SearchInfo {
  readonly depth: number
  readonly multipv: number // 1 for the best line
  readonly score: Score
  readonly nodes: number
  readonly nps: number
  readonly time: number // milliseconds
  readonly pv: readonly string[] // notations
}

/**
 * A search under way. It runs only inside `run`, which returns after at most the given slice, so that the caller can
 * attend to messages between slices; `best` is an answer at any time.
 */
export interface Search {
  /** Works for at most `slice` milliseconds; true when the search has ended. */
  run(slice: number): boolean
  /** Ends the search at the next call of `run`. */
  stop(): void
  /** The best move so far; null only when the game is over. */
  readonly best: string | null
  readonly infos: readonly SearchInfo[] // the newest of each line, best first
}
