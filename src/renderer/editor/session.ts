import type { Gadong } from '#core/board/junction'
import type { Board } from '#core/pattern/cells'
import { boardOf, newDocument, type PatternDocument } from '#core/pattern/document'
import { symmetryOf, type SymmetryKind } from '#core/pattern/symmetry'
import { convertBoard } from '#core/pattern/transform'
import { countChanged, redrawn } from './documents'
import { currentStep, pushStep, startHistory, type History, type Step, type StepLabel } from './history'

/** The pattern under work: its history, and the own pattern that saving writes over (null: a new one). */
export interface Session {
  readonly history: History
  readonly patternId: string | null
}

/** How a document comes into the editor. */
export interface Opening {
  readonly patternId: string | null
  readonly label: StepLabel
  readonly unsaved: boolean // whether it counts as unsaved from the start
  readonly kind?: SymmetryKind | undefined // what strokes are repeated by, if it was chosen before
  readonly over?: PatternDocument | undefined // unsaved: what the own pattern held when the work on it began
}

/** A kind of symmetry for a board that nothing was drawn on. */
const BLANK_KIND: SymmetryKind = 'mirrors-straight'

/** A session that begins with a document; strokes get the kind chosen before, or the richest symmetry that its board has. */
export function openSession(document: PatternDocument, opening: Opening): Session {
  const { patternId, label, unsaved } = opening
  const board = boardOf(document)
  const isBlank = board.cells.every((cell) => cell === '?' || cell === '.')
  const kind = opening.kind ?? (isBlank ? BLANK_KIND : symmetryOf(board))
  const changed = board.cells.filter((cell) => cell !== '.').length
  const saved = unsaved ? (opening.over ?? null) : document
  return {
    patternId,
    history: startHistory({ label, document, kind, changed }, saved),
  }
}

/** A session with a new, undecided board. */
export function newSession(name: string): Session {
  return openSession(newDocument(name), { patternId: null, label: { action: 'new' }, unsaved: false })
}

/** What a step has besides its label and what it leads to. */
export interface StepPart {
  readonly kind?: SymmetryKind | undefined // strokes get it from then on
  readonly joins?: boolean | undefined // one with the step before, if that does the same
}

/** Takes a step to another board; the same session when the board is the same. */
export function draw(session: Session, label: StepLabel, board: Board, part: StepPart = {}): Session {
  const { document, kind: present } = currentStep(session.history)
  const changed = countChanged(boardOf(document), board)
  const step = { label, document: redrawn(document, board), kind: part.kind ?? present, changed }
  return changed === 0 ? session : push(session, step, part.joins)
}

/** Takes a step to a document with other names and notes. */
export function describe(
  session: Session,
  label: StepLabel,
  document: PatternDocument,
  joins?: boolean,
): Session {
  return push(session, { label, document, kind: currentStep(session.history).kind, changed: null }, joins)
}

/** Chooses what strokes are repeated by. */
export function chooseKind(session: Session, kind: SymmetryKind): Session {
  const { document } = currentStep(session.history)
  return push(session, { label: { action: 'symmetry', kind }, document, kind, changed: null })
}

/** Gives the board a bowl of another size. */
export function chooseGadong(session: Session, gadong: Gadong): Session {
  const board = boardOf(currentStep(session.history).document)
  return draw(session, { action: 'bowl', gadong }, convertBoard(board, gadong))
}

/** Takes note that a document of this history lies in the library under an id. */
export function savedAs(session: Session, patternId: string, saved: PatternDocument): Session {
  return { patternId, history: { ...session.history, saved } }
}

/** Takes a step to what the own pattern holds by now, as something else has changed it. */
export function follow(session: Session, document: PatternDocument): Session {
  const next = describe(session, { action: 'followed' }, document)
  return { ...next, history: { ...next.history, saved: document } }
}

function push(session: Session, step: Step, joins?: boolean): Session {
  const history = pushStep(session.history, step, joins)
  return history === session.history ? session : { ...session, history }
}
