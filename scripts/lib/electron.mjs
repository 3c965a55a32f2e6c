import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { say } from './messages.mjs'
import { CACHE, ROOT } from './paths.mjs'

const PACKAGE = join(ROOT, 'node_modules', 'electron')
const ATTEMPT = join(CACHE, 'electron-attempt.json')

const FIRST_BYTE_MS = 5000
const STALL_MS = 10_000
const LOOK_MS = 250
const RETRY_MS = 60 * 60 * 1000

/** @typedef {{ path: string } | { reason: string }} Runtime the executable, or why there is none */

/**
 * Electron's executable if it is on this machine, else null. Looks at files only: loading the package would start a
 * download.
 * @returns {string | null}
 */
export function findElectron() {
  const explicit = process.env['ELECTRON_EXEC_PATH']
  if (explicit) return existsSync(explicit) ? explicit : null
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH']
  const name = readText(join(PACKAGE, 'path.txt'))
  if (!folder && !name) return null
  const path = join(folder ?? join(PACKAGE, 'dist'), name || 'electron')
  return existsSync(path) ? path : null
}

/** Why no window can be shown on this machine, or null. */
export function displayComplaint() {
  const hidden = process.platform === 'linux' && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']
  return hidden ? say('noDisplay') : null
}

/**
 * Finds Electron's executable, fetching it when it is missing. A failed attempt is not repeated for an hour unless the
 * machine has joined another network.
 * @param {(line: string) => void} tell
 * @returns {Promise<Runtime>}
 */
export async function obtainElectron(tell) {
  const path = findElectron()
  if (path) return { path }
  const failed = readAttempt()
  if (failed) return { reason: failed }
  return withLock(
    'electron',
    () => fetchElectron(tell),
    () => tell(say('waitForFetching')),
  )
}

/**
 * @param {(line: string) => void} tell
 * @returns {Promise<Runtime>}
 */
async function fetchElectron(tell) {
  const before = findElectron()
  if (before) return { path: before }
  tell(say('fetching'))
  const reason = await download()
  const path = findElectron()
  if (path) {
    rmSync(ATTEMPT, { force: true })
    return { path }
  }
  const why = say('noElectron', { reason: reason ?? say('installerFailed') })
  writeFileSync(ATTEMPT, JSON.stringify({ network: network(), at: Date.now(), reason: why }))
  return { reason: why }
}

/**
 * Runs Electron's own installer and watches the bytes arrive.
 * @returns {Promise<string | null>} why it failed, or null
 */
function download() {
  const folder = join(CACHE, 'electron-download')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const places = [folder, join(PACKAGE, 'dist')]
  const child = spawn(process.execPath, [join(PACKAGE, 'install.js')], {
    env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder, ELECTRON_GET_NO_PROGRESS: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text))
  return new Promise((resolve) => {
    /** @type {string | null} */
    let gaveUp = null
    const stopWatching = watchGrowth(places, (reason) => {
      gaveUp = reason
      child.kill('SIGKILL')
    })
    child.on('error', (error) => (complaint = error.message))
    child.on('close', (code) => {
      stopWatching()
      rmSync(folder, { recursive: true, force: true })
      resolve(code === 0 ? null : (gaveUp ?? firstLine(complaint)))
    })
  })
}

/**
 * Shows how many bytes have come and gives up when none come.
 * @param {readonly string[]} places folders whose growth counts
 * @param {(reason: string) => void} giveUp
 * @returns {() => void} ends the watching
 */
function watchGrowth(places, giveUp) {
  const start = bytesIn(places)
  let seen = 0
  let changedAt = Date.now()
  const timer = setInterval(() => {
    const now = bytesIn(places) - start
    const quiet = Date.now() - changedAt
    if (now !== seen) {
      seen = now
      changedAt = Date.now()
      showProgress(seen)
    } else if (seen === 0 && quiet > FIRST_BYTE_MS) {
      giveUp(say('nothingCame', { seconds: FIRST_BYTE_MS / 1000 }))
    } else if (quiet > STALL_MS) {
      giveUp(say('stalled', { seconds: STALL_MS / 1000 }))
    }
  }, LOOK_MS)
  return () => {
    clearInterval(timer)
    if (seen !== 0 && process.stdout.isTTY) process.stdout.write('\n')
  }
}

/** @param {number} bytes */
function showProgress(bytes) {
  if (process.stdout.isTTY) process.stdout.write(`\r  ${Math.round(bytes / 1e6)} MB `)
}

/**
 * @param {readonly string[]} places
 * @returns {number}
 */
function bytesIn(places) {
  let sum = 0
  for (const place of places) {
    for (const entry of readFolder(place)) {
      const path = join(place, entry.name)
      sum += entry.isDirectory() ? bytesIn([path]) : sizeOf(path)
    }
  }
  return sum
}

/** @param {string} folder */
function readFolder(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

/** @param {string} file */
function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

/** @param {string} text */
function firstLine(text) {
  const line = text.trim().split('\n')[0] ?? ''
  return line.replace(/^\w*Error: /, '') || say('installerFailed')
}

/**
 * Why the last attempt failed, if it is not worth repeating yet.
 * @returns {string | null}
 */
function readAttempt() {
  try {
    const { network: where, at, reason } = JSON.parse(readFileSync(ATTEMPT, 'utf8'))
    const age = Date.now() - at
    return where === network() && age >= 0 && age < RETRY_MS ? String(reason) : null
  } catch {
    return null
  }
}

/** What tells one network from another: the addresses of this machine and the mirror that Electron is fetched from. */
function network() {
  const addresses = Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).map((info) => info.cidr),
  )
  return [...addresses.sort(), process.env['ELECTRON_MIRROR'] ?? ''].join(' ')
}
