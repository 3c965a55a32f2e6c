import type { Board } from '../pattern/cells'
import type { Palette } from './palettes'
import { element, escapeXml, svgPicture } from './svg'
import { THUMBNAIL_SIDE, thumbnailBody } from './thumbnail'

const THUMBNAIL = 138
const GAP = 24
const LABEL = 46
const TITLE = 56
const FONT = "'Figtree Variable', Figtree, 'Segoe UI', 'DejaVu Sans', sans-serif"
const LETTERS = 20 // of a name that fits under a thumbnail

/** One pattern on a contact sheet. */
export interface SheetEntry {
  readonly board: Board
  readonly name: string
  readonly note: string // a second line, such as the kind of symmetry
}

export interface SheetOptions {
  readonly columns?: number | undefined // default 6
  readonly title?: string | undefined
}

/** A contact sheet as SVG: thumbnails in rows with their names. User units are pixels at scale 1. */
export function sheetSvg(
  entries: readonly SheetEntry[],
  palette: Palette,
  options: SheetOptions = {},
): string {
  const columns = Math.max(1, options.columns ?? 6)
  const rows = Math.ceil(entries.length / columns)
  const top = options.title === undefined ? GAP : TITLE
  const width = GAP + columns * (THUMBNAIL + GAP)
  const height = top + rows * (THUMBNAIL + LABEL + GAP)
  const cards = entries.map((entry, index) => {
    const x = GAP + (index % columns) * (THUMBNAIL + GAP)
    const y = top + Math.floor(index / columns) * (THUMBNAIL + LABEL + GAP)
    return element('g', { transform: `translate(${x} ${y})` }, card(entry, palette))
  })
  return svgPicture(
    width,
    height,
    { size: width, title: options.title },
    element('rect', { width, height, fill: palette.surface }),
    options.title === undefined ? '' : text(GAP, 36, 22, 500, palette.text, options.title),
    ...cards,
  )
}

function card({ board, name, note }: SheetEntry, palette: Palette): string {
  const scale = `scale(${THUMBNAIL / THUMBNAIL_SIDE})`
  return (
    element('g', { transform: scale }, thumbnailBody(board, palette)) +
    text(0, THUMBNAIL + 19, 13, 600, palette.text, shortened(name)) +
    text(0, THUMBNAIL + 36, 12, 400, palette.muted, shortened(note))
  )
}

function text(x: number, y: number, size: number, weight: number, fill: string, content: string): string {
  const font = { 'font-family': FONT, 'font-size': size, 'font-weight': weight }
  return element('text', { x, y, ...font, fill }, escapeXml(content))
}

function shortened(content: string): string {
  const letters = [...content]
  return letters.length <= LETTERS
    ? content
    : `${letters
        .slice(0, LETTERS - 1)
        .join('')
        .trimEnd()}…`
}
