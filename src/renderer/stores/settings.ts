import { DEFAULT_SETTINGS, type Settings } from '#core/settings/settings'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import { getApi } from '../bridge/client'
import { showLanguage } from '../i18n'
import { reportProblem } from './problems'

const REDUCED = '(prefers-reduced-motion: reduce)'

/** What the person has chosen. Changes show at once and are written by the bridge. */
export const useSettings = defineStore('settings', () => {
  const values = shallowRef<Settings>(DEFAULT_SETTINGS)
  const systemReduced = ref(false)
  const stillness = computed(
    () => values.value.motion === 'none' || (values.value.motion === 'system' && systemReduced.value),
  )

  watch(values, apply, { immediate: true })

  /** Reads the settings and follows the system's motion setting; to be called once at start. */
  async function load(): Promise<void> {
    const query = window.matchMedia(REDUCED)
    systemReduced.value = query.matches
    query.addEventListener('change', (event) => {
      systemReduced.value = event.matches
    })
    const answer = await getApi().readSettings()
    if (answer.ok) values.value = answer.value
    else reportProblem(answer.problem)
  }

  /** Changes some settings. */
  async function change(part: Partial<Settings>): Promise<void> {
    values.value = { ...values.value, ...part }
    const answer = await getApi().writeSettings(values.value)
    if (!answer.ok) reportProblem(answer.problem)
  }

  return { values, stillness, load, change }
})

function apply(settings: Settings): void {
  const root = document.documentElement
  root.dataset['theme'] = settings.theme
  root.dataset['motion'] = settings.motion
  showLanguage(settings.language)
}
