import type { Fault } from '#core/faults/fault'
import { fault } from '#core/faults/fault'
import { faultsUnder } from '#core/faults/path'
import { BUNDLE_LIMIT, FILE_LIMIT, readJson, utf8Length, type JsonObject } from '#core/faults/read'
import { BUNDLE_FORMAT, checkBundle } from '#core/pattern/bundle'
import { checkPattern, draftReasons } from '#core/pattern/document'
import { openRecord } from '#core/record/open'
import { parseRecord, RECORD_FORMAT } from '#core/record/record'
import { parseSettings, SETTINGS_FORMAT } from '#core/settings/schema'

/** Every fault of a file of any of our formats; a draft counts as one. [] when all is well. */
export function checkFile(text: string): readonly Fault[] {
  const json = readJson(text, BUNDLE_LIMIT)
  if (!json.ok) return json.error
  const { format } = json.value
  if (format === BUNDLE_FORMAT) return bundleFaults(json.value)
  const size = utf8Length(text)
  if (size > FILE_LIMIT) return [fault('too-large', '', { size, limit: FILE_LIMIT })]
  if (format === RECORD_FORMAT) return recordFaults(text)
  if (format === SETTINGS_FORMAT) return settingsFaults(text)
  return patternFaults(json.value)
}

function patternFaults(value: JsonObject): readonly Fault[] {
  const document = checkPattern(value)
  return document.ok ? draftReasons(document.value) : document.error
}

function bundleFaults(value: JsonObject): readonly Fault[] {
  const bundle = checkBundle(value)
  if (!bundle.ok) return bundle.error
  return bundle.value.flatMap((entry, index) =>
    entry.ok ? faultsUnder(`patterns[${index}]`, draftReasons(entry.value)) : entry.error,
  )
}

function settingsFaults(text: string): readonly Fault[] {
  const settings = parseSettings(text)
  return settings.ok ? settings.value.faults : settings.error
}

function recordFaults(text: string): readonly Fault[] {
  const record = parseRecord(text)
  if (!record.ok) return record.error
  const { warning } = openRecord(record.value)
  return warning === null ? [] : [warning]
}
