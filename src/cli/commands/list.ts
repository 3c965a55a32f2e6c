import { boardOf } from '#core/pattern/document'
import { symmetryOf } from '#core/pattern/symmetry'
import { openStorage } from '#storage/storage'
import type { StoredPattern } from '#storage/library'
import type { Command } from '../command'
import { DONE, FAILED, tellFailure } from '../console'
import { isOn, textFlag } from '../flags'
import { writePicture } from '../picture'
import { table } from '../table'
import { faultLines } from '../words'

/** The library: one line a pattern, or a contact sheet of all that can be drawn. */
export const list: Command = {
  usage: 'list',
  about: 'List the patterns of the library',
  options: [
    { usage: '--json', about: 'Print one JSON value' },
    { usage: '--sheet <file>', about: 'Draw a contact sheet, as .svg or .png' },
  ],
  examples: ['list', 'list --sheet patterns.png'],
  async run({ console, places }, _, flags) {
    const sheet = textFlag(flags, 'sheet')
    if (!sheet.ok) return tellFailure(console, sheet.error)
    const { patterns, damaged } = await openStorage(places).library.list()
    const rows = patterns.map(rowOf)
    if (sheet.value !== undefined) {
      const { librarySheet } = await import('../sheet')
      const written = await writePicture(sheet.value, librarySheet(patterns))
      if (!written.ok) return tellFailure(console, written.error)
    }
    if (isOn(flags, 'json')) console.print(JSON.stringify(rows))
    else if (sheet.value === undefined) {
      for (const line of table(
        rows.map((row) => [row.id, row.name, row.provenance ?? '-', row.gadong, row.symmetry]),
      )) {
        console.print(line)
      }
    }
    for (const { file, faults } of damaged) for (const line of faultLines(file, faults)) console.tell(line)
    return damaged.length > 0 ? FAILED : DONE
  },
}

function rowOf({ id, document, draft }: StoredPattern) {
  return {
    id,
    name: document.name,
    provenance: document.provenance?.kind ?? null,
    gadong: document.gadong,
    symmetry: symmetryOf(boardOf(document)),
    draft: draft.length > 0,
  }
}
