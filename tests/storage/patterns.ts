import type { PatternDocument } from '#core/pattern/document'

/** A complete pattern on the 112 board: a checkerboard; `first` swaps its colours. */
export function checkerboard(name: string, first: 'b' | 'w' = 'b'): PatternDocument {
  const second = first === 'b' ? 'w' : 'b'
  const rows = Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 11 }, (_, column) => {
      if (Math.abs(row - 5) <= 1 && Math.abs(column - 5) <= 1) return '.'
      return (row + column) % 2 === 0 ? first : second
    }).join(''),
  )
  return { format: 'pasang-pattern', version: 1, name, gadong: 3, rows }
}

/** A complete pattern of which there are many: two neighbours of the checkerboard are swapped, which ones says `number` 0..99. */
export function variant(name: string, number: number): PatternDocument {
  const document = checkerboard(name)
  const column = number % 10
  const index = Math.floor(number / 10) % 4
  const rows = document.rows.map((row, at) => {
    if (at !== index) return row
    const pair = row.slice(column, column + 2)
    return row.slice(0, column) + pair.split('').reverse().join('') + row.slice(column + 2)
  })
  return { ...document, rows }
}
