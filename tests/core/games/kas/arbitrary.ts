import fc from 'fast-check'
import { JUNCTIONS, playableJunctions, type Gadong } from '#core/board/junction'
import { PASSAGE_CHOICES, SELECTION_CHOICES, type KasOptions } from '#core/games/kas/options'
import { kasRuleset } from '#core/games/kas/ruleset'
import type { GameState } from '#core/games/contract'
import type { Board, Cell } from '#core/pattern/cells'

/** A game to be: a board, options, and choices that pick moves by their index in the list, modulo its length. */
export interface GamePlan {
  readonly board: Board
  readonly options: KasOptions
  readonly choices: readonly number[]
}

const COLOURINGS: readonly ((file: number, row: number) => boolean)[] = [
  (file, row) => (file + row) % 2 === 0,
  (_, row) => row % 2 === 0,
  (file) => file % 3 === 0,
  (file, row) => file + row < 10,
]

/** Equal-count boards: a regular colouring, and swaps of two tokens. Shrinks to fewer swaps. */
export const arbitraryBoard: fc.Arbitrary<Board> = fc
  .record({
    gadong: fc.constantFrom<Gadong>(1, 3),
    colouring: fc.nat(COLOURINGS.length - 1),
    swaps: fc.array(fc.tuple(fc.nat(111), fc.nat(111)), { maxLength: 80, size: 'max' }),
  })
  .map(({ gadong, colouring, swaps }) => colouredBoard(gadong, colouring, swaps))

export const arbitraryOptions: fc.Arbitrary<KasOptions> = fc.record({
  passage: fc.constantFrom(...PASSAGE_CHOICES),
  kasSelection: fc.constantFrom(...SELECTION_CHOICES),
})

/** Games of up to 110 moves, as far as they go. Shrinks to few moves on a regular board. */
export const arbitraryPlan: fc.Arbitrary<GamePlan> = fc.record({
  board: arbitraryBoard,
  options: arbitraryOptions,
  choices: fc.array(fc.nat(59), { maxLength: 110, size: 'max' }),
})

/** All combinations of options. */
export const ALL_OPTIONS: readonly KasOptions[] = PASSAGE_CHOICES.flatMap((passage) =>
  SELECTION_CHOICES.map((kasSelection) => ({ passage, kasSelection })),
)

/** The state before the first move of a plan. */
export function startOf(plan: GamePlan): GameState {
  return kasRuleset.start(plan.board, plan.options)
}

/** The legal move codes of a state. */
export function codesOf(state: GameState): number[] {
  const out = new Int32Array(state.maxMoves)
  return [...out.subarray(0, state.moves(out, 0))]
}

/** Plays a plan and calls `visit` in every position with the code that will be made there (null in the last). */
export function follow(plan: GamePlan, visit: (state: GameState, code: number | null) => void): GameState {
  const state = startOf(plan)
  for (const choice of plan.choices) {
    const codes = codesOf(state)
    const code = codes[choice % codes.length]
    if (code === undefined) break
    visit(state, code)
    state.make(code)
  }
  visit(state, null)
  return state
}

/** Everything that can be observed of a state, in a form that can be compared. */
export function observed(state: GameState): unknown {
  const codes = codesOf(state)
  return {
    position: state.position(),
    key: [state.keyLow, state.keyHigh],
    turn: state.turn,
    scores: state.seats.map((_, seat) => state.score(seat)),
    moves: codes.map((code) => state.describe(code)),
    gains: codes.map((code) => state.gain(code)),
    count: state.count(),
  }
}

function colouredBoard(
  gadong: Gadong,
  colouring: number,
  swaps: readonly (readonly [number, number])[],
): Board {
  const playable = playableJunctions(gadong)
  const black = COLOURINGS[colouring] ?? (() => true)
  const cells: Cell[] = JUNCTIONS.map(() => '.')
  for (const junction of playable)
    cells[junction] = black(junction % 11, Math.floor(junction / 11)) ? 'b' : 'w'
  const blacks = playable.filter((junction) => cells[junction] === 'b')
  const whites = playable.filter((junction) => cells[junction] === 'w')
  const [more, colour] = blacks.length > whites.length ? ([blacks, 'w'] as const) : ([whites, 'b'] as const)
  for (const junction of more.slice(0, more.length - playable.length / 2)) cells[junction] = colour
  for (const [one, other] of swaps) {
    const [a, b] = [playable[one] ?? 0, playable[other] ?? 0]
    const [cellA, cellB] = [cells[a] ?? '.', cells[b] ?? '.']
    cells[a] = cellB
    cells[b] = cellA
  }
  return { gadong, cells }
}
