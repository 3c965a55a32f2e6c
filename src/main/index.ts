import { openService } from '#service/open'
import { app, protocol } from 'electron'
import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { lockNavigation } from './locks'
import { filesFromSecondStart, filesOf } from './opened-files'
import { SCHEME } from './origin'
import { Program } from './program'

function log(error: unknown): void {
  console.error(error)
}

/** A path seen from the built file, `out/main/index.js`. */
function pathFromHere(relative: string): string {
  return join(import.meta.dirname, relative)
}

protocol.registerSchemesAsPrivileged([
  {
    scheme: SCHEME,
    privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
  },
])
lockNavigation(app)

// The data folder may lie in the same folder of the system; Chromium's profile is kept apart from it.
if (!app.commandLine.hasSwitch('user-data-dir')) {
  const profile = join(app.getPath('appData'), 'Pasang', 'profile')
  mkdirSync(profile, { recursive: true }) // Electron takes only folders that are there
  app.setPath('userData', profile)
}

const files = filesOf(process.argv, app.isPackaged, process.cwd())

if (app.requestSingleInstanceLock({ files })) run()
else app.quit()

function run(): void {
  const program = new Program({
    service: openService({
      version: app.getVersion(),
      host: 'electron',
      log,
      patternsFolder: app.isPackaged
        ? join(process.resourcesPath, 'patterns')
        : pathFromHere('../../patterns'),
      surroundings: { platform: process.platform, env: process.env, home: homedir() },
      workingFolder: process.cwd(),
    }),
    preload: pathFromHere('../preload/index.cjs'),
    windowFolder: pathFromHere('../renderer'),
    stateFile: join(app.getPath('userData'), 'window.json'),
    log,
  })

  const resume = (more: readonly string[]): void => {
    if (app.isReady()) program.resume(more).catch(log)
    else files.push(...more)
  }
  app.on('open-file', (event, path) => {
    event.preventDefault()
    resume([path])
  })
  app.on('second-instance', (_, _argv, _folder, data) => resume(filesFromSecondStart(data)))
  app.on('activate', () => resume([]))
  app.on('before-quit', () => program.beforeQuit())
  app.on('will-quit', (event) => {
    if (!program.mayEnd()) event.preventDefault()
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app
    .whenReady()
    .then(() => program.start(files))
    .catch((error: unknown) => {
      log(error)
      app.exit(1)
    })
}
