import { faultsUnder } from '#core/faults/path'
import type { Fault } from '#core/faults/fault'
import { readJson } from '#core/faults/read'
import { readAny, TAKEN_IN, unknownFormat, type AnyFile } from '#core/files/read-any'
import { draftReasons } from '#core/pattern/document'
import { openRecord } from '#core/record/open'
import { parseSettings, SETTINGS_FORMAT } from '#core/settings/schema'

const CHECKED = [...TAKEN_IN, SETTINGS_FORMAT]

/** Every fault of the text of a file of any of our formats; the reasons of a draft count. [] when all is well. */
export function checkFile(text: string, file: string): readonly Fault[] {
  const json = readJson(text)
  if (json.ok && json.value.format === SETTINGS_FORMAT) return settingsFaults(text)
  const read = readAny(text, file)
  if (read.ok) return contentFaults(read.value)
  const isUnknown = json.ok && !CHECKED.includes(String(json.value.format))
  return isUnknown ? [unknownFormat(json.value.format, CHECKED)] : read.error
}

function settingsFaults(text: string): readonly Fault[] {
  const settings = parseSettings(text)
  return settings.ok ? settings.value.faults : settings.error
}

function contentFaults(file: AnyFile): readonly Fault[] {
  switch (file.kind) {
    case 'pattern':
      return draftReasons(file.document)
    case 'bundle':
      return file.entries.flatMap((entry, index) =>
        entry.ok ? faultsUnder(`patterns[${index}]`, draftReasons(entry.value)) : entry.error,
      )
    case 'game': {
      const { warning } = openRecord(file.record)
      return warning === null ? [] : [warning]
    }
  }
}
