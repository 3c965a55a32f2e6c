import { answered } from '#bridge/answer'
import type { Answer, ImportOutcome, OutgoingFile } from '#bridge/api'
import { IMPORT_EXTENSIONS } from '#bridge/incoming'
import type { Service } from '#service/service'
import type { BrowserWindow, Dialog } from 'electron'
import { basename, dirname, join } from 'node:path'
import type { MainMessages } from './messages'

/** The folder that dialogs open in: where the person was last. */
export interface Folder {
  get(): string | null
  set(folder: string): void
}

/** What the dialogs for files work with. */
export interface DialogTools {
  readonly dialog: Pick<Dialog, 'showOpenDialog' | 'showSaveDialog'>
  readonly service: Service
  readonly folder: Folder
  readonly words: () => MainMessages
}

/** Asks the person for files and takes them in; null when they changed their mind. */
export async function importByDialog(
  { dialog, service, folder, words }: DialogTools,
  window: BrowserWindow,
): Promise<Answer<readonly ImportOutcome[] | null>> {
  const start = folder.get()
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: words().importTitle,
    properties: ['openFile', 'multiSelections'],
    filters: [{ name: words().fileKind, extensions: [...IMPORT_EXTENSIONS] }],
    ...(start !== null && { defaultPath: start }),
  })
  const first = filePaths[0]
  if (canceled || first === undefined) return answered(null)
  folder.set(dirname(first))
  return service.api.importTexts(await service.readFiles(filePaths))
}

/** Asks the person where to and writes; the value is the name of the file, null when they changed their mind. */
export async function exportByDialog(
  { dialog, service, folder, words }: DialogTools,
  window: BrowserWindow,
  file: OutgoingFile,
): Promise<Answer<string | null>> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: words().exportTitle,
    defaultPath: join(folder.get() ?? '', basename(file.name)),
  })
  if (canceled || !filePath) return answered(null)
  folder.set(dirname(filePath))
  const written = await service.writeFile(filePath, file.text)
  return written.ok ? answered(basename(filePath)) : written
}
