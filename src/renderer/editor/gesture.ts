import { fileOf, inGadong, rankOf, type Junction } from '#core/board/junction'
import { applyChanges, cellAt, effectiveChanges, isColour } from '#core/pattern/board'
import type { Board, Cell, CellChange, Colour } from '#core/pattern/cells'
import { orbit, repeatChanges, type SymmetryKind } from '#core/pattern/symmetry'
import { inRegion, moveRegion, regionBetween, type Region } from '#core/pattern/tools/region'
import { endsOf } from '#core/pattern/tools/tool'
import { ownChanges } from '#core/pattern/tools/tools'
import { shiftBoard } from '#core/pattern/transform'
import type { Ghost } from '../board/view'
import type { StepLabel } from './history'
import { ghostsOf } from './show'
import { paintTool, type ToolId } from './tool-list'

type Paint = Exclude<Cell, '.'>

/** All that the meaning of a stroke depends on. */
export interface Hand {
  readonly board: Board
  readonly kind: SymmetryKind
  readonly tool: ToolId
  readonly filled: boolean // rectangles
  readonly paint: Paint
  readonly region: Region | null
}

/** What a finished stroke comes to. */
export type Outcome =
  | {
      readonly kind: 'board'
      readonly board: Board
      readonly label: StepLabel
      readonly region?: Region | null
    }
  | { readonly kind: 'pick'; readonly colour: Colour | null } // null where there is none to pick
  | { readonly kind: 'region'; readonly region: Region | null }

/** What a stroke (pointer samples in order, at least one) does once it is finished. */
export function outcomeOf(hand: Hand, stroke: readonly Junction[]): Outcome {
  return GESTURES[hand.tool].outcome(hand, stroke)
}

/** What the board shows while a stroke is drawn, or (a stroke of one junction) while the pointer rests on it. */
export function ghostsOfStroke(hand: Hand, stroke: readonly Junction[]): readonly Ghost[] {
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
export function regionOfStroke(hand: Hand, stroke: readonly Junction[]): Region | null {
  const [first, last] = [stroke[0], stroke.at(-1)]
  if (hand.tool !== 'region' || first === undefined || last === undefined) return hand.region
  if (hand.region && inRegion(first, hand.region)) {
    return movedRegion(hand.region, ...spanOf(first, last))
  }
  return regionBetween(first, last)
}

/** What moving the selected region by some junctions comes to: board, label, and the region where it is then. */
export function movedBy(
  hand: Pick<Hand, 'board' | 'kind'> & { readonly region: Region },
  east: number,
  north: number,
) {
  const { board, kind, region } = hand
  const changes = moveRegion(board, region, east, north)
  return {
    board: applyChanges(board, repeatChanges(board, kind, changes)),
    label: { action: 'move' } as const,
    region: movedRegion(region, east, north),
  }
}

/** A region moved by some junctions; what leaves the board is cut off, null when nothing is left. */
function movedRegion(region: Region, east: number, north: number): Region | null {
  const [west, south] = [region.file + east, region.rank + north]
  const [file, rank] = [Math.max(0, west), Math.max(1, south)]
  const width = Math.min(11, west + region.width) - file
  const height = Math.min(12, south + region.height) - rank
  return width > 0 && height > 0 ? { file, rank, width, height } : null
}

/** The board that is shown while a stroke is drawn: only shifting shows its result before it is finished. */
export function boardOfStroke(hand: Hand, stroke: readonly Junction[]): Board {
  if (hand.tool !== 'shift' || stroke.length === 0) return hand.board
  const outcome = outcomeOf(hand, stroke)
  return outcome.kind === 'board' ? outcome.board : hand.board
}

interface Gesture {
  outcome(hand: Hand, stroke: readonly Junction[]): Outcome
  ghosts(hand: Hand, stroke: readonly Junction[]): readonly Ghost[]
}

const painting: Gesture = {
  outcome(hand, stroke) {
    const { board, kind, paint } = hand
    const tool = toolOf(hand)
    const changes = ownChanges(tool, { board, stroke, cell: paint })
    const label = { action: 'paint', tool, cell: tool === 'eraser' ? '?' : paint } as const
    return { kind: 'board', board: applyChanges(board, repeatChanges(board, kind, changes)), label }
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
      return { kind: 'board', ...movedBy({ ...hand, region }, ...spanOf(first, last)) }
    }
    const isClick = first === last && region !== null
    return { kind: 'region', region: isClick ? null : regionBetween(first, last) }
  },
  ghosts(hand, stroke) {
    const [first, last] = endsOf(stroke)
    const { board, region } = hand
    if (!region || first === last || !inRegion(first, region)) return []
    return paintGhosts(hand, effectiveChanges(board, moveRegion(board, region, ...spanOf(first, last))))
  },
}

const shifting: Gesture = {
  outcome(hand, stroke) {
    const board = shiftBoard(hand.board, ...spanOf(...endsOf(stroke)))
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
