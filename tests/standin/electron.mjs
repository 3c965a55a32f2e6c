import { App } from './app.mjs'
import { BrowserWindow } from './browser-window.mjs'
import { Chromium } from './devtools.mjs'
import { IpcMain } from './ipc-main.mjs'
import { Schemes } from './scheme.mjs'
import { makeDialog, makeScreen, makeSession, Menu } from './surfaces.mjs'

/**
 * What windows and pages are made of.
 * @typedef {{ chromium: Chromium, schemes: Schemes, ipcMain: IpcMain, app: App }} Parts
 */

const END_MS = 3000

/**
 * Starts Chromium and makes the module `electron`.
 * @param {{ appPath: string, version: string, args: readonly string[] }} program
 * @returns {Promise<{ electron: Record<string, unknown>, start: () => void }>} `start` tells the program, and Playwright,
 *   that it is ready
 */
export async function createElectron(program) {
  const schemes = new Schemes()
  const executable = process.env['PASANG_CHROMIUM'] || 'chromium'
  const chromium = await Chromium.launch(executable, [await schemes.listen()])
  let ending = false
  const app = new App(program, (code) => {
    ending = true
    chromium.once('exit', () => process.exit(code))
    setTimeout(() => process.exit(code), END_MS)
    void chromium.close()
  })
  chromium.on('exit', () => {
    if (!ending) process.exit(70)
  })
  const ipcMain = new IpcMain()
  BrowserWindow.connect({ chromium, schemes, ipcMain, app })
  const { protocol } = schemes
  const electron = {
    app,
    ipcMain,
    protocol,
    BrowserWindow,
    Menu,
    dialog: makeDialog(),
    screen: makeScreen(),
    session: makeSession(protocol),
    webContents: {
      fromDevToolsTargetId: (/** @type {string} */ id) =>
        BrowserWindow.getAllWindows().find(({ webContents }) => webContents.targetId === id)?.webContents,
    },
  }
  const start = () => {
    void chromium.listening.then((line) => {
      console.error(line) // Playwright waits for it
      schemes.setReady()
      app.setReady()
    })
  }
  return { electron, start }
}
