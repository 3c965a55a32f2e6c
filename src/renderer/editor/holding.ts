import { fileOf, rankOf, type Junction } from '#core/board/junction'
import { cellAt, isColour, swapped } from '#core/pattern/board'
import type { Board, Colour } from '#core/pattern/cells'
import { turnedKind } from '#core/pattern/kinds'
import { paint } from '#core/pattern/symmetry'
import {
  clearRegion,
  copyRegion,
  invertClip,
  transformClip,
  type Clip,
  type Region,
} from '#core/pattern/tools/region'
import type { Stroke } from '#core/pattern/tools/tool'
import { invertBoard, transformBoard, type Transform } from '#core/pattern/transform'
import { junctionInView, stepInView, type QuarterTurns } from '../board/geometry'
import { layDown, regionOf, takeUp, type Floating, type Ground } from './floating'
import { moveOf, outcomeOf, shiftedBy, type Hand } from './gesture'
import type { PlainAction, StepLabel } from './history'
import type { StepPart } from './session'
import type { ToolId } from './tool-list'

/** What the person holds in the hand. Immutable; never part of undo. */
export interface Holding {
  readonly tool: ToolId
  readonly filled: boolean // rectangles
  readonly colour: Colour
  readonly opposite: boolean // the stroke under way paints the other colour
  readonly stroke: Stroke // so far; empty when none is under way
  readonly anchored: boolean // the stroke was begun by the keyboard and waits for its other end
  readonly hovered: Junction | null
  readonly region: Region | null // selected
  readonly floating: Floating | null // what was moved or pasted there, as long as nothing else was drawn
  readonly clip: Clip | null // copied
}

/** What an action leaves in the hand, and the step of the history that it takes, if any. */
export interface Done {
  readonly holding: Holding
  readonly step: ({ readonly label: StepLabel; readonly board: Board } & StepPart) | null
}

export const EMPTY_HANDED: Holding = {
  tool: 'brush',
  filled: false,
  colour: 'b',
  opposite: false,
  stroke: [],
  anchored: false,
  hovered: null,
  region: null,
  floating: null,
  clip: null,
}

const SPANS: readonly ToolId[] = ['line', 'rectangle', 'region', 'shift']

/** What a stroke means, given what is in the hand. */
export function handOf(holding: Holding, { board, kind }: Ground): Hand {
  const { tool, filled, colour, opposite, region, floating } = holding
  return { board, kind, tool, filled, region, floating, paint: opposite ? otherColour(colour) : colour }
}

function otherColour(colour: Colour): Colour {
  return swapped(colour) as Colour
}

/** Paints with the other colour from now on. */
export function swapColour(holding: Holding): Holding {
  return { ...holding, colour: otherColour(holding.colour) }
}

/** Takes a tool; the rectangle, taken again, changes between outline and filled. */
export function takeTool(holding: Holding, tool: ToolId): Holding {
  const again = tool === 'rectangle' && holding.tool === 'rectangle'
  const filled = again ? !holding.filled : holding.filled
  const kept = tool === 'region' ? {} : { region: null, floating: null }
  return { ...holding, ...idle, ...kept, tool, filled }
}

/** Takes the colour of a junction, whatever the tool; nothing happens where there is none. */
export function pick(holding: Holding, junction: Junction, { board }: Ground): Holding {
  const cell = cellAt(board, junction)
  return isColour(cell) ? { ...holding, ...idle, colour: cell } : { ...holding, ...idle }
}

/** Begins a stroke. */
export function begin(holding: Holding, junction: Junction, opposite: boolean): Holding {
  return { ...holding, ...idle, stroke: [junction], opposite }
}

/** Goes on with a stroke; repeated samples are left out. */
export function extend(holding: Holding, samples: Stroke): Holding {
  if (holding.stroke.length === 0) return holding
  const stroke = samples.reduce<Stroke>(
    (path, sample) => (sample === path.at(-1) ? path : [...path, sample]),
    holding.stroke,
  )
  return stroke.length > holding.stroke.length ? { ...holding, stroke } : holding
}

/** Ends a stroke. */
export function finish(holding: Holding, ground: Ground): Done {
  const rest = { ...holding, ...idle }
  if (holding.stroke.length === 0) return { holding: rest, step: null }
  const outcome = outcomeOf(handOf(holding, ground), holding.stroke)
  if (outcome.kind === 'pick')
    return { holding: { ...rest, colour: outcome.colour ?? rest.colour }, step: null }
  if (outcome.kind === 'region') {
    return { holding: { ...rest, region: outcome.region, floating: null }, step: null }
  }
  const { board, label, piece } = outcome
  return piece ? laid(rest, label, piece, piece.pasted) : { holding: rest, step: { board, label } }
}

/** Gives up the stroke under way, else the selection; the same holding when there is neither. */
export function cancel(holding: Holding): Holding {
  if (holding.stroke.length > 0) return { ...holding, ...idle }
  return holding.region ? { ...holding, region: null, floating: null } : holding
}

