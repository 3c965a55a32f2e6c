import { EventEmitter } from 'node:events'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { emitPreventable } from './events.mjs'

/** The module `app`. */
export class App extends EventEmitter {
  isPackaged = false
  #ready = false
  #ended = false
  #version
  #args
  #paths
  #end
  /** @type {() => void} */
  #resolveReady = () => {}
  #whenReady = new Promise((resolve) => {
    this.#resolveReady = () => resolve(undefined)
  })
  /** @type {() => { close(): void, isDestroyed(): boolean }[]} */
  windows = () => []

  commandLine = { hasSwitch: (/** @type {string} */ name) => this.#switch(name) !== undefined }

  /**
   * @param {{ version: string, args: readonly string[] }} start how the program was started
   * @param {(code: number) => void} end ends the process and what belongs to it
   */
  constructor({ version, args }, end) {
    super()
    this.#version = version
    this.#args = args
    this.#end = end
    const appData = join(homedir(), '.config')
    this.#paths = new Map([
      ['appData', appData],
      ['userData', this.#switch('user-data-dir') || join(appData, 'pasang')],
    ])
  }

  getVersion() {
    return this.#version
  }

  /** @param {string} name */
  getPath(name) {
    const path = this.#paths.get(name)
    if (path === undefined) throw new Error(`stand-in: no path '${name}'`)
    return path
  }

  /** @param {string} name @param {string} path */
  setPath(name, path) {
    this.#paths.set(name, path)
  }

  requestSingleInstanceLock() {
    return true
  }

  isReady() {
    return this.#ready
  }

  whenReady() {
    return this.#whenReady
  }

  /** Tells the program that Electron is ready. */
  setReady() {
    this.#ready = true
    this.#resolveReady()
    this.emit('ready', {})
  }

  /** Closes all windows, each of which may prevent it, and ends. */
  quit() {
    if (this.#ended || !emitPreventable(this, 'before-quit')) return
    for (const window of this.windows()) {
      window.close()
      if (!window.isDestroyed()) return
    }
    if (emitPreventable(this, 'will-quit')) this.exit(0)
  }

  /** @param {number} code */
  exit(code = 0) {
    if (this.#ended) return
    this.#ended = true
    this.emit('quit', {}, code)
    this.#end(code)
  }

  /** @param {string} name */
  #switch(name) {
    const argument = this.#args.find((each) => each === `--${name}` || each.startsWith(`--${name}=`))
    return argument?.slice(name.length + 3)
  }
}
