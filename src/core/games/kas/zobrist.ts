import { JUNCTION_COUNT } from '../../board/junction'

/**
 * Random words for position keys, low and high halves side by side (index 2n and 2n + 1). The same in every run, so
 * that keys can be compared between processes.
 */
const COUNT = 4 * JUNCTION_COUNT + 2 * 11 + 1
const WORDS = randomWords(2 * COUNT)

/** The word index of a token of a colour (0 black, 1 white) on a junction. */
export function tokenWord(colour: number, junction: number): number {
  return 2 * (colour * JUNCTION_COUNT + junction)
}

/** The word index of the kas of a seat index on a junction. */
export function kasWord(seat: number, junction: number): number {
  return 2 * ((2 + seat) * JUNCTION_COUNT + junction)
}

/** The word index of a passage of a seat index on a file, while it still decides what may be promoted. */
export function passageWord(seat: number, file: number): number {
  return 2 * (4 * JUNCTION_COUNT + seat * 11 + file)
}

/** The word index of the second seat's turn. */
export const TURN_WORD = 2 * (COUNT - 1)

/** Toggles one item in a key held as two signed 32-bit halves. */
export function toggle(key: Int32Array, word: number): void {
  key[0] = (key[0] as number) ^ (WORDS[word] as number)
  key[1] = (key[1] as number) ^ (WORDS[word + 1] as number)
}

/** Numbers from a 32-bit counter through a mixing function (constants of MurmurHash3's finaliser). */
function randomWords(count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, index) => {
    let word = Math.imul(index + 1, 0x9e3779b9)
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
    return word ^ (word >>> 16)
  })
}
