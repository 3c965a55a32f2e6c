import { EventEmitter } from 'node:events'
import { emitPreventable } from './events.mjs'
import { WebContents } from './web-contents.mjs'

/** @typedef {import('./electron.mjs').Parts} Parts */

/**
 * @typedef {object} WindowOptions
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} [width]
 * @property {number} [height]
 * @property {string} [title]
 * @property {boolean} [show]
 * @property {{ preload?: string }} [webPreferences]
 */

/** The class `BrowserWindow`; there is one Electron in a process. */
export class BrowserWindow extends EventEmitter {
  /** @type {Set<BrowserWindow>} */
  static #windows = new Set()
  /** @type {Parts | null} */
  static #shared = null

  /**
   * Makes windows possible.
   * @param {Parts} parts
   */
  static connect(parts) {
    BrowserWindow.#shared = parts
    parts.app.windows = () => BrowserWindow.getAllWindows()
  }

  #parts
  #bounds
  #shown
  #maximized = false
  #fullScreen = false

  /** @param {WindowOptions} options */
  constructor({ x = 0, y = 0, width = 800, height = 600, show = true, webPreferences = {} } = {}) {
    super()
    if (!BrowserWindow.#shared) throw new Error('stand-in: it has not started')
    this.#parts = BrowserWindow.#shared
    this.#bounds = { x, y, width, height }
    this.#shown = show
    this.webContents = new WebContents(this.#parts, { width, height, ...webPreferences })
    this.webContents.once('dom-ready', () => this.emit('ready-to-show'))
    this.webContents.on('-close', () => this.close())
    BrowserWindow.#windows.add(this)
    this.#parts.app.emit('web-contents-created', {}, this.webContents)
  }

  static getAllWindows() {
    return [...BrowserWindow.#windows]
  }

  /** @param {WebContents | undefined} contents */
  static fromWebContents(contents) {
    return [...BrowserWindow.#windows].find((window) => window.webContents === contents) ?? null
  }

  /** @param {string} url */
  loadURL(url) {
    const loading = this.webContents.loadURL(url)
    loading.catch(() => {}) // as in Electron, nobody has to wait for it
    return loading
  }

  close() {
    if (emitPreventable(this, 'close')) this.destroy()
  }

  destroy() {
    if (!BrowserWindow.#windows.delete(this)) return
    void this.webContents.destroy()
    this.emit('closed')
    if (BrowserWindow.#windows.size > 0) return
    const { app } = this.#parts
    if (!app.emit('window-all-closed')) app.quit()
  }

  isDestroyed() {
    return !BrowserWindow.#windows.has(this)
  }

  show() {
    this.#shown = true
  }

  focus() {
    this.emit('focus')
  }

  isVisible() {
    return this.#shown
  }

  isMinimized() {
    return false
  }

  restore() {}

  maximize() {
    this.#maximized = true
  }

  isMaximized() {
    return this.#maximized
  }

  /** @param {boolean} fullScreen */
  setFullScreen(fullScreen) {
    this.#fullScreen = fullScreen
  }

  isFullScreen() {
    return this.#fullScreen
  }

  getNormalBounds() {
    return { ...this.#bounds }
  }

  /** @param {Partial<{ x: number, y: number, width: number, height: number }>} bounds */
  setBounds(bounds) {
    this.#bounds = { ...this.#bounds, ...bounds }
  }
}
