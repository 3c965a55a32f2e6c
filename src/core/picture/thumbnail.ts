import type { Board } from '../pattern/cells'
import type { Palette, TokenPalette } from './palettes'
import { CELL, discs, element, gridPath, svgPicture } from './svg'

const MARGIN = 0.78
const RADIUS = 0.44
const SIDE = (10 + 2 * MARGIN) * CELL
const CORNER = 0.42 // cells: 5 pixels at 138

export interface ThumbnailOptions {
  readonly size?: number | undefined // pixels; as wide as its place without
  readonly title?: string | undefined // for those who cannot see it
}

/** A small picture of a board, legible down to 72 pixels: tokens, thin lines and the bowl; no frame or letters. */
export function thumbnailSvg(board: Board, palette: Palette, options: ThumbnailOptions = {}): string {
  return svgPicture(SIDE, SIDE, options, thumbnailBody(board, palette))
}

/** The side of a thumbnail in user units. */
export const THUMBNAIL_SIDE = SIDE

/** What a thumbnail shows, to be put into a larger picture. */
export function thumbnailBody(board: Board, palette: Palette): string {
  const edge = palette.flat ? { stroke: palette.inlay, 'stroke-width': 6 } : {}
  return [
    element('rect', { width: SIDE, height: SIDE, rx: CORNER * CELL, fill: palette.field, ...edge }),
    lines(board, palette),
    bowl(board, palette),
    tokens(board, 'b', palette.black, palette),
    tokens(board, 'w', palette.white, palette),
    undecided(board, palette),
  ].join('')
}

function lines(board: Board, palette: Palette): string {
  const rim = `M${MARGIN * CELL} ${MARGIN * CELL}h${10 * CELL}v${10 * CELL}h${-10 * CELL}z`
  return element('path', {
    d: rim + gridPath(board.gadong, MARGIN, board.gadong / 2),
    fill: 'none',
    stroke: palette.line,
    'stroke-width': 0.07 * CELL,
    'stroke-opacity': 0.5,
  })
}

function bowl({ gadong }: Board, { bowl: brass, flat }: Palette): string {
  const centre = { cx: SIDE / 2, cy: SIDE / 2 }
  const outer = (gadong === 1 ? 0.47 : 1.42) * CELL
  const ring = 0.1 * CELL
  if (flat) {
    const plain = { ...centre, fill: brass.mid, stroke: brass.dark, 'stroke-width': 6 }
    return element('circle', { ...plain, r: outer }) + element('circle', { ...plain, r: outer - 2 * ring })
  }
  return (
    element('circle', { ...centre, r: outer, fill: brass.mid }) +
    element('circle', { ...centre, r: outer - ring, fill: brass.inside }) +
    element('circle', { ...centre, r: outer - 1.9 * ring, fill: brass.dark })
  )
}

function tokens(board: Board, cell: 'b' | 'w', token: TokenPalette, { flat }: Palette): string {
  const width = flat ? token.edgeWidth : 0
  const d = discs(board, cell, MARGIN, RADIUS - width / 2)
  if (d === '') return ''
  const edge = width > 0 ? { stroke: token.edge, 'stroke-width': width * CELL } : {}
  return element('path', { d, fill: token.fill, ...edge })
}

function undecided(board: Board, palette: Palette): string {
  const d = discs(board, '?', MARGIN, 0.3)
  if (d === '') return ''
  const stroke = { stroke: palette.line, 'stroke-width': 0.06 * CELL, 'stroke-dasharray': '16 15' }
  return element('path', { d, fill: palette.field, ...stroke })
}
