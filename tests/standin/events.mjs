/**
 * Emits an event whose listeners may prevent what follows.
 * @param {import('node:events').EventEmitter} emitter
 * @param {string} name
 * @param {Record<string, unknown>} [details] further properties of the event
 * @param {unknown[]} rest further arguments of the listeners
 * @returns {boolean} whether nobody prevented it
 */
export function emitPreventable(emitter, name, details = {}, ...rest) {
  let allowed = true
  const preventDefault = () => {
    allowed = false
  }
  emitter.emit(name, { ...details, preventDefault }, ...rest)
  return allowed
}
