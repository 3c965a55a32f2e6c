import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CACHE } from './paths.mjs'

const HALF_MADE_MS = 5000

/**
 * Does some work while no other process of this project does work under the same name.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when another process is at it
 * @returns {Promise<T>}
 */
export async function withLock(name, work, onWait = () => {}) {
  const folder = join(CACHE, `${name}.lock`)
  mkdirSync(CACHE, { recursive: true })
  for (let tries = 0; !take(folder); tries += 1) {
    if (tries === 0) onWait()
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Takes the lock if nobody living holds it.
 * @param {string} folder
 */
function take(folder) {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    if (!abandoned(folder)) return false
    rmSync(folder, { recursive: true, force: true })
    return false
  }
  writeFileSync(join(folder, 'pid'), String(process.pid))
  return true
}

/**
 * Whether the holder of a lock is gone.
 * @param {string} folder
 */
function abandoned(folder) {
  try {
    process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 0)
    return false
  } catch (error) {
    // ESRCH: the holder has ended. ENOENT: the lock is being made or given back just now, or its maker died in between.
    if (codeOf(error) === 'EPERM') return false
    return codeOf(error) === 'ENOENT' ? age(folder) > HALF_MADE_MS : true
  }
}

/** @param {string} folder */
function age(folder) {
  try {
    return Date.now() - statSync(folder).mtimeMs
  } catch {
    return 0
  }
}

/**
 * The code of a system error, or undefined.
 * @param {unknown} error
 * @returns {string | undefined}
 */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
