import { BOARD_SIZE, type Gadong } from '../board/junction'
import { fault, type Fault } from '../faults/fault'
import { newDocument, type PatternDocument } from '../pattern/document'
import { usableName } from '../pattern/name'
import { boardOfRows, rowFaults } from '../pattern/rows'
import { err, ok, type Result } from '../result'

interface Line {
  readonly text: string
  readonly number: number // from 0
}

/** The rows of one board, with the line before them, if there is one. */
interface Block {
  readonly title: string
  readonly rows: readonly Line[]
}

/**
 * The boards that stand as plain rows in a text, rank 11 first, each perhaps after a line with its name, blank lines between;
 * `fallback` (a name that can be used) names those without. Faults have the path `lines[n]`, from 0. [] when there are none, and in JSON.
 */
export function rowsIn(text: string, fallback: string): readonly Result<PatternDocument, readonly Fault[]>[] {
  if (/^\s*[{[<]/.test(text)) return []
  return paragraphsOf(text)
    .flatMap((lines) => blockIn(lines) ?? [])
    .map((block) => readBlock(block, fallback))
}

/** Lines without what programs for mail put before a quoted one, up to each blank line. */
function paragraphsOf(text: string): readonly (readonly Line[])[] {
  const paragraphs: Line[][] = [[]]
  for (const [number, line] of text.split(/\r?\n/).entries()) {
    const plain = line.replace(/^[\s>\uFEFF]+/, '').trimEnd()
    if (plain === '') paragraphs.push([])
    else paragraphs.at(-1)?.push({ text: plain, number })
  }
  return paragraphs
}

const LEAST_ROWS = 4 // fewer lines that look like rows are words

/** From the first line that looks like a row to the last one: between them, a bad one is a row all the same. */
function blockIn(lines: readonly Line[]): Block | null {
  const first = lines.findIndex(looksLikeRow)
  const last = lines.findLastIndex(looksLikeRow)
  if (lines.filter(looksLikeRow).length < LEAST_ROWS) return null
  return { title: lines[first - 1]?.text ?? '', rows: lines.slice(first, last + 1) }
}

/** About as long as a row, without spaces, and most of it what a row is made of. */
function looksLikeRow({ text }: Line): boolean {
  if (!/^\S{9,13}$/.test(text)) return false
  return text.replace(/[^bw.?]/g, '').length * 4 >= text.length * 3
}

function readBlock({ title, rows }: Block, fallback: string): Result<PatternDocument, readonly Fault[]> {
  const texts = rows.map(({ text }) => text)
  const gadong = gadongOf(texts)
  const faults = rows.length === BOARD_SIZE ? faultsOfRows(rows, gadong) : [wrongCount(rows)]
  if (faults.length > 0) return err(faults)
  return ok(newDocument(usableName(title) ?? fallback, boardOfRows(texts, gadong)))
}

function wrongCount(rows: readonly Line[]): Fault {
  const line = rows[Math.min(rows.length - 1, BOARD_SIZE)] // the first too much, or the last there is
  return fault('row-count', pathOf(line), { expected: BOARD_SIZE, found: rows.length })
}

function faultsOfRows(rows: readonly Line[], gadong: Gadong): readonly Fault[] {
  const texts = rows.map(({ text }) => text)
  const paths = new Map(rows.map((line, index) => [`rows[${index}]`, pathOf(line)]))
  return rowFaults(texts, gadong).map((each) => ({ ...each, path: paths.get(each.path) ?? '' }))
}

function pathOf(line: Line | undefined): string {
  return line ? `lines[${line.number}]` : ''
}

const RING = [4, 5, 6] // rows and characters, from 0, of the larger gadong

/** The larger one when at least half of what only it covers is so marked. */
function gadongOf(rows: readonly string[]): Gadong {
  const marked = RING.flatMap((row) => RING.map((at) => (row === 5 && at === 5 ? '' : rows[row]?.[at])))
  return marked.filter((each) => each === '.').length >= 4 ? 3 : 1
}
