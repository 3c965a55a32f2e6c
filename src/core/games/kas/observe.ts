import { JUNCTIONS, fileLetter, makeJunction, type Junction } from '../../board/junction'
import type { GameResult, Move, Piece, Position } from '../contract'
import type { KasBoard } from './board'
import { lowest } from './bits'
import { BLACK, capturedSet, lineOf, originOf, targetOf, WHITE } from './codes'
import { halfSet } from './generate'
import { COLUMN, FIRST_FILE, junctionOn, ROW } from './geometry'
import { KAS_SEATS, PLAY_PLY, SELECTION_PLY, type KasState } from './state'

/** The notation of a code made after so many plies (RULES 6). */
export function makeNotation(ply: number, code: number): string {
  if (ply < SELECTION_PLY) return '=' + fileLetter(code)
  const captured = capturedOn(code).map((junction) => nameOf(junction))
  return `${nameOf(originOf(code))}-${nameOf(targetOf(code))}x${captured.join(',')}`
}

/** What a code of the state's position does. */
export function describeMove(state: KasState, code: number): Move {
  const notation = makeNotation(state.ply, code)
  const points = state.gain(code)
  if (state.ply >= SELECTION_PLY) {
    const kind = state.ply >= PLAY_PLY ? 'kas' : 'selection'
    return { notation, kind, from: originOf(code), to: targetOf(code), captured: capturedOn(code), points }
  }
  const taken = state.board.occupied(FIRST_FILE + code) & halfSet(state.mover)
  return {
    notation,
    kind: 'passage',
    from: null,
    to: null,
    captured: junctionsOf(FIRST_FILE + code, taken),
    points,
    file: code,
  }
}

/** The position as plain data. */
export function positionOf(state: KasState): Position {
  const { board } = state
  const seats = [0, 1]
  const passages = seats.map((seat) => board.passages[seat] as number)
  return {
    ruleset: state.ruleset,
    seats: KAS_SEATS,
    phase: state.phase,
    turn: KAS_SEATS[state.turn] ?? null,
    scores: seats.map((seat) => state.score(seat)),
    hauls: seats.map((seat) => ({ black: board.haul(seat, BLACK), white: board.haul(seat, WHITE) })),
    pieces: JUNCTIONS.map((junction) => pieceOn(board, junction)),
    passages: passages.map((file) => (file < 0 ? null : file)),
    ply: state.ply,
    result: state.result(),
  }
}

/** The result of a cleared board: the higher score wins, equal ones share (RULES 2, End). */
export function clearedResult(scores: readonly number[]): GameResult {
  const best = Math.max(...scores)
  return { reason: 'cleared', scores, winners: KAS_SEATS.filter((_, seat) => scores[seat] === best) }
}

/** The result of a seat's suntuk or resignation: it loses and forfeits all points to the opponent (RULES 2, End). */
export function forfeitResult(reason: 'suntuk' | 'resigned', loser: number, points: number): GameResult {
  return {
    reason,
    scores: KAS_SEATS.map((_, seat) => (seat === loser ? 0 : points)),
    winners: KAS_SEATS.filter((_, seat) => seat !== loser),
  }
}

function pieceOn(board: KasBoard, junction: Junction): Piece | null {
  const seat = KAS_SEATS[board.kas.indexOf(junction)]
  if (seat !== undefined) return { kind: 'kas', seat }
  const row = ROW[junction] as number
  const column = COLUMN[junction] as number
  if ((board.set(BLACK, row) >> column) & 1) return { kind: 'token', colour: 'b' }
  return (board.set(WHITE, row) >> column) & 1 ? { kind: 'token', colour: 'w' } : null
}

function capturedOn(code: number): number[] {
  return junctionsOf(lineOf(code), capturedSet(code))
}

/** The junctions of a set on a line, in the order of notation: by file, then by rank. */
function junctionsOf(line: number, set: number): number[] {
  const junctions: number[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) junctions.push(junctionOn(line, lowest(rest)))
  return junctions
}

function nameOf(junction: number): string {
  return makeJunction(junction as Junction)
}
