import type { LibraryPattern } from '#bridge/api'
import type { PatternDocument } from '#core/pattern/document'
import { LANGUAGES, type Language } from '#core/settings/settings'
import { currentLanguage, translate } from '../i18n'
import { folded, foldedNameIn, nameIn } from './entries'

/** A pattern of the library that has the same name in a language. */
export interface Namesake {
  readonly pattern: LibraryPattern
  readonly language: Language
  readonly name: string // as that pattern writes it
}

/** Who else has a name in a language, case and accents aside; null when nobody has. `own` does not count. */
export function bearerOf(
  name: string,
  language: Language,
  patterns: readonly LibraryPattern[],
  own: string | null,
): Namesake | null {
  const wanted = folded(name)
  if (wanted === '') return null
  const pattern = patterns.find(
    ({ id, document }) => id !== own && foldedNameIn(document, language) === wanted,
  )
  return pattern ? { pattern, language, name: nameIn(pattern.document, language) } : null
}

/** The names that a pattern goes by in each language. */
export function namesOf(document: PatternDocument): Readonly<Record<Language, string>> {
  return { en: nameIn(document, 'en'), ms: nameIn(document, 'ms'), es: nameIn(document, 'es') }
}

/** Another pattern that has one of these names in its language, `first` looked at first; null when there is none. */
export function namesakeOf(
  names: Readonly<Record<Language, string>>,
  patterns: readonly LibraryPattern[],
  own: string | null,
  first: Language,
): Namesake | null {
  for (const language of [first, ...LANGUAGES.filter((other) => other !== first)]) {
    const found = bearerOf(names[language], language, patterns, own)
    if (found) return found
  }
  return null
}

/** That another pattern has the name, in words; the language is named where it is not the one on show. */
export function wordsOfNamesake({ language, name }: Namesake): string {
  return translate(`library.nameTaken.${language === currentLanguage() ? 'here' : language}`, { name })
}
