import { fault, type Fault } from '../faults/fault'

/** The longest name, in characters (Unicode code points, so that an accented letter or a plain emoji counts once). */
export const NAME_LIMIT = 80

// Control characters, line and paragraph separators, lone surrogates, and what reverses the direction of writing.
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/u
const INVISIBLE = /[\p{Z}\p{Cf}]/gu

/** What is wrong with a pattern's name, at a JSON path; [] when it can be used. Spaces around it do not count. */
export function nameFaults(name: string, path = 'name'): readonly Fault[] {
  const trimmed = name.trim()
  if (FORBIDDEN.test(trimmed)) return [fault('control-character', path)]
  const visible = trimmed.replace(INVISIBLE, '')
  if (visible === '') return [fault('too-short', path, { minimum: 1, found: 0 })]
  const length = [...trimmed].length
  return length > NAME_LIMIT ? [fault('too-long', path, { maximum: NAME_LIMIT, found: length })] : []
}

/** A name made usable: forbidden characters become spaces, runs of spaces one, too long ones are cut; may be ''. */
export function tidyName(name: string): string {
  const plain = [...name].map((char) => (FORBIDDEN.test(char) ? ' ' : char)).join('')
  return [...plain.replace(/\s+/g, ' ').trim()].slice(0, NAME_LIMIT).join('').trim()
}

/** A text as a name, tidied; null when nothing to be seen is left of it. */
export function usableName(text: string): string | null {
  const name = tidyName(text)
  return nameFaults(name).length === 0 ? name : null
}
