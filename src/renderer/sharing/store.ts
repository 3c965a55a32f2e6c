import type { LibraryPattern } from '#bridge/api'
import type { ExportChoices } from '#core/settings/settings'
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { translate } from '../i18n'
import { useSettings } from '../stores/settings'
import { useToasts } from '../stores/toasts'
import { useWork } from '../stores/work'
import { handOver, orReported } from './handing'
import { exportable, filesFor } from './outgoing'

/** A pattern as it is printed: one of the library, or one that is being drawn. */
export type Printable = Pick<LibraryPattern, 'id' | 'document'>

/** Which dialog of sharing is open and with what, and how an export is carried out. */
export const useSharing = defineStore('sharing', () => {
  const settings = useSettings()
  const exporting = shallowRef<readonly LibraryPattern[] | null>(null)
  const printing = shallowRef<readonly Printable[] | null>(null)
  const versionsOf = shallowRef<string | null>(null) // id of a pattern
  const trashOpen = shallowRef(false)

  /** Exports what can be exported that way, and remembers the choices. False when nothing was written, which was said. */
  function run(patterns: readonly LibraryPattern[], choices: ExportChoices): Promise<boolean> {
    return orReported(async () => {
      await remember(choices)
      const { value: files, stopped } = await useWork().run('draw', (work) =>
        filesFor(exportable(patterns, choices), choices, settings.values.showCoordinates, work),
      )
      if (files && !stopped) return handOver(files)
      if (!stopped) useToasts().show(translate('sharing.noPicture'), { tone: 'problem' })
      return false
    })
  }

  async function remember(part: Partial<ExportChoices>): Promise<void> {
    await settings.change({ exports: { ...settings.values.exports, ...part } })
  }

  return { exporting, printing, versionsOf, trashOpen, run, remember }
})
