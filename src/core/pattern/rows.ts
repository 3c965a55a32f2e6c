import {
  BOARD_SIZE,
  inGadong,
  JUNCTIONS,
  junctionAt,
  makeJunction,
  type Gadong,
  type Junction,
} from '../board/junction'
import { fault, type Fault } from '../faults/fault'
import { kindOf } from '../faults/read'
import type { Board, Cell } from './cells'

/** The 11 rows of a board as a file holds them: rank 11 first, west to east. */
export function rowsOf(board: Board): readonly string[] {
  return Array.from({ length: BOARD_SIZE }, (_, row) =>
    junctionsOfRow(row)
      .map((junction) => board.cells[junction])
      .join(''),
  )
}

/** The board of rows in which `rowFaults` finds nothing; throws on others. */
export function boardOfRows(rows: readonly string[], gadong: Gadong): Board {
  const faults = rowFaults(rows, gadong)
  if (faults.length > 0) throw new Error(`rows with faults: ${JSON.stringify(faults)}`)
  const cells = JUNCTIONS.map((junction) => rows[rowOf(junction)]?.[junction % BOARD_SIZE] as Cell)
  return { gadong, cells }
}

/** What is wrong with the rows of a file, at a JSON path; with an unknown gadong only what is wrong with either. */
export function rowFaults(rows: unknown, gadong: Gadong | undefined, path = 'rows'): readonly Fault[] {
  if (rows === undefined) return [fault('missing', path, { key: 'rows', expected: 'list' })]
  if (!Array.isArray(rows)) {
    return [fault('wrong-type', path, { expected: 'list', found: kindOf(rows) })]
  }
  if (rows.length !== BOARD_SIZE) {
    return [fault('row-count', path, { expected: BOARD_SIZE, found: rows.length })]
  }
  if (gadong !== undefined && isFaultless(rows, gadong)) return []
  return rows.flatMap((row: unknown, index) => faultsOfRow(row, index, gadong, `${path}[${index}]`))
}

// Nearly all rows are good, and a library of thousands is read at once: one look tells it.
const FAULTLESS: Readonly<Record<Gadong, RegExp>> = { 1: faultless(1), 3: faultless(3) }

function faultless(gadong: Gadong): RegExp {
  const rows = Array.from({ length: BOARD_SIZE }, (_, row) =>
    junctionsOfRow(row)
      .map((junction) => (inGadong(junction, gadong) ? '\\.' : '[bw?]'))
      .join(''),
  )
  return new RegExp(`^${rows.join(' ')}$`)
}

function isFaultless(rows: readonly unknown[], gadong: Gadong): boolean {
  return rows.every((row) => typeof row === 'string') && FAULTLESS[gadong].test(rows.join(' '))
}

function faultsOfRow(
  row: unknown,
  index: number,
  gadong: Gadong | undefined,
  path: string,
): readonly Fault[] {
  if (typeof row !== 'string') {
    return [fault('wrong-type', path, { expected: 'text', found: kindOf(row) })]
  }
  const characters = [...row]
  if (characters.length !== BOARD_SIZE) {
    const rank = BOARD_SIZE - index
    return [fault('row-length', path, { rank, expected: BOARD_SIZE, found: characters.length })]
  }
  return junctionsOfRow(index).flatMap((junction, column) =>
    faultsOfCharacter(characters[column] ?? '', junction, column + 1, gadong, path),
  )
}

function faultsOfCharacter(
  found: string,
  junction: Junction,
  column: number,
  gadong: Gadong | undefined,
  path: string,
): readonly Fault[] {
  const place = { junction: makeJunction(junction), column, found }
  const isToken = 'bw?'.includes(found)
  const covered = inGadong(junction, gadong ?? 3)
  if (covered && gadong !== undefined && found !== '.') return [fault('gadong-character', path, place)]
  if (isToken || (covered && found === '.')) return []
  return [fault('row-character', path, { ...place, expected: 'letter-or-undecided' })]
}

function junctionsOfRow(row: number): readonly Junction[] {
  return Array.from({ length: BOARD_SIZE }, (_, file) => junctionAt(file, BOARD_SIZE - row))
}

function rowOf(junction: Junction): number {
  return BOARD_SIZE - 1 - Math.floor(junction / BOARD_SIZE)
}
