import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { withLock } from './lock.mjs'
import { say } from './messages.mjs'
import { ROOT } from './paths.mjs'
import { run, runNode } from './run.mjs'

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {Record<string, LockEntry>} LockEntries packages by their folder below the project
 */

/**
 * Installs the packages of the lock file unless exactly they are there.
 * @param {(line: string) => void} tell hears what is being done
 * @returns {Promise<boolean>} whether the packages are there
 */
export async function ensureInstalled(tell) {
  if (isInstalled()) return true
  return withLock(
    'install',
    () => install(tell),
    () => tell(say('waitForInstallation')),
  )
}

/**
 * @param {(line: string) => void} tell
 * @returns {Promise<boolean>}
 */
async function install(tell) {
  if (isInstalled()) return true
  tell(say('installing'))
  const { code } = await npm(['ci', '--include=dev', '--loglevel=error'])
  return code === 0
}

/** Whether node_modules holds what the lock file names. */
function isInstalled() {
  const wanted = readEntries(join(ROOT, 'package-lock.json'))
  const present = readEntries(join(ROOT, 'node_modules', '.package-lock.json')) // npm writes it when it has finished
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([folder, entry]) => matches(folder, entry, present[folder]))
}

/**
 * @param {string} folder
 * @param {LockEntry} wanted
 * @param {LockEntry | undefined} present
 */
function matches(folder, wanted, present) {
  if (folder === '') return true
  // An optional package may be meant for another system.
  if (!present) return wanted.optional === true || wanted.devOptional === true
  return present.version === wanted.version && existsSync(join(ROOT, folder, 'package.json'))
}

/**
 * @param {string} file
 * @returns {LockEntries | null}
 */
function readEntries(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * Runs the npm that started this process, else the one that came with this Node, else the one on the path.
 * @param {readonly string[]} args
 */
function npm(args) {
  const home = dirname(process.execPath)
  const candidates = [
    process.env['npm_execpath'] ?? '',
    join(home, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(home, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ]
  const cli = candidates.find((file) => file.endsWith('npm-cli.js') && existsSync(file))
  return cli
    ? runNode(cli, args, { toStderr: true })
    : run('npm', args, { toStderr: true, shell: process.platform === 'win32' })
}
