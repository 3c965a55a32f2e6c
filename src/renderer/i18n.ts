import { DEFAULT_SETTINGS, LANGUAGES, type Language } from '#core/settings/settings'
import { createI18n } from 'vue-i18n'

/** A catalogue: nested keys down to sentences. `{name}` is a parameter, ` | ` separates the forms for one and many. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue
}

const files = import.meta.glob<{ readonly default: Catalogue }>('./locales/*/*.ts', { eager: true })

/** All catalogues by language, and in each by area: `play.title` is `title` of `locales/play/`. */
export const catalogues: Readonly<Record<Language, Record<string, Catalogue>>> = mergeCatalogues()

function mergeCatalogues(): Record<Language, Record<string, Catalogue>> {
  const merged: Record<Language, Record<string, Catalogue>> = { en: {}, ms: {}, es: {} }
  for (const [path, file] of Object.entries(files)) {
    const [area, name] = path.split('/').slice(-2)
    const language = LANGUAGES.find((candidate) => `${candidate}.ts` === name)
    if (!area || !language) throw new Error(`a catalogue in an unknown place: ${path}`)
    merged[language][area] = file.default
  }
  return merged
}

/** The words of the window. In a component use `useI18n()`; elsewhere `translate`. */
export const i18n = createI18n({
  legacy: false,
  locale: DEFAULT_SETTINGS.language,
  fallbackLocale: 'en',
  messages: catalogues,
})

/** A sentence in the language on show; `values` fill its parameters, `n` among them chooses the form. */
export function translate(key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const n = values['n']
  return typeof n === 'number' ? i18n.global.t(key, values, n) : i18n.global.t(key, values)
}

/** The language on show. */
export function currentLanguage(): Language {
  return i18n.global.locale.value
}

const DATE_LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ms: 'ms-BN', es: 'es' }

/** A date and the time of day as the language on show writes them. */
export function formatDate(date: Date): string {
  const format = new Intl.DateTimeFormat(DATE_LOCALES[currentLanguage()], {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  return format.format(date)
}

/** Changes every word of the window and tells the browser, for its speech and hyphenation. */
export function showLanguage(language: Language): void {
  i18n.global.locale.value = language
  document.documentElement.lang = language
}
