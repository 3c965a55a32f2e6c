import { fileOf, inGadong, rankOf, type Junction } from '#core/board/junction'
import { cellAt, changesBetween, isColour } from '#core/pattern/board'
import type { Board, Cell, CellChange, Colour } from '#core/pattern/cells'
import { partAt } from '#core/pattern/part'
import { orbit, paint, repeatChanges } from '#core/pattern/symmetry'
import { inRegion, junctionsOf, regionBetween, type Region } from '#core/pattern/tools/region'
import { shiftChanges } from '#core/pattern/tools/shift'
import { endsOf, type Stroke } from '#core/pattern/tools/tool'
import { ownChanges } from '#core/pattern/tools/tools'
import type { Ghost } from '../board/view'
import { layDown, regionOf, takeUp, type Floating, type Ground } from './floating'
import type { StepLabel } from './history'
import { ghostsOf } from './show'
import { paintTool, type ToolId } from './tool-list'

type Paint = Exclude<Cell, '.'>

/** All that the meaning of a stroke depends on. */
export interface Hand extends Ground {
  readonly tool: ToolId
  readonly filled: boolean // rectangles
  readonly paint: Paint
  readonly region: Region | null
  readonly floating: Floating | null // moved or pasted there
}

/** What a finished stroke comes to. */
export type Outcome =
  | {
      readonly kind: 'board'
      readonly board: Board
      readonly label: StepLabel
      readonly piece?: Floating // now selected
    }
  | { readonly kind: 'pick'; readonly colour: Colour | null } // null where there is none to pick
  | { readonly kind: 'region'; readonly region: Region | null }

/** What a stroke (at least one junction) does once it is finished. */
export function outcomeOf(hand: Hand, stroke: Stroke): Outcome {
  return GESTURES[hand.tool].outcome(hand, stroke)
}

/** What the board shows while a stroke is drawn, or (a stroke of one junction) while the pointer rests on it. */
export function ghostsOfStroke(hand: Hand, stroke: Stroke): readonly Ghost[] {
  return GESTURES[hand.tool].ghosts(hand, stroke)
}

/** What the pointer would do where it rests: the junction and its images, however much a click would fill. */
export function ghostsOfHover(hand: Hand, junction: Junction): readonly Ghost[] {
  const tool = paintTool(hand.tool, hand.filled)
  if (!tool || inGadong(junction, hand.board.gadong)) return []
  const cell = tool === 'eraser' ? '?' : hand.paint
  return paintGhosts(hand, [{ junction, cell }])
}

/** The region that is selected while a stroke is drawn. */
export function regionOfStroke(hand: Hand, stroke: Stroke): Region | null {
  if (hand.tool !== 'region' || stroke.length === 0) return hand.region
  const [first, last] = endsOf(stroke)
  if (hand.region && inRegion(first, hand.region)) {
    return regionOf(movedPiece(hand, hand.region, ...spanOf(first, last)))
  }
  return regionBetween(first, last)
}

/** What moving a piece is called: what was just pasted is still being put into its place. */
export function moveOf({ pasted }: Floating): 'paste' | 'move' {
  return pasted ? 'paste' : 'move'
}

/** What shifting the board comes to; `lead` lies in the part that moves while its images follow. */
export function shiftedBy(
  { board, kind }: Ground,
  lead: Junction | null,
  east: number,
  north: number,
): Board {
  const part = lead === null ? null : partAt(kind, lead)
  return paint(board, kind, shiftChanges(board, kind, part, east, north))
}

/** The selected piece moved by some junctions. */
function movedPiece(hand: Hand, region: Region, east: number, north: number): Floating {
  const piece = takeUp(hand, region, hand.floating)
  return layDown(piece, hand.kind, { file: piece.file + east, rank: piece.rank + north })
}

/** The board that is shown while a stroke is drawn: only shifting shows its result before it is finished. */
export function boardOfStroke(hand: Hand, stroke: Stroke): Board {
  if (hand.tool !== 'shift' || stroke.length === 0) return hand.board
  const outcome = outcomeOf(hand, stroke)
  return outcome.kind === 'board' ? outcome.board : hand.board
}

interface Gesture {
  outcome(hand: Hand, stroke: Stroke): Outcome
  ghosts(hand: Hand, stroke: Stroke): readonly Ghost[]
}

const painting: Gesture = {
  outcome(hand, stroke) {
    const { board, kind, paint: cell } = hand
    const tool = toolOf(hand)
    const changes = ownChanges(tool, { board, stroke, cell })
    const label = { action: 'paint', tool, cell: tool === 'eraser' ? '?' : cell } as const
    return { kind: 'board', board: paint(board, kind, changes), label }
  },
  ghosts(hand, stroke) {
    return paintGhosts(hand, ownChanges(toolOf(hand), { board: hand.board, stroke, cell: hand.paint }))
  },
}

const picking: Gesture = {
  outcome({ board }, stroke) {
    const cell = cellAt(board, endsOf(stroke)[1])
    return { kind: 'pick', colour: isColour(cell) ? cell : null }
  },
  ghosts: () => [],
}

const selecting: Gesture = {
  outcome(hand, stroke) {
    const { region } = hand
    const [first, last] = endsOf(stroke)
    if (region && inRegion(first, region)) {
      const piece = movedPiece(hand, region, ...spanOf(first, last))
      return { kind: 'board', board: piece.result, label: { action: moveOf(piece) }, piece }
    }
    const isClick = first === last && region !== null
    return { kind: 'region', region: isClick ? null : regionBetween(first, last) }
  },
  ghosts(hand, stroke) {
    const [first, last] = endsOf(stroke)
    const { board, region } = hand
    if (!region || first === last || !inRegion(first, region)) return []
    const piece = movedPiece(hand, region, ...spanOf(first, last))
    const place = regionOf(piece)
    const own = new Set([...junctionsOf(region), ...(place ? junctionsOf(place) : [])])
    return ghostsOf(changesBetween(board, piece.result), own)
  },
}

const shifting: Gesture = {
  outcome(hand, stroke) {
    const [first, last] = endsOf(stroke)
    const board = shiftedBy(hand, first, ...spanOf(first, last))
    return { kind: 'board', board, label: { action: 'shift' } }
  },
  ghosts: () => [],
}

const GESTURES: Readonly<Record<ToolId, Gesture>> = {
  brush: painting,
  line: painting,
  rectangle: painting,
  flood: painting,
  eraser: painting,
  picker: picking,
  region: selecting,
  shift: shifting,
}

function toolOf(hand: Hand) {
  const tool = paintTool(hand.tool, hand.filled)
  if (!tool) throw new Error(`${hand.tool} does not paint`)
  return tool
}

/** Ghosts of changes and of all their images, also where they change nothing: a stroke is seen where it is drawn. */
function paintGhosts({ board, kind }: Hand, changes: readonly CellChange[]): readonly Ghost[] {
  const own = new Set(changes.map((change) => change.junction))
  const touched = new Map<Junction, Cell>()
  for (const { junction } of changes) {
    if (touched.has(junction)) continue
    for (const image of orbit(junction, kind)) {
      if (!inGadong(image.junction, board.gadong)) touched.set(image.junction, cellAt(board, image.junction))
    }
  }
  for (const { junction, cell } of repeatChanges(board, kind, changes)) touched.set(junction, cell)
  return ghostsOf(
    [...touched].map(([junction, cell]) => ({ junction, cell })),
    own,
  )
}

function spanOf(first: Junction, last: Junction): readonly [east: number, north: number] {
  return [fileOf(last) - fileOf(first), rankOf(last) - rankOf(first)]
}
