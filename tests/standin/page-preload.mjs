/**
 * What a sandboxed preload script may require: only what ours uses; anything else throws as in Electron. Its text runs in the
 * page's preload world, so it uses nothing from outside of itself.
 * @param {import('./page-bridge.mjs').Expose} expose
 * @param {import('./codec.mjs').Codec} codec
 * @param {(text: string) => void} post sends a text to the main process
 * @param {string} receiver the name of the global by which the main process answers
 * @returns {(name: string) => unknown} the script's `require`
 */
export function makePreloadRequire(expose, codec, post, receiver) {
  /** @type {Map<string, ((event: object, ...args: unknown[]) => void)[]>} */
  const listeners = new Map()
  /** @type {Map<number, { channel: string, resolve: (value: unknown) => void, reject: (error: Error) => void }>} */
  const calls = new Map()
  let lastId = 0

  const ipcRenderer = {
    /** @param {string} channel @param {unknown[]} args */
    async invoke(channel, ...args) {
      const id = ++lastId
      post(JSON.stringify({ kind: 'invoke', id, channel, args: codec.encode(cloned(args)) }))
      return new Promise((resolve, reject) => calls.set(id, { channel, resolve, reject }))
    },
    /** @param {string} channel @param {unknown[]} args */
    send(channel, ...args) {
      post(JSON.stringify({ kind: 'send', channel, args: codec.encode(cloned(args)) }))
    },
    /** @param {string} channel @param {(event: object, ...args: unknown[]) => void} listener */
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
      return ipcRenderer
    },
  }

  /** @param {unknown[]} args */
  function cloned(args) {
    try {
      return structuredClone(args)
    } catch {
      throw new Error('An object could not be cloned.')
    }
  }

  /** @param {any} message */
  function receive(message) {
    if (message.kind === 'event') {
      const args = /** @type {unknown[]} */ (codec.decode(message.args))
      for (const listener of listeners.get(message.channel) ?? []) listener({ sender: ipcRenderer }, ...args)
      return
    }
    const call = calls.get(message.id)
    calls.delete(message.id)
    if (message.error === undefined) call?.resolve(codec.decode(message.value))
    else call?.reject(new Error(`Error invoking remote method '${call.channel}': ${message.error}`))
  }

  Object.defineProperty(globalThis, receiver, { value: receive })
  const electron = { contextBridge: { exposeInMainWorld: expose }, ipcRenderer }
  return (name) => {
    if (name === 'electron') return electron
    throw new Error(`module not found: ${name}`)
  }
}
