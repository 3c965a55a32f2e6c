import type { Junction } from '#core/board/junction'
import Konva from 'konva'
import { Animator } from './animator'
import { pointOf } from './geometry'
import type { BoardGeometry, Point } from './geometry'
import { GhostNode } from './ghosts'
import { OVER, UNDER, diffKeys, drawableMarks, sameMarks } from './marks'
import type { Mark, MarkKind } from './marks'
import type { BoardPalette } from './palette'
import { paintMark } from './paint/marks'
import { SpriteSheet } from './paint/sprites'
import { flightTimings, hopTimings } from './schedule'
import { planTransition, samePiece } from './transition'
import type { Transition } from './transition'
import type { BoardMarks, BoardPiece, BoardPieces, Ghost, LastMove } from './view'

/** A node and the piece that it draws. */
interface PieceNode {
  readonly node: Konva.Shape
  piece: BoardPiece
}

const FLIGHT_START = 110 // captures leave a little before the slide has ended

/**
 * Owns every node of the tokens layer and of the overlay layer: one node a piece, one node a mark. Each call changes only
 * what is not yet so. A new call never waits for an animation: it ends it first.
 */
export class BoardScene {
  readonly #pieces = new Map<Junction, PieceNode>()
  readonly #marks = new Map<string, Konva.Shape>()
  readonly #groups: ReadonlyMap<MarkKind, Konva.Group>
  readonly #standing = new Konva.Group({ listening: false })
  readonly #moving = new Konva.Group({ listening: false })
  readonly #animator = new Animator()
  readonly #ghosts: GhostNode
  #geometry: BoardGeometry
  #palette: BoardPalette
  #sprites: SpriteSheet
  #shown: BoardPieces = []
  #view: BoardMarks = {}
  #isClear = true // nothing but ghosts lies on the overlay
  #lifted: Junction | null = null

