import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { say } from './messages.mjs'
import { OUT, ROOT } from './paths.mjs'

const READY = /^pasang-host ready (\S+)$/
const EARLY_END_MS = 5000
const PARENTS_MS = 1000
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Serves the program to the browser until it is ended by Ctrl-C.
 * @param {number | null} port null for any
 * @param {(url: string) => void} onReady
 * @returns {Promise<number>} the exit code: 0 when a person ended it
 */
export async function serveBrowserHost(port, onReady) {
  const args = [join(OUT, 'host', 'index.js'), ...(port === null ? [] : ['--port', String(port)])]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], windowsHide: true })
  createInterface({ input: child.stdout }).on('line', (line) => {
    const url = READY.exec(line)?.[1]
    if (url) onReady(url)
    else console.log(line)
  })
  const { code, stopped } = await endOf(child)
  return stopped ? 0 : code
}

/**
 * Shows the Electron window until it is closed.
 * @param {string} electron the executable
 * @param {(line: string) => void} tell
 * @returns {Promise<{ code: number } | { reason: string }>} the exit code, or why no window could be shown
 */
export async function showWindow(electron, tell) {
  const root = process.platform === 'linux' && process.getuid?.() === 0
  if (root) tell(say('asRoot'))
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env
  const startedAt = Date.now()
  const child = spawn(electron, [ROOT, ...(root ? ['--no-sandbox'] : [])], { stdio: 'inherit', env })
  const { code, stopped } = await endOf(child)
  if (stopped) return { code: 0 }
  const failed = code !== 0 && Date.now() - startedAt < EARLY_END_MS
  return failed ? { reason: say('electronEnded', { code }) } : { code }
}

/**
 * Waits for a program to end and passes on the signals that ask this process to end.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, stopped: boolean }>} `stopped` when a signal asked for it
 */
function endOf(child) {
  return new Promise((resolve) => {
    let stopped = false
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      stopped = true
      child.kill(signal)
    }
    for (const signal of SIGNALS) process.on(signal, stop)
    const parents = ancestors()
    const watch = setInterval(() => parents.every(isAlive) || stop('SIGTERM'), PARENTS_MS)
    const end = (/** @type {number} */ code) => {
      clearInterval(watch)
      for (const signal of SIGNALS) process.off(signal, stop)
      resolve({ code, stopped })
    }
    child.on('error', (error) => {
      console.error(error.message)
      end(1)
    })
    child.on('close', (code) => end(code ?? 1))
  })
}

/**
 * The processes without which this one has no reason to run on: its parent and, as npm runs scripts through a shell
 * that may not pass signals on, the npm above it.
 * @returns {number[]}
 */
function ancestors() {
  const parent = process.ppid
  if (process.platform === 'win32' || !process.env['npm_lifecycle_event']) return [parent]
  const { stdout } = spawnSync('ps', ['-o', 'ppid=', '-p', String(parent)], { encoding: 'utf8' })
  const npm = Number(stdout)
  return npm > 1 ? [parent, npm] : [parent]
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
