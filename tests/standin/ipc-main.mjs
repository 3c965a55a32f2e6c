import { EventEmitter } from 'node:events'
import { deserialize, serialize } from 'node:v8'

/** The module `ipcMain`. */
export class IpcMain extends EventEmitter {
  /** @type {Map<string, (event: object, ...args: unknown[]) => unknown>} */
  #handlers = new Map()

  constructor() {
    super()
  }

  /**
   * @param {string} channel
   * @param {(event: object, ...args: unknown[]) => unknown} handler
   */
  handle(channel, handler) {
    if (this.#handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`)
    }
    this.#handlers.set(channel, handler)
  }

  /**
   * The answer to a call of a page, as it arrives there.
   * @param {string} channel
   * @param {object} event
   * @param {unknown[]} args
   */
  async invoke(channel, event, args) {
    const handler = this.#handlers.get(channel)
    if (!handler) throw new Error(`No handler registered for '${channel}'`)
    return cloned(await handler(event, ...args))
  }
}

/**
 * What structured clone makes of a value.
 * @param {unknown} value
 * @returns {unknown}
 */
export function cloned(value) {
  try {
    return deserialize(serialize(value))
  } catch {
    throw new Error('An object could not be cloned.')
  }
}
