/**
 * @typedef {{ encode: (value: unknown) => unknown, decode: (coded: unknown) => unknown }} Codec
 */

/**
 * Turns what crosses the bridge, plain data and bytes, into JSON and back: what JSON has none of (undefined, NaN, -0,
 * Infinity) is kept, and anything else throws, for the bridge must not need it. Its text also runs in the page, so it uses
 * nothing from outside of itself.
 * @returns {Codec}
 */
export function makeCodec() {
  /** @param {unknown} value @returns {unknown} */
  function encode(value) {
    if (value === undefined) return ['undefined']
    if (typeof value === 'number') return isOrdinary(value) ? value : ['number', makeNumber(value)]
    if (Array.isArray(value)) return ['array', value.map(encode)]
    if (value instanceof Uint8Array) return ['bytes', textOf(value)]
    if (typeof value === 'object' && value !== null) return ['object', entriesOf(value)]
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    throw new Error(`stand-in: a ${typeof value} is not plain data`)
  }

  /** @param {any} coded @returns {unknown} */
  function decode(coded) {
    if (!Array.isArray(coded)) return coded
    const [kind, content] = coded
    if (kind === 'undefined') return undefined
    if (kind === 'number') return Number(content)
    if (kind === 'array') return content.map(decode)
    if (kind === 'bytes') return bytesOf(content)
    return Object.fromEntries(content.map((/** @type {any} */ [key, item]) => [key, decode(item)]))
  }

  /** @param {object} value */
  function entriesOf(value) {
    const kind = Object.prototype.toString.call(value)
    if (kind !== '[object Object]') throw new Error(`stand-in: ${kind} is not plain data`)
    return Object.entries(value).map(([key, item]) => [key, encode(item)])
  }

  /** @param {number} value */
  function isOrdinary(value) {
    return Number.isFinite(value) && !Object.is(value, -0)
  }

  /** @param {number} value */
  function makeNumber(value) {
    return Object.is(value, -0) ? '-0' : String(value)
  }

  /** @param {Uint8Array} bytes */
  function textOf(bytes) {
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  }

  /** @param {string} text */
  function bytesOf(text) {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  }

  return { encode, decode }
}
