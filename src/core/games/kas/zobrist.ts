import { JUNCTION_COUNT } from '../../board/junction'

/**
 * Random words for position keys, low and high halves side by side (index 2n and 2n + 1): one for each token and kas
 * on each junction. More is not needed: the passages show in the emptied half-files, and whose turn it is in the
 * number of tokens, because every move takes an odd number of them. The same words in every run, so that keys can be
 * compared between processes.
 */
const WORDS = randomWords(2 * 4 * JUNCTION_COUNT)

/** The word index of a token of a colour (0 black, 1 white) on a junction. */
export function tokenWord(colour: number, junction: number): number {
  return 2 * (colour * JUNCTION_COUNT + junction)
}

/** The word index of the kas of a seat index on a junction. */
export function kasWord(seat: number, junction: number): number {
  return 2 * ((2 + seat) * JUNCTION_COUNT + junction)
}

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
