import type { Board } from '#core/pattern/cells'
import { boardOf, type PatternDocument } from '#core/pattern/document'
import { boardSvg } from '#core/picture/board'
import { PALETTES } from '#core/picture/palettes'
import { sheetSvg, type SheetEntry } from '#core/picture/sheet'
import type { Theme } from '#core/settings/settings'

const SHEET_SIDE = 12_000 // pixels; browsers draw no larger pictures reliably

export interface Look {
  readonly theme: Theme
  readonly size: number // pixels a side
  readonly coordinates: boolean
}

/** A board as an SVG picture. */
export function pictureOf(document: PatternDocument, title: string, look: Look): string {
  const { size, coordinates } = look
  return boardSvg(boardOf(document), PALETTES[look.theme], { size, title, coordinates })
}

/** Many boards as one SVG picture, about as wide as high. */
export function sheetOf(entries: readonly SheetEntry[], title: string, theme: Theme): string {
  const columns = Math.max(
    1,
    Math.min(entries.length, Math.max(6, Math.ceil(Math.sqrt(entries.length * 1.3)))),
  )
  return sheetSvg(entries, PALETTES[theme], { columns, title })
}

/** An entry of a sheet. */
export function entryOf(board: Board, name: string, note: string): SheetEntry {
  return { board, name, note }
}

/** An SVG picture as an address that an image element takes. */
export function dataUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
}

/** Draws an SVG picture as PNG, `scale` pixels for each of its own, fewer where it would get too large; null if that fails. */
export async function pngOf(svg: string, scale = 1): Promise<Uint8Array | null> {
  const image = new Image()
  image.src = dataUrl(svg)
  try {
    await image.decode()
  } catch {
    return null
  }
  const fitting = Math.min(scale, SHEET_SIDE / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * fitting)
  canvas.height = Math.round(image.naturalHeight * fitting)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return blob && new Uint8Array(await blob.arrayBuffer())
}
