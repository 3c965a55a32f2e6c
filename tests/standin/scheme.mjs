// Chromium knows no scheme of ours. An address app://bundle/x becomes http://bundle.app.localhost/x, which its resolver leads
// to a server of this process; that asks the handler of `protocol.handle` with the address that it expects.
import { createServer } from 'node:http'
import { Readable } from 'node:stream'

/** @typedef {(request: Request) => Response | Promise<Response>} Handler */

/** The module `protocol`, and the translation of addresses. */
export class Schemes {
  /** @type {Map<string, Handler>} */
  #handlers = new Map()
  /** @type {Set<string>} */
  #privileged = new Set()
  #ready = false
  #server = createServer((request, response) => {
    this.#answer(request, response).catch((error) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })

  /** What programs see as `electron.protocol`. */
  protocol = {
    registerSchemesAsPrivileged: (/** @type {{ scheme: string, privileges?: any }[]} */ list) => {
      if (this.#ready) {
        throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
      }
      for (const { scheme, privileges } of list) {
        if (privileges?.standard && privileges.secure) this.#privileged.add(scheme)
      }
    },
    handle: (/** @type {string} */ scheme, /** @type {Handler} */ handler) => {
      if (!this.#privileged.has(scheme))
        throw new Error(`stand-in: ${scheme} is not a standard, secure scheme`)
      this.#handlers.set(scheme, handler)
    },
  }

  /**
   * Starts the server.
   * @returns {Promise<string>} Chromium's argument that leads to it
   */
  async listen() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', () => resolve(undefined)))
    const address = this.#server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return `--host-resolver-rules=MAP *.localhost 127.0.0.1:${port}`
  }

  /** The program is ready: schemes can no longer be registered. */
  setReady() {
    this.#ready = true
  }

  /**
   * The address for Chromium.
   * @param {string} url
   */
  toHttp(url) {
    return url.replace(/^([a-z][\w+.-]*):\/\/([^/?#]+)/i, (whole, scheme, host) =>
      this.#privileged.has(scheme) ? `http://${host}.${scheme}.localhost` : whole,
    )
  }

  /**
   * The address for the program.
   * @param {string} url
   */
  toApp(url) {
    return url.replace(/^http:\/\/([^/?#]+)\.([\w+-]+)\.localhost/i, (whole, host, scheme) =>
      this.#privileged.has(scheme) ? `${scheme}://${host}` : whole,
    )
  }

  /**
   * @param {import('node:http').IncomingMessage} incoming
   * @param {import('node:http').ServerResponse} outgoing
   */
  async #answer(incoming, outgoing) {
    const { host = '' } = incoming.headers
    const url = this.toApp(`http://${host}${incoming.url}`)
    const handler = this.#handlers.get(new URL(url).protocol.slice(0, -1))
    if (!handler) return void outgoing.writeHead(404).end()
    const response = await handler(new Request(url, { method: incoming.method ?? 'GET' }))
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    if (response.body) {
      Readable.fromWeb(/** @type {import('node:stream/web').ReadableStream} */ (response.body)).pipe(outgoing)
    } else outgoing.end()
  }
}
