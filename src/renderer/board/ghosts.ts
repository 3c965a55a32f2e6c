import { JUNCTIONS, type Junction } from '#core/board/junction'
import Konva from 'konva'
import { pointOf, type BoardGeometry, type Point } from './geometry'
import type { SpriteSheet } from './paint/sprites'
import { samePiece } from './transition'
import type { Ghost } from './view'

/**
 * The ghosts of a stroke: one node for all. A fast stroke changes a few of them in every frame, so where nothing else lies on
 * the layer their cells are painted at once and the rest of the layer stays as it is.
 */
export class GhostNode {
  readonly node: Konva.Shape
  readonly #layer: Konva.Layer
  #shown: readonly (Ghost | undefined)[] = [] // by junction
  #geometry: BoardGeometry
  #sprites: SpriteSheet

  constructor(layer: Konva.Layer, geometry: BoardGeometry, sprites: SpriteSheet) {
    this.#layer = layer
    this.#geometry = geometry
    this.#sprites = sprites
    this.node = new Konva.Shape({
      listening: false,
      perfectDrawEnabled: false,
      sceneFunc: (context) => {
        for (const ghost of this.#shown) if (ghost) this.#paint(context._context, ghost)
      },
    })
  }

  /** Takes a new size or theme. */
  layout(geometry: BoardGeometry, sprites: SpriteSheet): void {
    this.#geometry = geometry
    this.#sprites = sprites
    this.#layer.batchDraw()
  }

  /** Shows these ghosts, at most one a junction; `alone` says that nothing else lies on the layer, or will until its next frame. */
  show(ghosts: readonly Ghost[], alone: boolean): void {
    const wanted: (Ghost | undefined)[] = JUNCTIONS.map(() => undefined)
    for (const ghost of ghosts) wanted[ghost.junction] = ghost
    const changed = JUNCTIONS.filter((junction) => !isSame(this.#shown[junction], wanted[junction]))
    if (changed.length === 0) return
    this.#shown = wanted
    if (!alone) {
      this.#layer.batchDraw()
      return
    }
    const context = this.#layer.getCanvas().getContext()._context
    for (const junction of changed) this.#clear(context, junction)
    for (const junction of changed) {
      const ghost = wanted[junction]
      if (ghost) this.#paint(context, ghost)
    }
  }

  #paint(context: CanvasRenderingContext2D, ghost: Ghost): void {
    const { x, y } = this.#corner(ghost.junction)
    this.#sprites.drawGhost(context, ghost, x, y)
  }

  #clear(context: CanvasRenderingContext2D, junction: Junction): void {
    const { x, y } = this.#corner(junction)
    context.clearRect(x, y, this.#sprites.cell, this.#sprites.cell)
  }

  /** The upper left corner of a junction's cell, on a whole device pixel. */
  #corner(junction: Junction): Point {
    const { cell, ratio } = this.#geometry
    const { x, y } = pointOf(this.#geometry, junction)
    return { x: Math.round((x - cell / 2) * ratio) / ratio, y: Math.round((y - cell / 2) * ratio) / ratio }
  }
}

function isSame(a: Ghost | undefined, b: Ghost | undefined): boolean {
  if (!a || !b) return a === b
  return a.image === b.image && samePiece(a.piece, b.piece)
}
