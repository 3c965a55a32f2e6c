import { utf8Length } from '../faults/read'

export const PATTERN_EXTENSION = '.pasang.json'
export const GAME_EXTENSION = '.pasang-game.json'
export const BUNDLE_EXTENSION = '.pasang-bundle.json'
/** May hold any of our formats: systems cannot associate a double extension. */
export const PLAIN_EXTENSION = '.pasang'

/**
 * The longest stem in bytes of UTF-8. With the longest extension it stays below the 143 bytes of encrypted home folders,
 * the shortest limit in use.
 */
export const STEM_LIMIT = 100

const APOSTROPHES = /['’ʼ‘`´]/gu
const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Me}]/gu
const NOT_IN_NAMES = /[^\p{L}\p{N}\p{Mn}\p{Mc}]+/gu
const STRAY_MARKS = /(^|-)[\p{Mn}\p{Mc}]+/gu
const RESERVED = /^(?:con|prn|aux|nul|clock|conin|conout|com\d|lpt\d)$/u

/**
 * A file name without extension that every system accepts, made of a name that people gave: lower-case letters and digits of
 * any script joined by hyphens, at most `limit` bytes; `fallback` where nothing is left of the name.
 */
export function safeStem(name: string, fallback: string, limit = STEM_LIMIT): string {
  const plain = lower(lower(name).replace(APOSTROPHES, '').replace(IGNORABLE, ''))
  const joined = plain.replace(NOT_IN_NAMES, '-').replace(STRAY_MARKS, '$1').normalize('NFC')
  const stem = trim(cut(trim(joined), limit))
  if (stem === '') return fallback
  return RESERVED.test(stem) ? `${fallback}-${stem}` : stem
}

/** Stems to try one after the other for a name: the safe one, then the same with `-2`, `-3` and so on, without end. */
export function* stemCandidates(name: string, fallback: string): Generator<string, never> {
  yield safeStem(name, fallback)
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`
    yield safeStem(name, fallback, STEM_LIMIT - suffix.length) + suffix
  }
}

/** Two file names with the same fold are one name on some system (case, composed and decomposed accents). */
export function foldName(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return name.toLowerCase()
  return name.normalize('NFD').toUpperCase().toLowerCase().normalize('NFC')
}

function lower(text: string): string {
  return text.normalize('NFKC').toLowerCase().normalize('NFKC')
}

function trim(text: string): string {
  return text.replace(/^-+|-+$/g, '')
}

function cut(text: string, limit: number): string {
  let room = limit
  let end = 0
  for (const character of text) {
    room -= utf8Length(character)
    if (room < 0) break
    end += character.length
  }
  return text.slice(0, end)
}
