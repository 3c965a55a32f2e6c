/**
 * @typedef {(key: string, api: unknown) => void} Expose `contextBridge.exposeInMainWorld`
 */

/**
 * One end of the context bridge: the page's own world and the preload's each have one, and talk by events on the window.
 * The detail of an event is cloned from one world to the other and dispatching is synchronous, so that values, throws and
 * callbacks cross as in Electron, and what cannot be cloned throws as there. Of what is cloned whole there, only bytes cross
 * here; the rest throws by a message of the stand-in. Its text runs in the page, so it uses nothing from outside of itself.
 * @param {string} secret a name that the page does not know
 * @param {'page' | 'preload'} side
 * @returns {Expose}
 */
export function makeContextBridge(secret, side) {
  const UNCLONEABLE = 'An object could not be cloned.'
  const other = side === 'page' ? 'preload' : 'page'
  /** @type {((...args: unknown[]) => unknown)[]} */
  const functions = []
  /** @type {Map<string, { resolve: (value: unknown) => void, reject: (error: unknown) => void }>} */
  const promises = new Map()
  /** @type {Map<string, any>} */
  const replies = new Map()
  let lastId = 0

  /** @param {any} message */
  function send(message) {
    window.dispatchEvent(new CustomEvent(secret + other, { detail: message }))
  }

  /**
   * Sends a message and takes the reply, which has come when the sending is over.
   * @param {any} message
   */
  function ask(message) {
    const id = `${side}${++lastId}`
    send({ ...message, id })
    const reply = replies.get(id)
    replies.delete(id)
    if (!reply) throw new Error('stand-in: no reply over the context bridge')
    if (reply.ok) return unwrap(reply.value)
    throw unwrap(reply.value)
  }

  /**
   * A value as it is sent: functions and promises become references, prototypes are dropped.
   * @param {any} value
   * @returns {any}
   */
  function wrap(value) {
    if (typeof value === 'function') return { [secret]: 'function', id: functions.push(value) - 1 }
    if (typeof value === 'symbol') throw new Error(UNCLONEABLE)
    if (typeof value !== 'object' || value === null) return value
    if (value instanceof Promise) return wrapPromise(value)
    if (value instanceof Error) return { [secret]: 'error', message: value.message }
    if (isProxy(value)) throw new Error(UNCLONEABLE)
    if (Array.isArray(value)) return value.map(wrap)
    if (value instanceof Uint8Array) return value // an event's detail is cloned
    const kind = Object.prototype.toString.call(value)
    if (kind !== '[object Object]') throw new Error(`stand-in: ${kind} does not cross the context bridge`)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wrap(item)]))
  }

  /** @param {Promise<unknown>} promise */
  function wrapPromise(promise) {
    const id = `${side}${++lastId}`
    promise.then(
      (value) => send({ kind: 'settled', promise: id, ok: true, value: wrap(value) }),
      (error) => send({ kind: 'settled', promise: id, ok: false, value: wrap(error) }),
    )
    return { [secret]: 'promise', id }
  }

  /**
   * A proxy is no plain object, and only the words of the browser's complaint tell it from one that holds a function.
   * @param {object} value
   */
  function isProxy(value) {
    try {
      structuredClone(value)
      return false
    } catch (error) {
      return /(#<\w+>|\[object \w+\]) could not be cloned/.test(String(error))
    }
  }

  /**
   * @param {any} value
   * @returns {any}
   */
  function unwrap(value) {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(unwrap)
    if (value instanceof Uint8Array) return value
    const { id, message } = value
    if (value[secret] === 'function') {
      return (/** @type {unknown[]} */ ...args) => ask({ kind: 'call', fn: id, args: args.map(wrap) })
    }
    if (value[secret] === 'promise') {
      return new Promise((resolve, reject) => promises.set(id, { resolve, reject }))
    }
    if (value[secret] === 'error') return new Error(message)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unwrap(item)]))
  }

  /** @param {string} key @param {any} wrapped */
  function bind(key, wrapped) {
    if (key in window)
      throw new Error('Cannot bind an API on top of an existing property on the window object')
    Object.defineProperty(window, key, { value: Object.freeze(unwrap(wrapped)), enumerable: true })
  }

  /** @param {any} message @param {() => unknown} work */
  function reply({ id }, work) {
    try {
      send({ kind: 'reply', id, ok: true, value: wrap(work()) })
    } catch (error) {
      send({
        kind: 'reply',
        id,
        ok: false,
        value: wrap(error instanceof Error ? error : new Error(String(error))),
      })
    }
  }

  /** @param {any} message */
  function receive(message) {
    if (message.kind === 'expose') reply(message, () => bind(message.key, message.value))
    else if (message.kind === 'call')
      reply(message, () => functions[message.fn]?.(...message.args.map(unwrap)))
    else if (message.kind === 'reply') replies.set(message.id, message)
    else {
      const promise = promises.get(message.promise)
      promises.delete(message.promise)
      if (message.ok) promise?.resolve(unwrap(message.value))
      else promise?.reject(unwrap(message.value))
    }
  }

  window.addEventListener(
    secret + side,
    (event) => {
      event.stopImmediatePropagation()
      receive(/** @type {CustomEvent} */ (event).detail)
    },
    true,
  )
  return (key, api) => ask({ kind: 'expose', key, value: wrap(api) })
}
