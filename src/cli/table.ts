/** Lines of a table with columns as wide as their widest cell. Line ends within a cell are shown as spaces. */
export function table(cells: readonly (readonly (string | number)[])[]): readonly string[] {
  const rows = cells.map((row) => row.map((cell) => String(cell).replace(/\s/g, ' ')))
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, width(cell))))
  return rows.map((row) =>
    row
      .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - width(cell)))
      .join('  ')
      .trimEnd(),
  )
}

function width(text: string): number {
  return [...text].length
}
