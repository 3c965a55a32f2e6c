/** Solves positions near the end of a game by a search of its own. It works on one state and one table. */
export interface Endgame {
  /** Positions searched so far. */
  readonly nodes: number
  /** Whether the position now is one that it solves and that a search of so many further plies would see to the end. */
  reaches(depth: number): boolean
  /**
   * Value of the position now, `ply` moves below the root, for its mover, who is ahead by `lead`; beyond the window a
   * bound, as in an alpha-beta search.
   */
  solve(lead: number, ply: number, alpha: number, beta: number): number
  /** The code of a best move of a position that it reaches; there must be one. */
  move(): number
}
