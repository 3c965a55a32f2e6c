/** The board is 11 x 11 junctions: files `a`..`k` west to east, ranks 1..11 south to north. */
export const BOARD_SIZE = 11
export const JUNCTION_COUNT = BOARD_SIZE * BOARD_SIZE

declare const junctionBrand: unique symbol

/** 0..120: `(rank - 1) * 11 + file`, with file `a` = 0. `a1` is 0, `f6` is 60, `k11` is 120. */
export type Junction = number & { readonly [junctionBrand]: 'Junction' }

/** Side of the square store bowl in the centre: 1 covers `f6`, 3 covers `e5`..`g7`. */
export type Gadong = 1 | 3

export const GADONGS: readonly Gadong[] = [1, 3]

const FILE_LETTERS = 'abcdefghijk'

/** All 121 junctions in ascending order, the gadong included. */
export const JUNCTIONS: readonly Junction[] = Array.from(
  { length: JUNCTION_COUNT },
  (_, index) => index as Junction,
)

/** The junction on a file 0..10 and a rank 1..11; throws a RangeError outside of the board. */
export function junctionAt(file: number, rank: number): Junction {
  if (!onBoard(file, rank)) throw new RangeError(`no junction at file ${file}, rank ${rank}`)
  return ((rank - 1) * BOARD_SIZE + file) as Junction
}

/** Whether a file (0..10) and a rank (1..11) are integers on the board. */
export function onBoard(file: number, rank: number): boolean {
  return (
    Number.isInteger(file) &&
    Number.isInteger(rank) &&
    file >= 0 &&
    file < BOARD_SIZE &&
    rank >= 1 &&
    rank <= BOARD_SIZE
  )
}

/** File of a junction, 0 (`a`) to 10 (`k`). */
export function fileOf(junction: Junction): number {
  return junction % BOARD_SIZE
}

/** Rank of a junction, 1 to 11. */
export function rankOf(junction: Junction): number {
  return Math.floor(junction / BOARD_SIZE) + 1
}

/** The letter of a file 0..10. */
export function fileLetter(file: number): string {
  const letter = FILE_LETTERS[file]
  if (letter === undefined) throw new RangeError(`no file ${file}`)
  return letter
}

/** The file 0..10 of a letter `a`..`k`, or undefined. */
export function parseFile(letter: string): number | undefined {
  const file = letter.length === 1 ? FILE_LETTERS.indexOf(letter) : -1
  return file < 0 ? undefined : file
}

/** Reads a name such as `a1` or `k11`; undefined for anything else. */
export function parseJunction(name: string): Junction | undefined {
  const match = /^([a-k])(1[01]|[1-9])$/.exec(name)
  if (!match) return undefined
  const file = parseFile(match[1] ?? '')
  return file === undefined ? undefined : junctionAt(file, Number(match[2]))
}

/** The name of a junction, `a1`..`k11`. */
export function makeJunction(junction: Junction): string {
  return fileLetter(fileOf(junction)) + String(rankOf(junction))
}

/** Order of junctions in notation: by file, then by rank as a number (RULES 6). */
export function compareJunctions(a: Junction, b: Junction): number {
  return fileOf(a) - fileOf(b) || rankOf(a) - rankOf(b)
}

/** Whether a junction is covered by the gadong of that size. */
export function inGadong(junction: Junction, gadong: Gadong): boolean {
  const half = (gadong - 1) / 2
  return Math.abs(fileOf(junction) - 5) <= half && Math.abs(rankOf(junction) - 6) <= half
}

const PLAYABLE: Readonly<Record<Gadong, readonly Junction[]>> = {
  1: JUNCTIONS.filter((junction) => !inGadong(junction, 1)),
  3: JUNCTIONS.filter((junction) => !inGadong(junction, 3)),
}

/** The 120 (gadong 1) or 112 (gadong 3) junctions in play, ascending. */
export function playableJunctions(gadong: Gadong): readonly Junction[] {
  return PLAYABLE[gadong]
}
