import { fileLetter, playableJunctions } from '../board/junction'
import type { Board } from '../pattern/cells'
import { frame, paintServers } from './ornament'
import type { Palette, TokenPalette } from './palettes'
import { CELL, diagonalPath, discs, element, gridPath, placeOf, svgPicture } from './svg'

const FIELD_EDGE = 0.6 // the field reaches this far beyond the outer lines
const RADIUS = 0.4

const BOWL = {
  1: { clear: 0.56, radius: 0.49 },
  3: { clear: 1.58, radius: 1.5 },
} as const

export interface BoardPictureOptions {
  readonly size?: number | undefined // pixels; as wide as its place without
  readonly title?: string | undefined // for those who cannot see it
  readonly coordinates?: boolean | undefined // default true
  readonly idPrefix?: string | undefined // of gradients, where several pictures share a page
}

/** A large picture of a board: frame, coordinates, lines with diagonals, bowl and tokens. */
export function boardSvg(board: Board, palette: Palette, options: BoardPictureOptions = {}): string {
  const margin = FIELD_EDGE + palette.frameWidth
  const side = (10 + 2 * margin) * CELL
  const id = options.idPrefix ?? 'board-'
  return svgPicture(
    side,
    side,
    options,
    element('defs', {}, ...paintServers(palette, id)),
    frame(side, palette, id),
    lines(board, palette, margin),
    options.coordinates === false ? '' : coordinates(palette, margin, side),
    bowl(board, palette, side, id),
    shadows(board, palette, margin),
    tokens(board, 'b', palette.black, palette, margin, `url(#${id}black)`),
    tokens(board, 'w', palette.white, palette, margin, `url(#${id}white)`),
    undecided(board, palette, margin),
  )
}

function lines(board: Board, palette: Palette, margin: number): string {
  const { clear } = BOWL[board.gadong]
  const stroke = { fill: 'none', stroke: palette.line }
  const from = margin * CELL
  return element(
    'g',
    { opacity: palette.lineOpacity },
    element('path', {
      ...stroke,
      d: diagonalPath(margin, clear),
      'stroke-width': 0.016 * CELL,
      'stroke-opacity': 0.6,
    }),
    element('path', { ...stroke, d: gridPath(board.gadong, margin, clear), 'stroke-width': 0.032 * CELL }),
    element('rect', {
      ...stroke,
      x: from,
      y: from,
      width: 10 * CELL,
      height: 10 * CELL,
      'stroke-width': 0.046 * CELL,
    }),
  )
}

function coordinates(palette: Palette, margin: number, side: number): string {
  const middle = (palette.frameWidth * CELL) / 2 + (palette.texture === 'weave' ? 7 : 0)
  const labels = Array.from({ length: 11 }, (_, index) => {
    const at = (margin + index) * CELL
    const label = (x: number, y: number, text: string) => element('text', { x, y, dy: '.35em' }, text)
    return label(at, side - middle, fileLetter(index)) + label(middle, at, String(11 - index))
  })
  const font = {
    'font-family': "'Figtree Variable', Figtree, 'Segoe UI', 'DejaVu Sans', sans-serif",
    'font-size': 0.3 * CELL,
    'font-weight': 600,
    'text-anchor': 'middle',
    fill: palette.coordinates,
  }
  return element('g', font, ...labels)
}

function bowl({ gadong }: Board, palette: Palette, side: number, id: string): string {
  const radius = BOWL[gadong].radius * CELL
  const centre = { cx: side / 2, cy: side / 2 }
  const ring = (gadong === 1 ? 0.12 : 0.2) * CELL
  if (palette.flat) {
    const plain = { ...centre, fill: palette.bowl.mid, stroke: palette.bowl.dark, 'stroke-width': 4 }
    return (
      element('circle', { ...plain, r: radius }) +
      element('circle', { ...plain, r: radius - ring, 'stroke-width': 3 })
    )
  }
  const shadow = { cx: side / 2, cy: side / 2 + 7, r: radius, fill: '#000000', 'fill-opacity': 0.35 }
  return (
    element('circle', shadow) +
    element('circle', {
      ...centre,
      r: radius,
      fill: `url(#${id}brass)`,
      stroke: palette.bowl.dark,
      'stroke-width': 2,
    }) +
    element('circle', {
      ...centre,
      r: radius - ring,
      fill: `url(#${id}inside)`,
      stroke: palette.bowl.dark,
      'stroke-width': 2,
    })
  )
}

function shadows(board: Board, palette: Palette, margin: number): string {
  if (palette.flat) return ''
  const d = discs(board, 'b', margin, RADIUS) + discs(board, 'w', margin, RADIUS)
  return d === ''
    ? ''
    : element('path', { d, transform: `translate(2 ${0.07 * CELL})`, 'fill-opacity': 0.36 })
}

function tokens(
  board: Board,
  cell: 'b' | 'w',
  token: TokenPalette,
  palette: Palette,
  margin: number,
  ball: string,
): string {
  const edge = token.edgeWidth > 0 ? { stroke: token.edge, 'stroke-width': token.edgeWidth * CELL } : {}
  const radius = RADIUS - token.edgeWidth / 2
  if (palette.flat) {
    const d = discs(board, cell, margin, radius)
    return d === '' ? '' : element('path', { d, fill: token.fill, ...edge })
  }
  const places = playableJunctions(board.gadong).filter((junction) => board.cells[junction] === cell)
  return places
    .map((junction) => {
      const [x, y] = placeOf(junction, margin)
      const body = element('circle', { cx: x, cy: y, r: radius * CELL, fill: ball, ...edge })
      return body + (cell === 'w' ? innerRing(x, y, token) : glint(x, y))
    })
    .join('')
}

function glint(x: number, y: number): string {
  const at = `translate(${x - 14} ${y - 19}) rotate(-35)`
  return element('ellipse', { rx: 10, ry: 6, transform: at, fill: '#FFFFFF', 'fill-opacity': 0.55 })
}

function innerRing(x: number, y: number, token: TokenPalette): string {
  return element('circle', { cx: x, cy: y, r: 29, fill: 'none', stroke: token.shade, 'stroke-width': 1.6 })
}

function undecided(board: Board, palette: Palette, margin: number): string {
  const d = discs(board, '?', margin, 0.3)
  if (d === '') return ''
  const stroke = { stroke: palette.line, 'stroke-width': 3, 'stroke-dasharray': '10 9' }
  return element('path', { d, fill: palette.field, 'fill-opacity': 0.7, ...stroke })
}
