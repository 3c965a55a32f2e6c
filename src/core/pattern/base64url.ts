const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as base64url without padding. */
export function encodeBase64url(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const group = bytes.slice(at, at + 3)
    const bits = ((group[0] ?? 0) << 16) | ((group[1] ?? 0) << 8) | (group[2] ?? 0)
    for (let digit = 0; digit <= group.length; digit += 1)
      text += ALPHABET.charAt((bits >> (18 - 6 * digit)) & 63)
  }
  return text
}

/** What a base64url text without padding says: its bytes, and the bits that are left over at its end. */
export interface Decoded {
  readonly bytes: readonly number[]
  readonly spare: number // value of the spare bits; 0 in a well-made text
}

/** Reads base64url without padding; undefined when a character is not one of its 64. */
export function decodeBase64url(text: string): Decoded | undefined {
  const bytes: number[] = []
  let bits = 0
  let width = 0
  for (const char of text) {
    const digit = ALPHABET.indexOf(char)
    if (digit < 0) return undefined
    bits = (bits << 6) | digit
    width += 6
    if (width < 8) continue
    width -= 8
    bytes.push(bits >> width)
    bits &= (1 << width) - 1
  }
  return { bytes, spare: bits }
}
