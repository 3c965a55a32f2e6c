import type { LibraryPattern } from '#bridge/api'
import { readEach, type EachFound } from '#core/files/read-each'
import { rowsIn } from '#core/files/rows-text'
import { sameBoard } from '#core/pattern/document'
import { shareCodesIn } from '#core/pattern/share-code'
import { translate } from '../i18n'

type Bad = Extract<EachFound, { kind: 'fault' }>
type Good = Exclude<EachFound, Bad>

/** What a text holds that was pasted or typed. */
export interface Pasted {
  readonly good: readonly Good[]
  readonly bad: readonly Bad[]
  readonly known: LibraryPattern | null // the pattern of the library that all of it is: the same board under the same name
}

/** Reads a text that was pasted or typed, as an import would; null when there is none. */
export function readPasted(text: string, library: readonly LibraryPattern[]): Pasted | null {
  if (text.trim() === '') return null
  const found = readEach(text, translate('library.pasted'))
  const good = found.filter((each): each is Good => each.kind !== 'fault')
  const bad = found.filter((each): each is Bad => each.kind === 'fault')
  const only = found.length === 1 ? good[0] : undefined
  return { good, bad, known: only?.kind === 'pattern' ? knownAs(only, library) : null }
}

function knownAs(
  { document }: Extract<Good, { kind: 'pattern' }>,
  library: readonly LibraryPattern[],
): LibraryPattern | null {
  const same = library.filter((pattern) => sameBoard(pattern.document, document))
  return same.find((pattern) => pattern.document.name === document.name) ?? null
}

/** Whether a text that was typed where one searches is meant to be taken in: a share code or rows, good or bad, or a JSON object. */
export function isToBeTakenIn(text: string): boolean {
  return shareCodesIn(text).length > 0 || rowsIn(text, 'Pasang').length > 0 || /^\s*\{\s*"/.test(text)
}
