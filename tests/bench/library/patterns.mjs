import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const WORDS = [
  'Awan',
  'Bunga',
  'Ombak',
  'Kipas',
  'Ikan',
  'Perahu',
  'Bintang',
  'Layang',
  'Rantai',
  'Pagar',
  'Niño',
  'Café',
]
const TAGS = ['flower', 'sea', 'sky', 'weaving', 'animal', 'house']

/**
 * Writes that many complete patterns into a folder, the same for the same seed: half of them symmetric from left to right,
 * half turned by half a turn with the colours swapped, a third on the board with the large bowl.
 * @param {string} folder @param {number} count @param {number} seed
 */
export function makePatterns(folder, count, seed) {
  mkdirSync(folder, { recursive: true })
  const random = randomOf(seed)
  for (let number = 1; number <= count; number += 1) {
    const gadong = random() < 1 / 3 ? 3 : 1
    const rows = random() < 0.5 ? mirrored(gadong, random) : swapped(gadong, random)
    const name = `${pick(WORDS, random)} ${pick(WORDS, random)} ${number}`
    const document = {
      format: 'pasang-pattern',
      version: 1,
      name,
      names: { ms: `${name} (ms)`, es: `${name} (es)` },
      notes: 'One of many, made by a random generator for a benchmark of the library.',
      provenance: { kind: 'original' },
      tags: [pick(TAGS, random), pick(TAGS, random)],
      gadong,
      rows,
    }
    const file = `pattern-${String(number).padStart(5, '0')}.pasang.json`
    writeFileSync(join(folder, file), `${JSON.stringify(document, null, 2)}\n`)
  }
}

/** Each junction has the colour that the one across the centre has not. @param {number} gadong @param {() => number} random */
function swapped(gadong, random) {
  return drawn(gadong, (row, column, cells) => {
    const across = cells[10 - row]?.[10 - column]
    return across === undefined ? (random() < 0.5 ? 'b' : 'w') : across === 'b' ? 'w' : 'b'
  })
}

/** Equal counts: pairs of junctions and the file in the middle get each colour equally often. @param {number} gadong @param {() => number} random */
function mirrored(gadong, random) {
  const inBowl = (/** @type {number} */ row, /** @type {number} */ column) => bowl(gadong, row, column)
  const places = Array.from({ length: 121 }, (_, index) => [Math.floor(index / 11), index % 11]).filter(
    ([row = 0, column = 0]) => !inBowl(row, column),
  )
  const pairs = shuffled(
    places.filter(([, column = 0]) => column < 5),
    random,
  )
  const middle = shuffled(
    places.filter(([, column = 0]) => column === 5),
    random,
  )
  // An odd number of pairs leaves two junctions over, which the middle makes up for.
  const blackPairs = pairs.length >> 1
  const blackMiddle = (places.length - 4 * blackPairs) / 2
  const black = new Set(
    [...pairs.slice(0, blackPairs), ...middle.slice(0, blackMiddle)].map(
      ([row, column]) => `${row} ${column}`,
    ),
  )
  return drawn(gadong, (row, column) => (black.has(`${row} ${Math.min(column, 10 - column)}`) ? 'b' : 'w'))
}

/**
 * @param {number} gadong
 * @param {(row: number, column: number, cells: readonly (readonly string[])[]) => string} paint
 */
function drawn(gadong, paint) {
  /** @type {string[][]} */
  const cells = []
  for (let row = 0; row < 11; row += 1) {
    /** @type {string[]} */
    const line = []
    cells.push(line)
    for (let column = 0; column < 11; column += 1) {
      line.push(bowl(gadong, row, column) ? '.' : paint(row, column, cells))
    }
  }
  return cells.map((line) => line.join(''))
}

/** @param {number} gadong @param {number} row @param {number} column */
function bowl(gadong, row, column) {
  const reach = (gadong - 1) / 2
  return Math.abs(row - 5) <= reach && Math.abs(column - 5) <= reach
}

/** @template T @param {readonly T[]} things @param {() => number} random @returns {T[]} */
function shuffled(things, random) {
  return things
    .map((thing) => ({ thing, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ thing }) => thing)
}

/** @param {readonly string[]} words @param {() => number} random */
function pick(words, random) {
  return words[Math.floor(random() * words.length)] ?? ''
}

/** Numbers from 0 to 1 (mulberry32), the same for the same seed. @param {number} seed */
function randomOf(seed) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
