// Chromium by its DevTools protocol over a pipe (file descriptors 3 and 4, JSON that ends in NUL). The pipe needs no
// library, and Chromium ends when this process does.
import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ARGUMENTS = [
  '--headless=new',
  '--no-sandbox',
  '--remote-debugging-pipe',
  '--remote-debugging-port=0', // for Playwright
  '--no-startup-window',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--disable-search-engine-choice-screen',
  '--password-store=basic',
  '--use-mock-keychain',
  '--force-color-profile=srgb',
]

/** The conversation with the browser, or with one of its pages; events are emitted under their protocol names. */
export class Session extends EventEmitter {
  /**
   * @param {Chromium | null} browser null for the browser's own session
   * @param {string} [id]
   */
  constructor(browser, id) {
    super()
    this.browser = browser
    this.id = id
    this.setMaxListeners(0)
  }

  /**
   * Calls a method of the protocol; rejects with its error.
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   * @returns {Promise<any>}
   */
  send(method, params = {}) {
    const browser = this.browser ?? /** @type {Chromium} */ (/** @type {unknown} */ (this))
    return browser.request(method, params, this.id)
  }
}

/** A running headless Chromium. Emits `exit` at its end. */
export class Chromium extends Session {
  /** @type {Map<number, { method: string, resolve: (value: unknown) => void, reject: (error: Error) => void }>} */
  #pending = new Map()
  /** @type {Map<string, Session>} */
  #sessions = new Map()
  #lastId = 0
  #profile = mkdtempSync(join(tmpdir(), 'pasang-standin-'))
  #process

  /**
   * Starts it and waits until it answers.
   * @param {string} executable
   * @param {readonly string[]} args
   * @returns {Promise<Chromium>}
   */
  static async launch(executable, args) {
    const chromium = new Chromium(executable, args)
    await chromium.send('Target.setDiscoverTargets', { discover: true })
    return chromium
  }

  /**
   * @param {string} executable
   * @param {readonly string[]} args
   */
  constructor(executable, args) {
    super(null)
    /** The line by which Playwright finds the debugging port. @type {Promise<string>} */
    this.listening = new Promise((resolve) => this.once('listening', resolve))
    const all = [...ARGUMENTS, `--user-data-dir=${this.#profile}`, ...args]
    this.#process = spawn(executable, all, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] })
    this.#process.on('error', (error) => this.#end(error))
    this.#process.on('exit', (code) => this.#end(new Error(`Chromium ended with ${code}`)))
    this.#watchErrors()
    this.#readPipe()
  }

  /**
   * The session of a page.
   * @param {string} targetId
   * @returns {Promise<Session>}
   */
  async attach(targetId) {
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true })
    const session = new Session(this, sessionId)
    this.#sessions.set(sessionId, session)
    return session
  }

  /** Asks it to end. */
  async close() {
    await this.send('Browser.close').catch(() => {})
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {string | undefined} sessionId
   * @returns {Promise<unknown>}
   */
  request(method, params, sessionId) {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId
      this.#pending.set(id, { method, resolve, reject })
      const pipe = /** @type {import('node:stream').Writable} */ (this.#process.stdio[3])
      pipe.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  }

  #watchErrors() {
    let text = ''
    const watch = (/** @type {string} */ chunk) => {
      text += chunk
      const line = /^DevTools listening on ws:\/\/.*$/m.exec(text)?.[0]
      if (!line) return
      this.emit('listening', line)
      this.#process.stderr?.off('data', watch).resume()
    }
    this.#process.stderr?.setEncoding('utf8').on('data', watch)
  }

  #readPipe() {
    /** @type {Buffer[]} */
    let parts = []
    const pipe = /** @type {import('node:stream').Readable} */ (this.#process.stdio[4])
    pipe.on('data', (/** @type {Buffer} */ data) => {
      for (let end = data.indexOf(0); end >= 0; end = data.indexOf(0)) {
        this.#receive(Buffer.concat([...parts, data.subarray(0, end)]).toString())
        parts = []
        data = data.subarray(end + 1)
      }
      parts.push(data)
    })
  }

  /** @param {string} text */
  #receive(text) {
    const { id, sessionId, method, params, result, error } = JSON.parse(text)
    if (id === undefined) {
      const session = sessionId === undefined ? this : this.#sessions.get(sessionId)
      session?.emit(method, params)
      if (method === 'Target.detachedFromTarget') this.#sessions.delete(params.sessionId)
      return
    }
    const request = this.#pending.get(id)
    this.#pending.delete(id)
    if (error) request?.reject(new Error(`${request.method}: ${error.message}`))
    else request?.resolve(result)
  }

  /** @param {Error} error */
  #end(error) {
    for (const { reject } of this.#pending.values()) reject(error)
    this.#pending.clear()
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
    this.emit('exit')
  }
}
