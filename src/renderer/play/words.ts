import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import { formatDate } from '../i18n'
import type { Join, Say } from './prompt'

/** The sentences of Play in the language on show, for the functions that put them together. */
export function usePlayWords() {
  const { t, locale } = useI18n()
  const say: Say = (key, values = {}) => {
    const n = values['n']
    return typeof n === 'number' ? t(`play.${key}`, values, n) : t(`play.${key}`, values)
  }
  const formats = computed(() => ({
    conjunction: new Intl.ListFormat(locale.value, { type: 'conjunction' }),
    disjunction: new Intl.ListFormat(locale.value, { type: 'disjunction' }),
  }))
  const join: Join = (parts, kind) => formats.value[kind].format(parts)
  /** Date and time of an ISO 8601 text; the text itself where it is none. */
  const moment = (text: string) => {
    const date = new Date(text)
    return Number.isNaN(date.getTime()) ? text : formatDate(date)
  }
  return { say, join, moment }
}
