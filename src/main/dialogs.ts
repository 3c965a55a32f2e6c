import { answered } from '#bridge/answer'
import type { Answer, ExportedFiles, ExportKind, ImportOutcome, OutgoingFile } from '#bridge/api'
import { IMPORT_EXTENSIONS } from '#bridge/incoming'
import type { Service } from '#service/service'
import type { BrowserWindow, Dialog } from 'electron'
import { basename, dirname, join } from 'node:path'
import type { MainMessages } from './messages'

/** The folders that dialogs open in: where the person was last, for each kind of export and for imports. */
export interface Folders {
  get(kind: FolderKind): string | null
  set(kind: FolderKind, folder: string): void
}

export type FolderKind = ExportKind | 'imports'

/** What the dialogs for files work with. */
export interface DialogTools {
  readonly dialog: Pick<Dialog, 'showOpenDialog' | 'showSaveDialog'>
  readonly service: Service
  readonly folders: Folders
  readonly words: () => MainMessages
}

/** Asks the person for files and takes them in; null when they changed their mind. */
export async function importByDialog(
  { dialog, service, folders, words }: DialogTools,
  window: BrowserWindow,
  work?: string,
): Promise<Answer<readonly ImportOutcome[] | null>> {
  const start = folders.get('imports')
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: words().importTitle,
    properties: ['openFile', 'multiSelections'],
    filters: [{ name: words().fileKind, extensions: [...IMPORT_EXTENSIONS] }],
    ...(start !== null && { defaultPath: start }),
  })
  const first = filePaths[0]
  if (canceled || first === undefined) return answered(null)
  folders.set('imports', dirname(first))
  return service.takeIn(filePaths, work)
}

/** Asks the person for a folder and takes in what is in it and below; null when they changed their mind. */
export async function importFolderByDialog(
  tools: DialogTools,
  window: BrowserWindow,
  work?: string,
): Promise<Answer<readonly ImportOutcome[] | null>> {
  const folder = await chooseFolder(tools, window, tools.words().importTitle, 'imports')
  if (folder === null) return answered(null)
  return tools.service.takeIn([folder], work)
}

/** Asks the person for a folder and writes all files there, none over another; null when they changed their mind. */
export async function exportFolderByDialog(
  tools: DialogTools,
  window: BrowserWindow,
  files: readonly OutgoingFile[],
  work?: string,
): Promise<Answer<ExportedFiles | null>> {
  const kind = files[0]?.kind
  if (kind === undefined) return answered({ folder: null, names: [] })
  const folder = await chooseFolder(tools, window, tools.words().exportTitle, kind)
  return folder === null ? answered(null) : tools.service.writeFiles(folder, files, work)
}

async function chooseFolder(
  { dialog, folders }: DialogTools,
  window: BrowserWindow,
  title: string,
  kind: FolderKind,
): Promise<string | null> {
  const start = folders.get(kind)
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title,
    properties: ['openDirectory', 'createDirectory'],
    ...(start !== null && { defaultPath: start }),
  })
  const folder = filePaths[0]
  if (canceled || folder === undefined) return null
  folders.set(kind, folder)
  return folder
}

/** Asks the person where to and writes; the value is the name of the file, null when they changed their mind. */
export async function exportByDialog(
  { dialog, service, folders, words }: DialogTools,
  window: BrowserWindow,
  file: OutgoingFile,
): Promise<Answer<string | null>> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    title: words().exportTitle,
    defaultPath: join(folders.get(file.kind) ?? '', basename(file.name)),
  })
  if (canceled || !filePath) return answered(null)
  folders.set(file.kind, dirname(filePath))
  const written = await service.writeFile(filePath, file.content)
  return written.ok ? answered(basename(filePath)) : written
}
