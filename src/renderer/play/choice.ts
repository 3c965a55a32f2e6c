import { fileOf } from '#core/board/junction'
import type { Junction } from '#core/board/junction'
import type { Move } from '#core/games/contract'

/**
 * What a person has chosen of a move so far: the piece, then where it goes. A chain of leaps is chosen landing by landing.
 * It is only ever a beginning of legal moves.
 */
export interface Choice {
  readonly from: Junction | null
  readonly path: readonly Junction[]
}

export const NOTHING: Choice = { from: null, path: [] }

/** What a pick leads to: a move to be played, or another choice. */
export type Outcome =
  { readonly kind: 'play'; readonly move: Move } | { readonly kind: 'choice'; readonly choice: Choice }

/** The choice at the start of a turn: when one piece alone can move it is chosen already. */
export function startChoice(moves: readonly Move[]): Choice {
  const origins = movablePieces(moves)
  return { from: origins.length === 1 ? (origins[0] ?? null) : null, path: [] }
}

/** Pieces that some move begins with; for a passage or a corner, none. */
export function movablePieces(moves: readonly Move[]): readonly Junction[] {
  return distinct(moves.flatMap(({ from }) => (from === null ? [] : [from as Junction])))
}

/** Where a move stops, in order: its landings, or the one place it goes to. */
export function stationsOf(move: Move): readonly Junction[] {
  if (move.path) return move.path as readonly Junction[]
  return move.to === null ? [] : [move.to as Junction]
}

/** Where the chosen piece can stop next. Before a stop is chosen, all first stops. */
export function nextStops(moves: readonly Move[], choice: Choice): readonly Junction[] {
  const depth = choice.path.length
  return distinct(
    begun(moves, choice).flatMap((move) => {
      const station = stationsOf(move)[depth]
      return station === undefined ? [] : [station]
    }),
  )
}

/** The moves that end where the choice has come to; they differ in what they take. */
export function completeMoves(moves: readonly Move[], choice: Choice): readonly Move[] {
  if (choice.path.length === 0) return []
  return begun(moves, choice).filter((move) => stationsOf(move).length === choice.path.length)
}

/** The moves that begin with the choice. */
export function begun(moves: readonly Move[], choice: Choice): readonly Move[] {
  return moves.filter((move) => {
    if (move.from !== choice.from || choice.from === null) return false
    const stations = stationsOf(move)
    return choice.path.every((junction, index) => stations[index] === junction)
  })
}

/**
 * What picking a junction means. `look` asks to see a move before it is played, as a finger that cannot hover needs: then a move
 * that could be played at once is only chosen, and picked again it is played.
 */
export function pickJunction(
  moves: readonly Move[],
  choice: Choice,
  junction: Junction,
  look = false,
): Outcome {
  const whole = wholeMoveAt(moves, junction)
  if (whole) return { kind: 'play', move: whole }
  if (choice.from !== null) {
    const next = continued(moves, choice, junction)
    if (next) return settle(moves, next, look)
    const confirmed = confirmedMove(moves, choice, junction)
    if (confirmed) return { kind: 'play', move: confirmed }
    if (choice.path.at(-1) === junction) return { kind: 'choice', choice }
    const other = continued(moves, { ...choice, path: [] }, junction)
    if (other) return settle(moves, other, look)
  }
  return { kind: 'choice', choice: pickPiece(moves, choice, junction) }
}

/** The move that needs no piece: a passage by any junction of its file, a corner by itself. */
export function wholeMoveAt(moves: readonly Move[], junction: Junction): Move | undefined {
  return moves.find(
    (move) =>
      (move.kind === 'passage' && move.file === fileOf(junction)) ||
      (move.kind === 'corner' && move.captured[0] === junction),
  )
}

function continued(moves: readonly Move[], choice: Choice, junction: Junction): Choice | null {
  if (!nextStops(moves, choice).includes(junction)) return null
  return { from: choice.from, path: [...choice.path, junction] }
}

/** A stop that leaves no choice is played at once, any other waits for the line or the next landing. */
function settle(moves: readonly Move[], choice: Choice, look: boolean): Outcome {
  const [only, ...others] = begun(moves, choice)
  const complete = completeMoves(moves, choice)
  if (only && others.length === 0 && complete.length === 1 && !look) return { kind: 'play', move: only }
  return { kind: 'choice', choice }
}

/** After a stop: one of the tokens that only one move takes, or the stop again when only one move ends there. */
function confirmedMove(moves: readonly Move[], choice: Choice, junction: Junction): Move | undefined {
  const complete = completeMoves(moves, choice)
  const [only, ...others] = complete
  if (others.length === 0 && choice.path.at(-1) === junction) return only
  const taking = complete.filter((move) => move.captured.includes(junction))
  return taking.length === 1 ? taking[0] : undefined
}

function pickPiece(moves: readonly Move[], choice: Choice, junction: Junction): Choice {
  const start = startChoice(moves)
  if (!movablePieces(moves).includes(junction)) return start
  if (junction === choice.from) return choice.path.length > 0 ? { from: junction, path: [] } : start
  const picked: Choice = { from: junction, path: [] }
  const stops = nextStops(moves, picked)
  const single = stops.length === 1 && begun(moves, picked).every((move) => stationsOf(move).length === 1)
  return single ? { from: junction, path: stops } : picked
}

/** The choice that hovering a junction would lead to, for a preview; null when it leads nowhere. */
export function previewChoice(moves: readonly Move[], choice: Choice, hovered: Junction): Choice | null {
  if (choice.from === null) {
    const picked = pickPiece(moves, NOTHING, hovered)
    return picked.from === null ? null : picked
  }
  return continued(moves, choice, hovered) ?? continued(moves, { ...choice, path: [] }, hovered)
}

function distinct<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)]
}