  constructor(tokens: Konva.Layer, overlay: Konva.Layer, geometry: BoardGeometry, palette: BoardPalette) {
    this.#geometry = geometry
    this.#palette = palette
    this.#sprites = new SpriteSheet(palette, geometry.cell, geometry.ratio)
    const group = (kind: MarkKind) => [kind, new Konva.Group({ listening: false })] as const
    const under = UNDER.map(group)
    const over = OVER.map(group)
    this.#groups = new Map([...under, ...over])
    for (const [, node] of under) tokens.add(node)
    tokens.add(this.#standing, this.#moving)
    for (const [, node] of over) overlay.add(node)
    this.#ghosts = new GhostNode(overlay, geometry, this.#sprites)
    overlay.add(this.#ghosts.node)
  }

  /** Takes a new size, theme or side of view: every node is placed and drawn anew. */
  layout(geometry: BoardGeometry, palette: BoardPalette): void {
    this.#animator.finish()
    this.#geometry = geometry
    this.#palette = palette
    this.#sprites = new SpriteSheet(palette, geometry.cell, geometry.ratio)
    for (const [junction, { node }] of this.#pieces) node.position(pointOf(geometry, junction))
    this.#standing.getLayer()?.batchDraw()
    this.#clearMarks()
    this.#ghosts.layout(geometry, this.#sprites)
    this.#placeMarks(this.#view)
  }

  /** Shows pieces. `last` is the move that led to them; with `animate` it is shown moving. */
  setPieces(pieces: BoardPieces, last: LastMove | null, animate: boolean): void {
    this.#animator.finish()
    const plan = planTransition(this.#shown, pieces, last)
    this.#shown = pieces
    for (const junction of plan.removed) this.#remove(junction)
    this.#takeCaptured(plan, animate)
    this.#movePieces(plan, animate)
    for (const junction of [...plan.added, ...plan.changed]) {
      const piece = pieces[junction]
      if (piece) this.#put(junction, piece)
    }
  }

  setMarks(marks: BoardMarks): void {
    if (sameMarks(marks, this.#view)) return
    this.#view = marks
    this.#placeMarks(marks)
  }

  setGhosts(ghosts: readonly Ghost[]): void {
    this.#ghosts.show(ghosts, this.#isClear)
  }

  #placeMarks(marks: BoardMarks): void {
    const drawable = drawableMarks(marks, this.#geometry)
    const wanted = new Map(drawable.map((mark) => [JSON.stringify(mark), mark]))
    const { came, went } = diffKeys(new Set(this.#marks.keys()), [...wanted.keys()])
    for (const key of went) {
      this.#marks.get(key)?.destroy()
      this.#marks.delete(key)
    }
    for (const key of came) {
      const mark = wanted.get(key)
      if (mark) this.#addMark(key, mark)
    }
    this.#isClear = drawable.every(({ kind }) => UNDER.includes(kind))
  }

  /** Lets a piece hang at the pointer while it is dragged; `null` puts it back where it stands. */
  lift(junction: Junction | null, at: Point | null): void {
    if (this.#lifted !== null && this.#lifted !== junction) this.#settle(this.#lifted)
    this.#lifted = junction
    const entry = junction === null ? undefined : this.#pieces.get(junction)
    if (!entry || !at) return
    entry.node.moveTo(this.#moving)
    entry.node.position(at)
  }

  /** Whether something still moves. */
  get moving(): boolean {
    return this.#animator.busy
  }

  destroy(): void {
    this.#animator.finish()
  }

  #settle(junction: Junction): void {
    const entry = this.#pieces.get(junction)
    if (!entry) return
    entry.node.moveTo(this.#standing)
    entry.node.position(pointOf(this.#geometry, junction))
  }

  /** A node that is there already lies right: it only shows another piece. */
  #put(junction: Junction, piece: BoardPiece): void {
    const known = this.#pieces.get(junction)
    if (known) this.#exchange(known, piece)
    else this.#pieces.set(junction, this.#pieceNode(piece, pointOf(this.#geometry, junction)))
  }

  #exchange(entry: PieceNode, piece: BoardPiece): void {
    entry.piece = piece
    this.#standing.getLayer()?.batchDraw()
  }

  #pieceNode(piece: BoardPiece, at: Point): PieceNode {
    const draw = (context: Konva.Context) => {
      this.#sprites.draw(context._context, entry.piece, 0, 0)
    }
    const node = new Konva.Shape({ ...at, listening: false, perfectDrawEnabled: false, sceneFunc: draw })
    const entry = { node, piece }
    this.#standing.add(node)
    return entry
  }

  #remove(junction: Junction): void {
    this.#pieces.get(junction)?.node.destroy()
    this.#pieces.delete(junction)
  }

  #takeCaptured(plan: Transition, animate: boolean): void {
    const timings = flightTimings(plan.captured.length, plan.moves.length > 0 ? FLIGHT_START : 0)
    const bowl = {
      x: this.#geometry.left + this.#geometry.side / 2,
      y: this.#geometry.top + this.#geometry.side / 2,
    }
    plan.captured.forEach((junction, index) => {
      const node = this.#pieces.get(junction)?.node
      const timing = timings[index]
      if (!animate || !node || !timing) return this.#remove(junction)
      this.#pieces.delete(junction)
      node.moveTo(this.#moving)
      const start = node.position()
      this.#animator.start({
        ...timing,
        update: (progress) => {
          node.position(between(start, bowl, progress))
          node.scale({ x: 1 - 0.5 * progress, y: 1 - 0.5 * progress })
          node.opacity(progress > 0.75 ? (1 - progress) * 4 : 1)
        },
        done: () => node.destroy(),
      })
    })
  }

  #movePieces(plan: Transition, animate: boolean): void {
    for (const { from, to, path, piece } of plan.moves) {
      const entry = this.#pieces.get(from)
      if (!entry) {
        this.#put(to, piece)
        continue
      }
      const { node } = entry
      const start = node.position()
      this.#pieces.delete(from)
      this.#pieces.set(to, entry)
      if (!samePiece(entry.piece, piece)) this.#exchange(entry, piece)
      if (from === this.#lifted) this.#lifted = null
      if (animate) this.#slide(node, start, path)
      else node.position(pointOf(this.#geometry, to))
      if (!animate) node.moveTo(this.#standing)
    }
  }

  #slide(node: Konva.Shape, start: Point, path: readonly Junction[]): void {
    node.moveTo(this.#moving)
    const stations = path.map((junction) => pointOf(this.#geometry, junction))
    const timings = hopTimings(stations.length)
    stations.forEach((station, index) => {
      const timing = timings[index]
      const origin = stations[index - 1] ?? start
      if (!timing) return
      this.#animator.start({
        ...timing,
        update: (progress) => node.position(between(origin, station, progress)),
        ...(index === stations.length - 1 ? { done: () => node.moveTo(this.#standing) } : {}),
      })
    })
  }

  #addMark(key: string, mark: Mark): void {
    const shape = new Konva.Shape({
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: (context) => {
        paintMark(
          {
            context: context._context,
            palette: this.#palette,
            sprites: this.#sprites,
            cell: this.#geometry.cell,
          },
          mark,
        )
      },
    })
    this.#marks.set(key, shape)
    this.#groups.get(mark.kind)?.add(shape)
  }

  #clearMarks(): void {
    for (const shape of this.#marks.values()) shape.destroy()
    this.#marks.clear()
  }
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
