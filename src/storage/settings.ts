import { FILE_LIMIT } from '#core/faults/read'
import { err, ok } from '#core/result'
import { parseSettings, serializeSettings, type SettingsFile } from '#core/settings/schema'
import { DEFAULT_SETTINGS, type Settings } from '#core/settings/settings'
import { keepAside } from './aside'
import type { Disk } from './disk'
import type { Stored } from './failure'
import type { Serial } from './serial'

const DEFAULTS: SettingsFile = { settings: DEFAULT_SETTINGS, faults: [], others: {} }

/** The person's settings, in one file. */
export class SettingsStore {
  constructor(
    private readonly disk: Disk,
    private readonly path: string,
    private readonly writes: Serial,
  ) {}

  /** The settings; the defaults where there is no file or it cannot be read, for the program has to start. */
  async read(): Promise<Settings> {
    const file = this.readFile()
    return file.ok ? file.value.settings : DEFAULT_SETTINGS
  }

  /**
   * Writes the settings and keeps the keys this version does not know. The file of a newer version stays as it is
   * (`damaged`, with the reason); one that cannot be read is kept under another name.
   */
  async write(settings: Settings): Promise<Stored<Settings>> {
    return this.writes.run(async () => {
      const present = this.readFile()
      if (!present.ok) {
        const aside = await keepAside(this.disk, this.path, present.error)
        if (!aside.ok) return aside
      }
      const text = serializeSettings(settings, present.ok ? present.value.others : {})
      const again = parseSettings(text)
      if (!again.ok) return err({ kind: 'invalid', faults: again.error })
      const written = await this.disk.replace(this.path, text)
      return written.ok ? ok(again.value.settings) : written
    })
  }

  private readFile(): ReturnType<typeof parseSettings> {
    const read = this.disk.readText(this.path, FILE_LIMIT)
    if (read.ok) return parseSettings(read.value.text)
    return read.error.code === 'not-found' ? ok(DEFAULTS) : err([read.error])
  }
}
