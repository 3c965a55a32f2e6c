import type { Board } from '../pattern/cells'
import type { Palette } from './palettes'
import { element, escapeXml, svgPicture } from './svg'
import { THUMBNAIL_SIDE, thumbnailBody } from './thumbnail'

const THUMBNAIL = 138
const GAP = 24
const LABEL = 62
const TITLE = 56
const FONT = "'Figtree Variable', Figtree, 'Segoe UI', 'DejaVu Sans', sans-serif"
const LETTERS = 20 // of a name that fit in a line under a thumbnail
const SMALL_LETTERS = 23 // of a note
const LINE = 17

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
  const names = inTwoLines(name, LETTERS)
  const notes = names.length === 1 ? inTwoLines(note, SMALL_LETTERS) : [shortened(note, SMALL_LETTERS)]
  const scale = `scale(${THUMBNAIL / THUMBNAIL_SIDE})`
  const baseline = (line: number) => THUMBNAIL + 19 + line * LINE
  return [
    element('g', { transform: scale }, thumbnailBody(board, palette)),
    ...names.map((line, index) => text(0, baseline(index), 13, 600, palette.text, line)),
    ...notes.map((line, index) => text(0, baseline(names.length + index), 12, 400, palette.muted, line)),
  ].join('')
}

function text(x: number, y: number, size: number, weight: number, fill: string, content: string): string {
  const font = { 'font-family': FONT, 'font-size': size, 'font-weight': weight }
  return element('text', { x, y, ...font, fill }, escapeXml(content))
}

/** A long text in two lines, broken at a space where there is one; only what does not go into them is cut. */
function inTwoLines(content: string, limit: number): readonly string[] {
  const letters = [...content]
  if (letters.length <= limit) return [content]
  const space = letters.lastIndexOf(' ', limit)
  const end = space > 0 ? space : limit
  return [letters.slice(0, end).join(''), shortened(letters.slice(end).join('').trim(), limit)]
}

function shortened(content: string, limit: number): string {
  const letters = [...content]
  if (letters.length <= limit) return content
  return `${letters
    .slice(0, limit - 1)
    .join('')
    .trimEnd()}…`
}
