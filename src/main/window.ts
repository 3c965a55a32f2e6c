import type { BridgeEvent } from '#bridge/api'
import { EVENT_CHANNEL } from '#bridge/channels'
import { app, BrowserWindow, dialog, screen } from 'electron'
import { Closing } from './closing'
import { CrashPolicy } from './crashes'
import type { MainMessages } from './messages'
import { WINDOW_URL } from './origin'
import type { StateKeeper } from './state-keeper'
import { MINIMUM, placeWindow, type WindowState } from './window-state'

export interface WindowOptions {
  readonly preload: string // absolute path of the built script
  readonly background: string // colour before the page is painted
  readonly state: WindowState
  readonly keeper: StateKeeper
  readonly words: () => MainMessages
  readonly log: (error: unknown) => void
}

/** The window, with what surrounds its page: state, closing, crashes, and events that wait until the page listens. */
export class PasangWindow {
  readonly browserWindow: BrowserWindow
  readonly closing: Closing
  private readonly crashes = new CrashPolicy()
  private readonly waiting: BridgeEvent[] = []
  private listening = false
  private hanging = false

  constructor(private readonly options: WindowOptions) {
    this.browserWindow = createBrowserWindow(options)
    this.closing = new Closing({
      canAnswer: () => this.listening && !this.hanging && !this.browserWindow.webContents.isCrashed(),
      ask: () => this.send({ kind: 'close-requested' }),
      destroy: () => this.browserWindow.destroy(),
      quit: () => app.quit(),
    })
    this.attendToClosing()
    this.attendToPage()
    this.browserWindow.loadURL(WINDOW_URL).catch(options.log)
  }

  /** Brings the window to the front. */
  show(): void {
    if (this.browserWindow.isMinimized()) this.browserWindow.restore()
    this.browserWindow.focus()
  }

  /** Tells the page of an event. Opened files wait for a page that is still loading; it reads everything else itself. */
  send(event: BridgeEvent): void {
    if (this.listening) this.browserWindow.webContents.send(EVENT_CHANNEL, event)
    else if (event.kind === 'files-opened') this.waiting.push(event)
  }

  /** The page has begun, or ceased, to listen to events. */
  setListening(listening: boolean): void {
    this.listening = listening
    if (!listening) return
    for (const event of this.waiting.splice(0)) this.send(event)
  }

  private attendToClosing(): void {
    const { browserWindow, options } = this
    browserWindow.on('close', (event) => {
      options.keeper.remember(browserWindow)
      if (!this.closing.mayClose()) event.preventDefault()
    })
    browserWindow.on('unresponsive', () => {
      this.hanging = true
      this.askAboutHanging().catch(options.log)
    })
    browserWindow.on('responsive', () => {
      this.hanging = false
    })
  }

  private attendToPage(): void {
    const { webContents } = this.browserWindow
    const forgetPage = (): void => {
      this.listening = false
      this.hanging = false
      this.closing.forget()
    }
    webContents.on('did-navigate', forgetPage)
    webContents.on('render-process-gone', (_, { reason }) => {
      forgetPage()
      if (reason === 'clean-exit') return
      const next = this.crashes.onDeath(Date.now())
      if (next === 'ask') this.askAboutCrash().catch(this.options.log)
      else setImmediate(() => webContents.reload()) // not while Electron is still clearing the dead page away
    })
    webContents.on('preload-error', (_event, _path, error) => this.options.log(error))
  }

  private async askAboutCrash(): Promise<void> {
    const words = this.options.words()
    const { response } = await dialog.showMessageBox(this.browserWindow, {
      type: 'error',
      message: words.crashed,
      detail: words.crashedDetail,
      buttons: [words.reload, words.quit],
      defaultId: 0,
      cancelId: 1,
    })
    if (response === 0) this.browserWindow.webContents.reload()
    else app.quit()
  }

  private async askAboutHanging(): Promise<void> {
    const words = this.options.words()
    const { response } = await dialog.showMessageBox(this.browserWindow, {
      type: 'warning',
      message: words.hangs,
      detail: words.hangsDetail,
      buttons: [words.wait, words.reload],
      defaultId: 0,
      cancelId: 0,
    })
    if (response === 1 && this.hanging) this.browserWindow.webContents.forcefullyCrashRenderer()
  }
}

function createBrowserWindow({ preload, background, state }: WindowOptions): BrowserWindow {
  const main = screen.getPrimaryDisplay()
  const displays = [main, ...screen.getAllDisplays().filter(({ id }) => id !== main.id)]
  const areas = displays.map(({ workArea }) => workArea)
  const window = new BrowserWindow({
    ...placeWindow(state.bounds, areas),
    minWidth: MINIMUM.width,
    minHeight: MINIMUM.height,
    title: 'Pasang',
    show: false,
    backgroundColor: background,
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
    },
  })
  window.once('ready-to-show', () => {
    if (state.maximized) window.maximize()
    if (state.fullScreen) window.setFullScreen(true)
    window.show()
  })
  return window
}
