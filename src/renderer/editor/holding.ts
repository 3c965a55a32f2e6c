import { fileOf, rankOf, type Junction } from '#core/board/junction'
import { applyChanges, cellAt, isColour, swapped } from '#core/pattern/board'
import type { Board, CellChange, Colour } from '#core/pattern/cells'
import { repeatChanges, type SymmetryKind } from '#core/pattern/symmetry'
import { clearRegion, copyRegion, pasteClip, type Clip, type Region } from '#core/pattern/tools/region'
import { shiftBoard } from '#core/pattern/transform'
import { movedBy, outcomeOf, type Hand } from './gesture'
import type { StepLabel } from './history'
import type { ToolId } from './tool-list'

/** What the person holds in the hand. Immutable; never part of undo. */
export interface Holding {
  readonly tool: ToolId
  readonly filled: boolean // rectangles
  readonly colour: Colour
  readonly opposite: boolean // the stroke under way paints the other colour
  readonly stroke: readonly Junction[] // samples so far; empty when none is under way
  readonly anchored: boolean // the stroke was begun by the keyboard and waits for its other end
  readonly hovered: Junction | null
  readonly region: Region | null // selected
  readonly clip: Clip | null // copied
}

/** The board that is drawn on, and what strokes are repeated by. */
export interface Ground {
  readonly board: Board
  readonly kind: SymmetryKind
}

/** What an action leaves in the hand, and the step of the history that it takes, if any. */
export interface Done {
  readonly holding: Holding
  readonly step: { readonly label: StepLabel; readonly board: Board } | null
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
  clip: null,
}

const SPANS: readonly ToolId[] = ['line', 'rectangle', 'region', 'shift']

/** What a stroke means, given what is in the hand. */
export function handOf({ tool, filled, colour, opposite, region }: Holding, { board, kind }: Ground): Hand {
  return { board, kind, tool, filled, region, paint: opposite ? otherColour(colour) : colour }
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
  return { ...holding, ...idle, tool, filled, region: tool === 'region' ? holding.region : null }
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

/** Goes on with a stroke; samples beside the board and repeated ones are left out. */
export function extend(holding: Holding, samples: readonly (Junction | null)[]): Holding {
  if (holding.stroke.length === 0) return holding
  const stroke = samples.reduce<readonly Junction[]>(
    (path, sample) => (sample === null || sample === path.at(-1) ? path : [...path, sample]),
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
  if (outcome.kind === 'region') return { holding: { ...rest, region: outcome.region }, step: null }
  const { board, label } = outcome
  const region = outcome.region === undefined ? rest.region : outcome.region
  return { holding: { ...rest, region }, step: { board, label } }
}

/** Gives up the stroke under way, else the selection; the same holding when there is neither. */
export function cancel(holding: Holding): Holding {
  if (holding.stroke.length > 0) return { ...holding, ...idle }
  return holding.region ? { ...holding, region: null } : holding
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
  const first = holding.stroke[0]
  const follows = holding.anchored && first !== undefined && junction !== null
  return { ...holding, hovered: junction, ...(follows && { stroke: [first, junction] }) }
}

/** Copies the selected region. */
export function copy(holding: Holding, { board }: Ground): Holding {
  return holding.region ? { ...holding, clip: copyRegion(board, holding.region) } : holding
}

/** Makes the selected region undecided. */
export function clear(holding: Holding, ground: Ground): Done {
  return {
    holding,
    step: holding.region && repeated({ action: 'clear' }, ground, clearRegion(holding.region)),
  }
}

/** Pastes the copy over the selected region, else where the pointer or the focus is, else in the south-west. */
export function paste(holding: Holding, ground: Ground): Done {
  const { clip, hovered } = holding
  if (!clip) return { holding, step: null }
  const at = hovered === null ? { file: 0, rank: 1 } : { file: fileOf(hovered), rank: rankOf(hovered) }
  const { file, rank } = holding.region ?? at
  const width = Math.min(11 - file, clip.width)
  const height = Math.min(12 - rank, clip.height)
  return {
    holding: { ...holding, ...idle, tool: 'region', region: { file, rank, width, height } },
    step: repeated({ action: 'paste' }, ground, pasteClip(ground.board, clip, file, rank)),
  }
}

/** Moves the selected region by some junctions, or without one the whole board. */
export function nudge(holding: Holding, ground: Ground, east: number, north: number): Done {
  if (!holding.region) {
    return { holding, step: { label: { action: 'shift' }, board: shiftBoard(ground.board, east, north) } }
  }
  const { board, label, region } = movedBy({ ...ground, region: holding.region }, east, north)
  return { holding: { ...holding, region }, step: { board, label } }
}

const idle = { stroke: [], opposite: false, anchored: false } as const

function repeated(label: StepLabel, { board, kind }: Ground, changes: readonly CellChange[]): Done['step'] {
  return { label, board: applyChanges(board, repeatChanges(board, kind, changes)) }
}
