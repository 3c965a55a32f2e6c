import { JUNCTION_COUNT } from '../../board/junction'

/** Random words for the hash of a position, fixed once and for all: junction * 2 + (0 black, 1 white), then a seat each. */
const WORDS = JUNCTION_COUNT * 2 + 4

/** Index of the first seat's word. */
export const TURN = JUNCTION_COUNT * 2

export const LOW = words(0x0be11)
export const HIGH = words(0x9a5a)

/** A row of 32-bit words from a seed, by the mixing steps of MurmurHash3 over a Weyl sequence. */
function words(seed: number): Int32Array {
  return Int32Array.from({ length: WORDS }, (_, index) => {
    let word = Math.imul(seed + index + 1, 0x9e3779b9)
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
    return word ^ (word >>> 16)
  })
}
