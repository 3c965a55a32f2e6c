/** Lines of a table with columns as wide as their widest cell. */
export function table(rows: readonly (readonly (string | number)[])[]): readonly string[] {
  const widths: number[] = []
  for (const row of rows)
    row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, width(String(cell)))))
  return rows.map((row) =>
    row
      .map((cell, at) => String(cell) + ' '.repeat((widths[at] ?? 0) - width(String(cell))))
      .join('  ')
      .trimEnd(),
  )
}

function width(text: string): number {
  return [...text].length
}
