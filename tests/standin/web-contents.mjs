import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Script } from 'node:vm'
import { makeCodec } from './codec.mjs'
import { emitPreventable } from './events.mjs'
import { cloned } from './ipc-main.mjs'
import { makeContextBridge } from './page-bridge.mjs'
import { makePreloadRequire } from './page-preload.mjs'

/** @typedef {import('./devtools.mjs').Session} Session */
/** @typedef {import('./electron.mjs').Parts} Parts */

const WORLD = 'preload'
const HELD_MS = 1000
const codec = makeCodec()

/** A page of Chromium with a preload world, as Electron's `WebContents`. */
export class WebContents extends EventEmitter {
  /** @type {Session | null} */
  #session = null
  /** @type {number | null} the preload world of the page that is loaded */
  #world = null
  /** @type {string | null} */
  #frame = null
  /** @type {string | null} the address that the program itself has asked for */
  #asked = null
  /** @type {((details: { url: string }) => { action: string }) | null} */
  #openHandler = null
  #parts
  #secret = `standin${randomBytes(8).toString('hex')}`
  #url = ''
  #crashed = false
  #destroyed = false
  targetId = ''
  mainFrame = Object.defineProperty({ parent: null, url: '' }, 'url', {
    get: () => this.#url,
    enumerable: true,
  })

  /**
   * @param {Parts} parts
   * @param {{ width: number, height: number, preload?: string }} options
   */
  constructor(parts, options) {
    super()
    this.#parts = parts
    /** Settles when the page can be loaded. */
    this.started = this.#start(options)
    this.started.catch((error) => console.error(error))
  }

  /**
   * Loads an address; rejects when it cannot be reached.
   * @param {string} url
   */
  async loadURL(url) {
    const session = await this.#ready()
    this.#asked = this.#parts.schemes.toHttp(url)
    const loaded = new Promise((resolve) => this.once('did-finish-load', resolve))
    const { errorText } = await session.send('Page.navigate', { url: this.#asked })
    if (errorText) throw new Error(`${errorText} loading '${url}'`)
    await loaded
  }

  /**
   * Sends a message to the listeners of the preload script.
   * @param {string} channel
   * @param {unknown[]} args
   */
  send(channel, ...args) {
    this.#deliver({ kind: 'event', channel, args: codec.encode(cloned(args)) })
  }

  /**
   * Runs a script in the page and gives its value.
   * @param {string} expression
   * @returns {Promise<unknown>}
   */
  async executeJavaScript(expression) {
    const session = await this.#ready()
    const evaluation = { expression, awaitPromise: true, returnByValue: true }
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', evaluation)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }

  reload() {
    this.#asked = this.#parts.schemes.toHttp(this.#url)
    this.#crashed = false
    this.#session?.send('Page.reload').catch((error) => console.error(error))
  }

  forcefullyCrashRenderer() {
    this.#session?.send('Page.crash').catch(() => {}) // a page that has crashed does not answer
  }

  /** @param {(details: { url: string }) => { action: string }} handler */
  setWindowOpenHandler(handler) {
    this.#openHandler = handler
  }

  getURL() {
    return this.#url
  }

  isCrashed() {
    return this.#crashed
  }

  isDestroyed() {
    return this.#destroyed
  }

  /** Closes the page with its window, which may prevent it. */
  close() {
    this.emit('-close')
  }

  /** Takes the page away. */
  async destroy() {
    this.#destroyed = true
    await this.#parts.chromium.send('Target.closeTarget', { targetId: this.targetId }).catch(() => {})
    this.emit('destroyed')
  }

  /** @returns {Promise<Session>} */
  async #ready() {
    await this.started
    if (!this.#session) throw new Error('stand-in: the page is not there')
    return this.#session
  }

  /** @param {{ width: number, height: number, preload?: string }} options */
  async #start({ width, height, preload }) {
    const { chromium } = this.#parts
    const place = { url: 'about:blank', newWindow: true, width, height }
    this.targetId = (await chromium.send('Target.createTarget', place)).targetId
    const session = await chromium.attach(this.targetId)
    this.#session = session
    this.#attendToMessages(session)
    this.#attendToLoading(session)
    this.#attendToNavigation(session)
    await session.send('Runtime.addBinding', { name: this.#secret, executionContextName: WORLD })
    await session.send('Page.enable')
    await session.send('Inspector.enable')
    await session.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] })
    await this.#installPreload(session, preload)
    await session.send('Runtime.enable')
  }

  /**
   * The page's half of the bridge is installed first, since scripts run in the order in which they were added.
   * @param {Session} session
   * @param {string | undefined} preload
   */
  async #installPreload(session, preload) {
    const install = 'Page.addScriptToEvaluateOnNewDocument'
    const top = (/** @type {string} */ code) => `if (window === window.top) (() => {\n${code}\n})()`
    const bridge = (/** @type {string} */ side) => `(${makeContextBridge})('${this.#secret}', '${side}')`
    await session.send(install, { source: top(bridge('page')) })
    if (!preload) return
    const script = await readFile(preload, 'utf8')
    new Script(`(function () {${script}\n})`, { filename: preload }) // in the page a syntax error would be silent
    const scope = `(${makePreloadRequire})(${bridge('preload')}, (${makeCodec})(), globalThis.${this.#secret}, '${this.#secret}r')`
    const run = `(function (require, module, exports) {${script}\n})`
    await session.send(install, {
      worldName: WORLD,
      source: top(`const module = { exports: {} };\n${run}(${scope}, module, module.exports)`),
    })
  }

