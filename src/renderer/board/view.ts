import type { Junction } from '#core/board/junction'
import type { Piece } from '#core/games/contract'

/** What a board can show on a junction: a piece of a game, or a junction that a draft leaves open. */
export type BoardPiece = Piece | { readonly kind: 'undecided' }

/** 121 places by junction. */
export type BoardPieces = readonly (BoardPiece | null)[]

/** A line of tokens that a move would take. `id` comes back in `choose`. */
export interface CaptureLine {
  readonly id: string
  readonly junctions: readonly Junction[]
  readonly tag?: { readonly title: string; readonly note: string } | undefined // such as "+6" and "key 2"
}

/** The move that led here; `path` are the landings of a chain of leaps, the last is `to`. */
export interface LastMove {
  readonly from: Junction | null
  readonly to: Junction | null
  readonly captured: readonly Junction[]
  readonly path?: readonly Junction[] | undefined
}

/** What a stroke would leave on a junction: under the pointer, or as an image of it by symmetry. */
export interface Ghost {
  readonly junction: Junction
  readonly piece: BoardPiece | null // null where the stroke takes the token off
  readonly image: boolean
}

/** A rectangle of junctions with an outline: what is selected, or an image of it by symmetry. */
export interface Outline {
  readonly corners: readonly [Junction, Junction] // opposite ones
  readonly image: boolean
}

/** Lines and turns of a symmetry that the board can draw. */
export type Axis = 'lr' | 'tb' | 'a1k11' | 'a11k1' | 'half-turn' | 'quarter-turn'

/** Everything laid over or under the pieces. Nothing in it is a rule; an absent field shows nothing. */
export interface BoardMarks {
  readonly targets?: readonly Junction[] // where the selected piece may go
  readonly movable?: readonly Junction[] // pieces that may be chosen, ringed faintly
  readonly selected?: Junction | null
  readonly route?: readonly Junction[] // stations of the way that the selected piece would go
  readonly chosen?: { readonly junction: Junction; readonly piece: BoardPiece } | null // chosen stop, with the piece's ghost
  readonly captures?: readonly CaptureLine[]
  readonly lastMove?: LastMove | null
  readonly hint?: readonly Junction[] // a move that is advised: discreet, beside the pieces
  readonly halves?: readonly Junction[] // proposed for the other colour, to balance
  readonly misfits?: readonly Junction[] // keep the board from having a symmetry
  readonly outlines?: readonly Outline[]
  readonly axes?: readonly Axis[]
}

/** How a junction was picked. */
export interface PickInfo {
  readonly button: number // 0 main, 1 middle, 2 secondary; keys count as 0
  readonly source: 'pointer' | 'touch' | 'keyboard' // touch cannot hover: it may want to see before it plays
  readonly shift: boolean
  readonly alt: boolean
  readonly control: boolean // or the command key
}
