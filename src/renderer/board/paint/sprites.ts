import type { BoardPalette } from '../palette'
import { pieceKey } from '../transition'
import type { BoardPiece, Ghost } from '../view'
import { paintGhost } from './ghosts'
import { paintKas } from './kas'
import type { Ctx } from './shapes'
import { paintBlack, paintHalf, paintUndecided, paintWhite } from './tokens'

/** Side of a sprite in cells: room for the largest piece and its shadow. */
export const SPRITE_SPAN = 1.5

/** Pictures of all pieces at one size in one theme, each painted once when it is first needed. */
export class SpriteSheet {
  readonly #pictures = new Map<string, HTMLCanvasElement>()
  readonly #palette: BoardPalette
  readonly #ratio: number
  readonly size: number // side of a sprite in CSS pixels
  readonly cell: number // and of a ghost's

  constructor(palette: BoardPalette, cell: number, ratio: number) {
    this.#palette = palette
    this.#ratio = ratio
    this.size = SPRITE_SPAN * cell
    this.cell = cell
  }

  of(piece: BoardPiece): HTMLCanvasElement {
    return this.#picture(pieceKey(piece), (context) => paintPiece(context, piece, this.#palette))
  }

  /** Draws a piece centred on a point of a context in CSS pixels. */
  draw(context: Ctx, piece: BoardPiece, x: number, y: number): void {
    context.drawImage(this.of(piece), x - this.size / 2, y - this.size / 2, this.size, this.size)
  }

  /** Draws the half-and-half token likewise. */
  drawHalf(context: Ctx, x: number, y: number): void {
    const picture = this.#picture('half', (half) => paintHalf(half, this.#palette))
    context.drawImage(picture, x - this.size / 2, y - this.size / 2, this.size, this.size)
  }

  /** Draws a ghost into the cell with that upper left corner. */
  drawGhost(context: Ctx, { piece, image }: Ghost, left: number, top: number): void {
    const key = `ghost ${pieceKey(piece)} ${image}`
    const paint = (ghost: Ctx) => {
      paintGhost(ghost, this.#palette, image, () => piece && paintPiece(ghost, piece, this.#palette))
    }
    context.drawImage(this.#picture(key, paint, 1), left, top, this.cell, this.cell)
  }

  /** The picture of that name, so many cells wide. */
  #picture(key: string, paint: (context: Ctx) => void, span = SPRITE_SPAN): HTMLCanvasElement {
    const known = this.#pictures.get(key)
    if (known) return known
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.ceil(span * this.cell * this.#ratio))
    canvas.height = canvas.width
    const context = canvas.getContext('2d')
    if (context) {
      context.scale(canvas.width / span, canvas.width / span)
      context.translate(span / 2, span / 2)
      paint(context)
    }
    this.#pictures.set(key, canvas)
    return canvas
  }
}

function paintPiece(context: Ctx, piece: BoardPiece, palette: BoardPalette): void {
  if (piece.kind === 'kas') return paintKas(context, piece.seat, palette)
  if (piece.kind === 'undecided') return paintUndecided(context, palette)
  if (piece.kind === 'token' && piece.colour === 'b') return paintBlack(context, palette)
  if (piece.kind === 'token') return paintWhite(context, palette)
  throw new Error(`the board has no picture for ${pieceKey(piece)}`)
}
