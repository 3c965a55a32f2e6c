import type { ExportKind, LibraryPattern, OutgoingFile } from '#bridge/api'
import { BUNDLE_EXTENSION, PATTERN_EXTENSION } from '#core/files/names'
import { serializeBundle } from '#core/pattern/bundle'
import { boardOf, serializePattern, type PatternDocument } from '#core/pattern/document'
import type { ExportChoices } from '#core/settings/settings'
import { currentLanguage, translate } from '../i18n'
import { nameIn, symmetryOfDocument } from '../library/entries'
import type { Work } from '../stores/work'
import { FileNames } from './names'
import { entryOf, pictureOf, pngOf, sheetOf } from './pictures'
import { codesText, rowsText } from './texts'

const SHEET_SCALE = 2 // pixels of a PNG for each unit of a sheet

/** The patterns that can be exported in that way: pictures need every junction decided, share codes equal counts as well. */
export function exportable(
  patterns: readonly LibraryPattern[],
  choices: ExportChoices,
): readonly LibraryPattern[] {
  if (choices.form === 'pictures') return patterns.filter(({ document }) => isDecided(document))
  if (choices.form === 'texts' && choices.text === 'codes') {
    return patterns.filter(({ draft }) => draft.length === 0)
  }
  return patterns
}

/** The files to write for patterns that can be exported so; null when a picture could not be drawn, or the work was stopped. */
export async function filesFor(
  patterns: readonly LibraryPattern[],
  choices: ExportChoices,
  coordinates: boolean,
  work: Pick<Work, 'goOn'>,
): Promise<readonly OutgoingFile[] | null> {
  const documents = patterns.map(({ document }) => document)
  if (choices.form === 'patterns') return patternFiles(documents, choices)
  if (choices.form === 'texts') return [textFile(documents, choices)]
  const isSheet = documents.length > 1 && choices.pictures === 'sheet'
  return isSheet ? sheetFile(documents, choices) : pictureFiles(documents, choices, coordinates, work)
}

/** The text that the form "texts" exports or copies. */
export function textOf(documents: readonly PatternDocument[], choices: ExportChoices): string {
  return choices.text === 'codes' ? codesText(documents) : rowsText(documents, shownName)
}

function patternFiles(
  documents: readonly PatternDocument[],
  { patterns }: ExportChoices,
): readonly OutgoingFile[] {
  if (documents.length > 1 && patterns === 'bundle') {
    const name = translate('sharing.export.fileName') + BUNDLE_EXTENSION
    return [file('bundles', name, serializeBundle(documents))]
  }
  const names = new FileNames()
  return documents.map((document) =>
    file('patterns', names.nameFor(document.name, PATTERN_EXTENSION), serializePattern(document)),
  )
}

function textFile(documents: readonly PatternDocument[], choices: ExportChoices): OutgoingFile {
  const [only] = documents
  const name =
    documents.length === 1 && only
      ? new FileNames().nameFor(only.name, '.txt')
      : `${translate('sharing.export.fileName')}.txt`
  return file('texts', name, textOf(documents, choices))
}

async function pictureFiles(
  documents: readonly PatternDocument[],
  { picture, theme, size }: ExportChoices,
  coordinates: boolean,
  work: Pick<Work, 'goOn'>,
): Promise<readonly OutgoingFile[] | null> {
  const names = new FileNames()
  const files: OutgoingFile[] = []
  for (const [index, document] of documents.entries()) {
    if (!work.goOn(index, documents.length)) return null
    const svg = pictureOf(document, shownName(document), { theme, size, coordinates })
    const content = picture === 'svg' ? svg : await pngOf(svg)
    if (content === null) return null
    files.push(file('pictures', names.nameFor(document.name, `.${picture}`), content))
  }
  return files
}

async function sheetFile(
  documents: readonly PatternDocument[],
  { picture, theme }: ExportChoices,
): Promise<readonly OutgoingFile[] | null> {
  const entries = documents.map((document) =>
    entryOf(
      boardOf(document),
      shownName(document),
      translate(`shell.symmetry.${symmetryOfDocument(document)}`),
    ),
  )
  const svg = sheetOf(entries, translate('sharing.export.sheetTitle'), theme)
  const content = picture === 'svg' ? svg : await pngOf(svg, SHEET_SCALE)
  if (content === null) return null
  return [file('sheets', `${translate('sharing.export.sheetName')}.${picture}`, content)]
}

function file(kind: ExportKind, name: string, content: OutgoingFile['content']): OutgoingFile {
  return { kind, name, content }
}

function shownName(document: PatternDocument): string {
  return nameIn(document, currentLanguage())
}

function isDecided({ rows }: PatternDocument): boolean {
  return !rows.some((row) => row.includes('?'))
}
