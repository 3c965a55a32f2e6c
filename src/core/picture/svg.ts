import { fileOf, playableJunctions, rankOf, type Gadong, type Junction } from '../board/junction'
import type { Board, Cell } from '../pattern/cells'

/** User units of a picture for one cell of the board: coordinates stay short whole numbers. */
export const CELL = 100

/** Attributes of an element; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element with its content, as text. Attribute values are escaped, the content is not. */
export function element(name: string, attributes: Attributes, ...content: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : escapeXml(value ?? '')}"`)
    .join('')
  return content.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${content.join('')}</${name}>`
}

/** Text made safe inside of elements and attributes; what XML cannot hold becomes a replacement character. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu, '\uFFFD')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

/** A whole picture: `width` and `height` in user units, shown `size` pixels wide (as wide as its place without). */
export function svgPicture(
  width: number,
  height: number,
  { size, title }: { readonly size?: number | undefined; readonly title?: string | undefined },
  ...content: readonly string[]
): string {
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${round(width)} ${round(height)}`,
    width: size,
    height: size === undefined ? undefined : (size * height) / width,
    role: 'img',
  }
  const heading = title === undefined ? [] : [element('title', {}, escapeXml(title))]
  return element('svg', attributes, ...heading, ...content)
}

/** Where a junction lies, `margin` cells inside of a picture whose top is the north. */
export function placeOf(junction: Junction, margin: number): readonly [x: number, y: number] {
  return [(margin + fileOf(junction)) * CELL, (margin + 11 - rankOf(junction)) * CELL]
}

/** One path of equal circles on all junctions that hold `cell`; '' when there are none. */
export function discs(board: Board, cell: Cell, margin: number, radius: number): string {
  const r = radius * CELL
  return playableJunctions(board.gadong)
    .filter((junction) => board.cells[junction] === cell)
    .map((junction) => {
      const [x, y] = placeOf(junction, margin)
      return `M${round(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
    })
    .join('')
}

/** The inner ranks and files (not the rim) as one path; they stop `clear` cells from the centre of the bowl. */
export function gridPath(gadong: Gadong, margin: number, clear: number): string {
  const from = margin * CELL
  const to = (margin + 10) * CELL
  const middle = (margin + 5) * CELL
  const inner = Array.from({ length: 9 }, (_, index) => index + 1)
  return inner
    .map((index) => {
      const at = (margin + index) * CELL
      const reach = gapAt(index - 5, gadong, clear) * CELL
      if (reach === 0) return `M${from} ${at}H${to}M${at} ${from}V${to}`
      const before = round(middle - reach)
      const after = round(middle + reach)
      return `M${from} ${at}H${before}M${after} ${at}H${to}M${at} ${from}V${before}M${at} ${after}V${to}`
    })
    .join('')
}

/** The four diagonals from the corners to the bowl as one path. */
export function diagonalPath(margin: number, clear: number): string {
  const [from, to, middle] = [margin * CELL, (margin + 10) * CELL, (margin + 5) * CELL]
  const reach = (clear / Math.SQRT2) * CELL
  const [before, after] = [round(middle - reach), round(middle + reach)]
  return (
    `M${from} ${from}L${before} ${before}M${after} ${after}L${to} ${to}` +
    `M${from} ${to}L${before} ${after}M${after} ${before}L${to} ${from}`
  )
}

/** Half the gap that the bowl tears into a line `offset` lines from the centre. */
function gapAt(offset: number, gadong: Gadong, clear: number): number {
  const crosses = Math.abs(offset) <= (gadong - 1) / 2
  return crosses ? Math.sqrt(Math.max(0, clear ** 2 - offset ** 2)) : 0
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
