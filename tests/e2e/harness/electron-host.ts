import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { _electron, type ElectronApplication } from 'playwright-core'
import { findElectron } from '../../../scripts/lib/electron.mjs'
import { ROOT } from '../../../scripts/lib/paths.mjs'
import type { HostName } from './hosts'
import { environment, inOrder, readSaved, type Running, type SavedFile, type StartOptions } from './running'

const LOOK_MS = 50
const QUESTION_MS = 1000 // after which the program is taken to ask about unsaved work

/** Starts the built Electron program, on the stand-in or on the real runtime. */
export async function startOnElectron(host: HostName, options: StartOptions): Promise<Running> {
  const app = await launchElectron(host, ROOT, options.profileFolder, environment(options.env))
  let ended = false
  app.on('close', () => {
    ended = true
  })
  const page = await app.firstWindow()
  await page.setViewportSize(options.viewport)
  return {
    page,
    origin: host === 'standin' ? 'http://bundle.app.localhost' : 'app://bundle',
    electron: app,
    importing: async (files, action) => {
      const asked = await scriptOpening(app, files)
      await action()
      await asked()
    },
    exporting: async (action) => {
      const folder = join(options.profileFolder, 'exports')
      await mkdir(folder, { recursive: true })
      const path = await scriptSaving(app, folder)
      await action()
      return readOnceThere(await path())
    },
    exportingMany: async (count, action) => {
      await mkdir(options.profileFolder, { recursive: true })
      const folder = await mkdtemp(join(options.profileFolder, 'many-'))
      const asked = await scriptOpening(app, [folder])
      await action()
      await asked()
      return readAll(folder, count)
    },
    stop: () => quit(app, () => ended),
    kill: async () => {
      const closed = app.waitForEvent('close')
      app.process().kill('SIGKILL')
      await closed
    },
  }
}

/** Starts a program of Electron's. */
export function launchElectron(
  host: HostName,
  folder: string,
  profileFolder: string,
  env: Readonly<Record<string, string>>,
): Promise<ElectronApplication> {
  return _electron.launch({
    executablePath: executableOf(host),
    args: [folder, `--user-data-dir=${profileFolder}`],
    env: { ...env },
  })
}

/** Ends the program as a person does who wants no unsaved work kept. */
async function quit(app: ElectronApplication, ended: () => boolean): Promise<void> {
  if (ended()) return
  const closed = app.waitForEvent('close')
  await app.evaluate(({ app, BrowserWindow }, patience) => {
    app.quit()
    setTimeout(() => {
      for (const window of BrowserWindow.getAllWindows()) window.destroy()
    }, patience)
  }, QUESTION_MS)
  await closed
}

function executableOf(host: HostName): string {
  if (host === 'standin') return join(ROOT, 'tests', 'standin', 'electron-standin')
  const path = findElectron()
  if (path === null) throw new Error('the Electron runtime is not on this machine')
  return path
}

type Scripted = typeof globalThis & { scripted?: string }

/** Answers the next dialog for files; the result waits until it has been asked. */
async function scriptOpening(
  app: ElectronApplication,
  files: readonly string[] | null,
): Promise<() => Promise<void>> {
  await app.evaluate(({ dialog }, paths) => {
    const place = globalThis as Scripted
    delete place.scripted
    dialog.showOpenDialog = async () => {
      place.scripted = 'asked'
      return { canceled: paths === null, filePaths: [...(paths ?? [])] }
    }
  }, files)
  return async () => void (await waitForScripted(app))
}

/** Answers the next dialog for saving with its own suggestion, in a folder; the result gives the path. */
async function scriptSaving(app: ElectronApplication, folder: string): Promise<() => Promise<string>> {
  await app.evaluate(({ dialog }, into) => {
    const place = globalThis as Scripted
    delete place.scripted
    dialog.showSaveDialog = (async (_window: unknown, options: { defaultPath: string }) => {
      const name = options.defaultPath.split(/[\\/]/).pop()
      place.scripted = `${into}/${name}`
      return { canceled: false, filePath: place.scripted }
    }) as typeof dialog.showSaveDialog
  }, folder)
  return () => waitForScripted(app)
}

async function waitForScripted(app: ElectronApplication): Promise<string> {
  for (;;) {
    const scripted = await app.evaluate(() => (globalThis as Scripted).scripted)
    if (scripted !== undefined) return scripted
    await sleep(LOOK_MS)
  }
}

/** Reads the files in a folder once there are so many. */
async function readAll(folder: string, count: number): Promise<readonly SavedFile[]> {
  const names = async () => (await readdir(folder)).filter((name) => !name.startsWith('.'))
  while ((await names()).length < count) await sleep(LOOK_MS)
  const read = (name: string) => readSaved(name, join(folder, name))
  return inOrder(await Promise.all((await names()).map(read)))
}

/** Reads what was exported, once it is there; it is written beside its place and then renamed. */
async function readOnceThere(path: string): Promise<SavedFile> {
  while (!existsSync(path)) await sleep(LOOK_MS)
  return readSaved(path.split('/').pop() ?? '', path)
}
