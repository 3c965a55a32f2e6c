import { fileOf, rankOf } from '#core/board/junction'
import type { Junction } from '#core/board/junction'
import type { Move, Seat } from '#core/games/contract'
import type { BoardMarks, BoardPiece, BoardPieces, CaptureLine, LastMove } from '../board/view'
import { completeMoves, movablePieces, nextStops, previewChoice, stationsOf, wholeMoveAt } from './choice'
import type { Choice } from './choice'

export interface MarksInput {
  readonly moves: readonly Move[] // legal for a person now; [] when it is not a person's turn
  readonly choice: Choice
  readonly hovered: Junction | null
  readonly pieces: BoardPieces
  readonly last: Move | null
  readonly turn: Seat
  readonly previewed: Move | null // a whole move pointed at elsewhere
  readonly showLegal: boolean
  readonly advised?: Move | null // the best move, where hints are asked for
  /** Words of the tag of a line; its number from 1, or 0 where there is nothing to choose between. */
  readonly tag: (move: Move, number: number) => { readonly title: string; readonly note: string }
}

/** The move that led to a position, as the board shows it. */
export function lastMoveOf(move: Move | null): LastMove | null {
  if (!move) return null
  return {
    from: move.from as Junction | null,
    to: move.to as Junction | null,
    captured: move.captured as readonly Junction[],
    ...(move.path ? { path: move.path as readonly Junction[] } : {}),
  }
}

/** What is on show: the choice as hovering would continue it, and the moves that would end there. */
export function offeredMoves({ moves, choice, hovered }: Pick<MarksInput, 'moves' | 'choice' | 'hovered'>): {
  readonly shown: Choice
  readonly lines: readonly Move[]
} {
  const shown = (hovered === null ? null : previewChoice(moves, choice, hovered)) ?? choice
  return { shown, lines: [...completeMoves(moves, shown)].sort(byReading) }
}

/** Lines are numbered as one reads: from the north downwards, then from the west. */
function byReading(a: Move, b: Move): number {
  const mean = (move: Move, part: (junction: Junction) => number) =>
    move.captured.reduce((sum, place) => sum + part(place as Junction), 0) / Math.max(1, move.captured.length)
  return mean(b, rankOf) - mean(a, rankOf) || mean(a, fileOf) - mean(b, fileOf)
}

/** Everything that Play lays over the board: the last move, what can be chosen, and what the choice or the pointer would do. */
export function playMarks(input: MarksInput): BoardMarks {
  const { moves, choice, hovered, pieces, last, showLegal } = input
  const lastMove = lastMoveOf(last)
  if (input.previewed) return { lastMove, ...wholeMarks(input.previewed, pieces) }
  if (moves.length === 0) return { lastMove }
  const whole = hovered === null ? undefined : wholeMoveAt(moves, hovered)
  const hint = input.advised ? hintJunctions(input.advised, moves) : []
  if (whole) return { lastMove, hint, movable: firstJunctions(input), captures: [lineOf(whole, input, 0)] }
  const { shown, lines } = offeredMoves(input)
  const from = shown.from
  const stop = shown.path.at(-1)
  const piece = from === null ? null : (pieces[from] ?? null)
  const numbered = lines.length > 1 || (choice.path.length > 0 && shown.path.join() === choice.path.join())
  return {
    lastMove,
    hint,
    movable: choice.path.length === 0 ? firstJunctions(input) : [],
    selected: from,
    targets: showLegal && from !== null ? stopsToShow(moves, choice, shown) : [],
    ...(from !== null && stop !== undefined && piece
      ? {
          route: [from, ...shown.path],
          chosen: { junction: stop, piece: arriving(lines[0], input.turn, piece) },
        }
      : {}),
    captures:
      lines.length > 0
        ? lines.map((move, index) => lineOf(move, input, numbered ? index + 1 : 0))
        : leaptLine(moves, shown),
  }
}

/** Where a move ends, or the nearest thing that is taken whole; and where it begins, if that is a choice. */
function hintJunctions(move: Move, moves: readonly Move[]): readonly Junction[] {
  const places = moves.every(({ from }) => from === move.from) ? [move.to] : [move.from, move.to]
  if (move.to === null) places.push(...move.captured.slice(0, 1))
  return places.flatMap((place) => (place === null ? [] : [place as Junction]))
}

/** A move shown from its beginning to its end. */
function wholeMarks(move: Move, pieces: BoardPieces): BoardMarks {
  const from = move.from as Junction | null
  const stop = stationsOf(move).at(-1)
  const piece = from === null ? null : (pieces[from] ?? null)
  const captures = [{ id: move.notation, junctions: move.captured as readonly Junction[] }]
  if (from === null || stop === undefined || !piece) return { captures }
  return { captures, selected: from, route: [from, ...stationsOf(move)], chosen: { junction: stop, piece } }
}

/** Where to start: the movable pieces, or the mover's nearest token of each thing that is taken whole. */
function firstJunctions({ moves, showLegal, turn }: MarksInput): readonly Junction[] {
  if (!showLegal) return []
  const pieces = movablePieces(moves)
  if (pieces.length > 0) return pieces.length === 1 ? [] : pieces
  return moves.flatMap(({ captured }) => {
    const nearest = turn === 'north' ? captured[captured.length - 1] : captured[0]
    return nearest === undefined ? [] : [nearest as Junction]
  })
}

function stopsToShow(moves: readonly Move[], choice: Choice, shown: Choice): readonly Junction[] {
  const stops = choice.from === shown.from && choice.path.length > 0 ? choice : { from: shown.from, path: [] }
  const next = nextStops(moves, stops)
  return next.length > 0 ? next : nextStops(moves, { from: shown.from, path: [] })
}

/** A promoted token arrives as its player's kas; any other piece arrives as itself. */
function arriving(move: Move | undefined, seat: Seat, piece: BoardPiece): BoardPiece {
  return move?.kind === 'selection' ? { kind: 'kas', seat } : piece
}

/** What the leaps chosen so far take, where a chain must still go on. */
function leaptLine(moves: readonly Move[], shown: Choice): readonly CaptureLine[] {
  const move = moves.find(
    (candidate) =>
      candidate.kind === 'leap' &&
      candidate.from === shown.from &&
      shown.path.every((junction, index) => stationsOf(candidate)[index] === junction),
  )
  if (!move || shown.from === null || shown.path.length === 0) return []
  const stations = [shown.from, ...shown.path]
  const leapt = shown.path.map((landing, index) => ((landing + (stations[index] ?? landing)) / 2) as Junction)
  return [{ id: 'leaps', junctions: leapt }]
}

function lineOf(move: Move, input: MarksInput, number: number): CaptureLine {
  const junctions = move.captured as readonly Junction[]
  return { id: move.notation, junctions, tag: input.tag(move, number) }
}