/** A junction chosen by the keyboard: a click, or one end of what needs two. */
export function press(holding: Holding, ground: Ground, junction: Junction, opposite: boolean): Done {
  if (holding.anchored) return finish(extend(holding, [junction]), ground)
  const begun = begin(holding, junction, opposite)
  return SPANS.includes(holding.tool)
    ? { holding: { ...begun, anchored: true }, step: null }
    : finish(begun, ground)
}

/** The pointer or the focus came to a junction; an anchored stroke follows it. */
export function hover(holding: Holding, junction: Junction | null): Holding {
  const first = holding.stroke[0] ?? null
  const follows = holding.anchored && first !== null && junction !== null
  return { ...holding, hovered: junction, ...(follows && { stroke: [first, junction] }) }
}

/** Copies the selected region. */
export function copy(holding: Holding, { board }: Ground): Holding {
  return holding.region ? { ...holding, clip: copyRegion(board, holding.region) } : holding
}

/** Makes the selected region undecided. */
export function clear(holding: Holding, { board, kind }: Ground): Done {
  const { region } = holding
  if (!region) return { holding, step: null }
  return { holding, step: { label: { action: 'clear' }, board: paint(board, kind, clearRegion(region)) } }
}

/** Selects the whole board. */
export function selectAll(holding: Holding): Holding {
  const region = { file: 0, rank: 1, width: 11, height: 11 }
  return { ...holding, ...idle, tool: 'region', region, floating: null }
}

/**
 * Pastes the copy over the selected region, else with the corner that is seen at its upper left where the pointer or the focus
 * is, else in that corner of the board.
 */
export function paste(holding: Holding, { board, kind }: Ground, turns: QuarterTurns = 0): Done {
  const { clip, hovered, region } = holding
  if (!clip) return { holding, step: null }
  const place = region
    ? { file: region.file, rank: Math.max(1, region.rank + region.height - clip.height) }
    : cornerOf(clip, hovered ?? junctionInView(0, 0, turns), turns)
  const piece = layDown({ clip, ...place, under: board, result: board }, kind, { pasted: true })
  return laid({ ...holding, ...idle, tool: 'region' }, { action: 'paste' }, piece)
}

/** The south-west corner of a piece whose upper left, as it is seen, lies on a junction. */
function cornerOf(
  { width, height }: Clip,
  at: Junction,
  turns: QuarterTurns,
): { file: number; rank: number } {
  const [east, north] = stepInView(-1, 1, turns)
  return {
    file: Math.max(0, fileOf(at) - (east > 0 ? width - 1 : 0)),
    rank: Math.max(1, rankOf(at) - (north > 0 ? height - 1 : 0)),
  }
}

/** Moves the selected region by some junctions, or without one the whole board; several in a row are one step. */
export function nudge(holding: Holding, ground: Ground, east: number, north: number): Done {
  const { region, hovered } = holding
  if (!region) {
    const board = shiftedBy(ground, hovered, east, north)
    return { holding, step: { label: { action: 'shift' }, board, joins: true } }
  }
  const piece = takeUp(ground, region, holding.floating)
  const { file, rank } = piece
  const moved = layDown(piece, ground.kind, { file: file + east, rank: rank + north })
  return laid(holding, { action: moveOf(piece) }, moved, true)
}

/** Turns or flips the selected region, or without one the whole board together with its symmetry. */
export function turn(holding: Holding, ground: Ground, action: 'turn' | 'flip', by: Transform): Done {
  const { region } = holding
  if (region) {
    return reshape(holding, ground, region, action, ({ clip }) => ({ clip: transformClip(clip, by) }))
  }
  const board = transformBoard(ground.board, by)
  return { holding, step: { label: { action }, board, kind: turnedKind(ground.kind, by) } }
}

/** Exchanges black and white in the selected region, or without one on the whole board. */
export function invert(holding: Holding, ground: Ground): Done {
  const { region } = holding
  if (region) {
    return reshape(holding, ground, region, 'invert', ({ clip }) => ({ clip: invertClip(clip) }))
  }
  return { holding, step: { label: { action: 'invert' }, board: invertBoard(ground.board) } }
}

const idle = { stroke: [], opposite: false, anchored: false } as const

function reshape(
  holding: Holding,
  ground: Ground,
  region: Region,
  action: PlainAction,
  change: (piece: Floating) => Partial<Floating>,
): Done {
  const piece = takeUp(ground, region, holding.floating)
  return laid(holding, { action }, layDown(piece, ground.kind, { ...change(piece), pasted: false }))
}

/** The piece selected where it was laid down; nothing is selected when it left the board. */
function laid(holding: Holding, label: StepLabel, piece: Floating, joins = false): Done {
  const region = regionOf(piece)
  const floating = region && piece
  return {
    holding: { ...holding, region, floating },
    step: { label, board: piece.result, ...(joins && { joins }) },
  }
}
