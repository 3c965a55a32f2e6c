import { answered } from '#bridge/answer'
import type { Language, Settings, Theme } from '#core/settings/settings'
import { DEFAULT_SETTINGS } from '#core/settings/settings'
import type { Service } from '#service/service'
import { app, dialog, ipcMain, Menu, protocol, session } from 'electron'
import {
  exportByDialog,
  exportFolderByDialog,
  importByDialog,
  importFolderByDialog,
  type DialogTools,
} from './dialogs'
import { lockPermissions } from './locks'
import { menuTemplate } from './menu'
import { MESSAGES, type MainMessages } from './messages'
import { SCHEME } from './origin'
import { serveWindow } from './serving'
import { StateKeeper } from './state-keeper'
import { carryCalls, type OwnMethods } from './transport'
import { PasangWindow } from './window'

export interface ProgramOptions {
  readonly service: Service
  readonly preload: string // the built preload script
  readonly windowFolder: string // the built window
  readonly stateFile: string // how the window was left
  readonly log: (error: unknown) => void
}

/** What is seen before the page is painted: the themes' surfaces (tokens.css). */
const BACKGROUNDS: Readonly<Record<Theme, string>> = {
  wood: '#eae0d0',
  songket: '#0d1917',
  paper: '#ffffff',
}

/** The running program: one service, one window. */
export class Program {
  private readonly keeper: StateKeeper
  private language: Language = DEFAULT_SETTINGS.language
  private window: PasangWindow | null = null
  private opening: Promise<void> | null = null // settled while the window is there
  private finished = false

  constructor(private readonly options: ProgramOptions) {
    this.keeper = new StateKeeper(options.service, options.stateFile)
  }

  /** Prepares what the window needs and opens it; to be called when Electron is ready. */
  async start(files: readonly string[]): Promise<void> {
    const { service, windowFolder, log } = this.options
    lockPermissions(session.defaultSession)
    protocol.handle(SCHEME, (request) => serveWindow(windowFolder, request))
    service.onEvent((event) => this.window?.send(event))
    carryCalls({
      ipc: ipcMain,
      service,
      own: this.ownMethods(),
      onAnswered: (method) => {
        if (method === 'writeSettings') this.followLanguage().catch(log)
      },
      onListening: (listening) => this.window?.setListening(listening),
      log,
    })
    await this.resume(files)
  }

  /** Shows the window, a new one where there is none, and takes in the files of another start of the program. */
  async resume(files: readonly string[]): Promise<void> {
    this.window?.show()
    this.opening ??= this.openWindow()
    await this.opening
    await this.takeIn(files)
  }

  /** The person, or the system, asks the program to end. */
  beforeQuit(): void {
    this.window?.closing.beforeQuit()
  }

  /** The program is about to end. True when it may; else it goes on to end as soon as everything is written. */
  mayEnd(): boolean {
    if (this.finished) return true
    this.finish()
      .catch(this.options.log)
      .finally(() => {
        this.finished = true
        app.quit()
      })
    return false
  }

  private async finish(): Promise<void> {
    await this.keeper.save()
    await this.options.service.close()
  }

  private async openWindow(): Promise<void> {
    const { preload, log } = this.options
    const state = await this.keeper.load()
    const { theme, language } = await this.settings()
    this.language = language
    this.showMenu()
    const words = (): MainMessages => this.words()
    const background = BACKGROUNDS[theme]
    const window = new PasangWindow({ preload, background, state, keeper: this.keeper, words, log })
    window.browserWindow.on('closed', () => {
      this.window = null
      this.opening = null
    })
    this.window = window
  }

  private async takeIn(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return
    const { service } = this.options
    const taken = await service.takeIn(paths)
    if (taken.ok) service.emit({ kind: 'files-opened', outcomes: taken.value })
    else this.options.log(taken.problem)
  }

  private ownMethods(): OwnMethods {
    const tools: DialogTools = {
      dialog,
      service: this.options.service,
      folders: this.keeper,
      words: () => this.words(),
    }
    return {
      importFiles: async (work) =>
        this.window ? importByDialog(tools, this.window.browserWindow, work) : answered(null),
      exportFile: async (file) =>
        this.window ? exportByDialog(tools, this.window.browserWindow, file) : answered(null),
      importFolder: async (work) =>
        this.window ? importFolderByDialog(tools, this.window.browserWindow, work) : answered(null),
      exportFiles: async (files, work) =>
        this.window ? exportFolderByDialog(tools, this.window.browserWindow, files, work) : answered(null),
      confirmClose: async (mayClose) => {
        // Not before this answer has gone: the window may be gone with it.
        setImmediate(() => this.window?.closing.answer(mayClose))
        return answered(null)
      },
    }
  }

  private async followLanguage(): Promise<void> {
    const { language } = await this.settings()
    if (language === this.language) return
    this.language = language
    this.showMenu()
  }

  private showMenu(): void {
    const run = (command: string): void => this.options.service.emit({ kind: 'menu', command })
    const template = menuTemplate(this.words(), process.platform === 'darwin', run)
    Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  }

  private async settings(): Promise<Settings> {
    const read = await this.options.service.api.readSettings()
    return read.ok ? read.value : DEFAULT_SETTINGS
  }

  private words(): MainMessages {
    return MESSAGES[this.language]
  }
}