  /** @param {Session} session */
  #attendToMessages(session) {
    session.on('Runtime.executionContextCreated', ({ context }) => {
      if (context.name === WORLD && context.auxData.frameId === this.#frame) this.#world = context.id
    })
    session.on('Runtime.executionContextsCleared', () => {
      this.#world = null
    })
    session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === this.#secret && executionContextId === this.#world) this.#receive(JSON.parse(payload))
    })
    session.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
      if (exceptionDetails.executionContextId !== this.#world) return
      const text = exceptionDetails.exception?.description ?? exceptionDetails.text
      this.emit('preload-error', {}, 'preload', new Error(text))
    })
  }

  /** @param {Session} session */
  #attendToLoading(session) {
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId) return
      this.#frame = frame.id
      this.#url = this.#parts.schemes.toApp(frame.url)
      this.emit('did-navigate', {}, this.#url)
    })
    session.on('Page.domContentEventFired', () => this.emit('dom-ready', {}))
    session.on('Page.loadEventFired', () => this.emit('did-finish-load', {}))
    session.on('Inspector.targetCrashed', () => {
      this.#crashed = true
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
    })
  }

  /** @param {Session} session */
  #attendToNavigation(session) {
    session.on('Fetch.requestPaused', ({ requestId, request, frameId }) => {
      const own = request.url === this.#asked
      this.#asked = null
      const url = this.#parts.schemes.toApp(request.url)
      const allowed = own || frameId !== this.#frame || emitPreventable(this, 'will-navigate', { url }, url)
      const answer = allowed
        ? session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
      answer.catch(() => {}) // the request may be gone
    })
    this.#attendToOpening(session)
  }

  /**
   * The question whether a page may open another comes beside the news of its target, in any order.
   * @param {Session} session
   */
  #attendToOpening(session) {
    const { chromium, schemes } = this.#parts
    /** @type {boolean[]} */
    const answers = []
    /** @type {string[]} */
    const targets = []
    const decide = () => {
      if (answers.length === 0 || targets.length === 0) return
      const targetId = targets.shift()
      if (!answers.shift()) void this.#closeOpened(targetId)
    }
    session.on('Page.windowOpen', ({ url }) => {
      answers.push(this.#openHandler?.({ url: schemes.toApp(url) }).action !== 'deny')
      decide()
    })
    chromium.on('Target.targetCreated', ({ targetInfo }) => {
      if (targetInfo.openerId !== this.targetId) return
      targets.push(targetInfo.targetId)
      decide()
    })
  }

  /**
   * Closes a page that another has opened, as soon as it goes somewhere: Playwright holds new pages at their start, and to
   * close one there stops the page that opened it, for they share a thread.
   * @param {string | undefined} targetId
   */
  async #closeOpened(targetId) {
    const { chromium } = this.#parts
    await new Promise((resolve) => {
      setTimeout(resolve, HELD_MS)
      chromium.on('Target.targetInfoChanged', ({ targetInfo }) => {
        if (targetInfo.targetId === targetId && /^[a-z]+:\/\//.test(targetInfo.url)) resolve(undefined)
      })
    })
    await chromium.send('Target.closeTarget', { targetId }).catch(() => {}) // it may have closed itself
  }

  /** @param {any} message */
  #receive({ kind, id, channel, args }) {
    const { ipcMain } = this.#parts
    const event = { sender: this, senderFrame: this.mainFrame }
    const values = /** @type {unknown[]} */ (codec.decode(args))
    if (kind === 'send') {
      ipcMain.emit(channel, event, ...values)
      return
    }
    ipcMain.invoke(channel, event, values).then(
      (value) => this.#deliver({ kind: 'reply', id, value: codec.encode(value) }),
      (error) => {
        console.error(`Error occurred in handler for '${channel}':`, error)
        this.#deliver({ kind: 'reply', id, error: String(error) })
      },
    )
  }

  /** @param {object} message */
  #deliver(message) {
    if (this.#destroyed || this.#world === null) return
    const expression = `globalThis.${this.#secret}r(${JSON.stringify(message)})`
    this.#session?.send('Runtime.evaluate', { contextId: this.#world, expression }).catch(() => {})
  }
}
