/** The measures of the gallery, CSS pixels. */
export const THUMBNAIL = 138
export const ROW_HEIGHT = 216
const MINIMUM_GAP = 14

/**
 * Where to scroll from `top` when there are other columns than before, so that the pattern at `index` stays as high in the
 * view as it was. May lie outside of what can be scrolled to.
 */
export function topAfterReflow(index: number, before: number, after: number, top: number): number {
  return top + (Math.floor(index / after) - Math.floor(index / before)) * ROW_HEIGHT
}

/** Rows that are drawn before and after those on show. */
export const SPARE_ROWS = 2

/** How many thumbnails fit side by side in a width; at least one. */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + MINIMUM_GAP) / (THUMBNAIL + MINIMUM_GAP)))
}

/** The rows to draw: those on show and some before and after. `last` is exclusive. */
export interface RowRange {
  readonly first: number
  readonly last: number
}

/** The rows around a scroll position of a window of that height. */
export function rowsAround(top: number, height: number, rowCount: number, spare = SPARE_ROWS): RowRange {
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - spare)
  const last = Math.min(rowCount, Math.ceil((top + height) / ROW_HEIGHT) + spare)
  return { first: Math.min(first, last), last }
}

/**
 * The rows of a range in the order of their places in a pool of that many (at least as many as the range): row r has the
 * place `r % pool`, so that scrolling leaves the order of the others alone.
 */
export function rowsInPool({ first, last }: RowRange, pool: number): readonly number[] {
  const rows = Array.from({ length: last - first }, (_, index) => first + index)
  return rows.sort((a, b) => (a % pool) - (b % pool))
}

/** How many rows are drawn anew in one frame: a leap of the scroll bar would take too long for one. */
const AT_ONCE = 2

/**
 * The next step from the rows that are drawn to those that are wanted (both as `rowsInPool` gives them): all of them where few
 * are new or nothing is drawn yet, else a few, first those on show; in the other places of the pool stays what is drawn there.
 */
export function nextRows(
  drawn: readonly number[],
  wanted: readonly number[],
  shown: RowRange,
  pool: number,
): readonly number[] {
  const isShown = (row: number) => row >= shown.first && row < shown.last
  if (drawn.length === 0) return wanted.filter(isShown)
  const kept = new Set(drawn)
  const fresh = wanted.filter((row) => !kept.has(row))
  if (fresh.length <= AT_ONCE) return wanted
  const places = new Map(drawn.map((row) => [row % pool, row]))
  const byUrgency = [...fresh.filter(isShown), ...fresh.filter((row) => !isShown(row))]
  for (const row of byUrgency.slice(0, AT_ONCE)) places.set(row % pool, row)
  return [...places.values()].sort((a, b) => (a % pool) - (b % pool))
}

export interface GridShape {
  readonly count: number
  readonly columns: number
  readonly page: number // rows on show
}

type Step = (index: number, shape: GridShape) => number

const STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowDown: (index, { count, columns }) =>
    index + columns < count ? index + columns : lowerEdge(index, count, columns),
  ArrowUp: (index, { columns }) => (index >= columns ? index - columns : index),
  PageDown: (index, { columns, page }) => index + columns * Math.max(1, page - 1),
  PageUp: (index, { columns, page }) => index - columns * Math.max(1, page - 1),
  Home: () => 0,
  End: (_index, { count }) => count - 1,
}

/** Where a key leads from a position 0..count-1 (-1: nowhere yet); null when it is no key of the grid or nothing is there. */
export function stepInGrid(key: string, index: number, shape: GridShape): number | null {
  const step = STEPS[key]
  if (!step || shape.count === 0) return null
  if (index < 0) return 0
  return Math.max(0, Math.min(shape.count - 1, step(index, shape)))
}

/** Down from the last but one row, above a gap of the last row, leads to the last pattern. */
function lowerEdge(index: number, count: number, columns: number): number {
  const inLastRow = Math.floor(index / columns) === Math.floor((count - 1) / columns)
  return inLastRow ? index : count - 1
}
