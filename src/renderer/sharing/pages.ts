/** How boards are laid out on a printed page. */
export interface PageLayout {
  readonly perPage: number
  readonly columns: number
  readonly rows: number
}

export const PAGE_LAYOUTS: readonly PageLayout[] = [
  { perPage: 1, columns: 1, rows: 1 },
  { perPage: 2, columns: 1, rows: 2 },
  { perPage: 4, columns: 2, rows: 2 },
  { perPage: 6, columns: 2, rows: 3 },
  { perPage: 12, columns: 3, rows: 4 },
  { perPage: 20, columns: 4, rows: 5 },
]

/** The layout for a number of boards: the smallest that has room, at least one. */
export function layoutFor(perPage: number): PageLayout {
  const layout = PAGE_LAYOUTS.find((each) => each.perPage >= perPage) ?? PAGE_LAYOUTS.at(-1)
  if (!layout) throw new Error('no layouts')
  return layout
}

/** Things in portions of a page each, in their order. */
export function inPages<T>(things: readonly T[], perPage: number): readonly (readonly T[])[] {
  const count = Math.ceil(things.length / perPage)
  return Array.from({ length: count }, (_, page) => things.slice(page * perPage, (page + 1) * perPage))
}
