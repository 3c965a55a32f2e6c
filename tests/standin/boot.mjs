// A stand-in for Electron, for tests on machines that do not have its runtime. Node plays the main process and a headless
// Chromium the windows, so that the built main and preload run unchanged: real pages, real preload world, real messages.
// What it cannot show: native menus and dialogs, the sandbox, window geometry, the lock of the one instance. What it does not
// know throws, so that a test cannot pass by silence. It runs on Linux and macOS.
import { readFileSync } from 'node:fs'
import { createRequire, register } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElectron } from './electron.mjs'

const args = process.argv.slice(2)
const appPath = resolve(args.find((each) => !each.startsWith('-')) ?? '.')
const manifest = JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8'))

disguiseProcess()
const { electron, start } = await createElectron({ appPath, version: manifest.version, args })
provideModule(electron)
await import(pathToFileURL(join(appPath, manifest.main)).href)
start()

/** Makes the process look like Electron's main process where programs look. */
function disguiseProcess() {
  const { version } = createRequire(import.meta.url)('electron/package.json')
  const versions = Object.freeze({ ...process.versions, electron: version })
  Object.defineProperty(process, 'versions', { value: versions })
  Object.defineProperty(process, 'type', { value: 'browser' })
  Object.defineProperty(process, 'resourcesPath', { value: join(appPath, 'resources') })
  process.argv = [process.execPath, ...args]
}

/**
 * Lets `electron` be imported, and required (which is how Playwright gets at it).
 * @param {Record<string, unknown>} module
 */
function provideModule(module) {
  const key = 'pasang.electron-standin'
  Object.defineProperty(globalThis, Symbol.for(key), { value: module })
  const Module = createRequire(import.meta.url)('node:module')
  const load = Module._load
  Module._load = (/** @type {string} */ id, /** @type {unknown[]} */ ...rest) =>
    id === 'electron' ? module : load.call(Module, id, ...rest)
  // Hooks run on a thread of their own, so the module that they give only points back to this one.
  const names = Object.keys(module).map((name) => `export const ${name} = electron.${name}`)
  const source = [
    `const electron = globalThis[Symbol.for('${key}')]`,
    'export default electron',
    ...names,
  ].join('\n')
  const url = `data:text/javascript,${encodeURIComponent(source)}`
  const hook = `export async function resolve(name, context, next) {
    return name === 'electron' ? { url: ${JSON.stringify(url)}, format: 'module', shortCircuit: true } : next(name, context)
  }`
  register(`data:text/javascript,${encodeURIComponent(hook)}`)
}
