import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from './paths.mjs'
import { run, runNode } from './run.mjs'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
]
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
]
const WINDOWS = ['Chromium\\Application\\chrome.exe', 'Google\\Chrome\\Application\\chrome.exe']
const WINDOWS_EDGE = ['Microsoft\\Edge\\Application\\msedge.exe']

const VERSION_MS = 20_000
const CONNECT_MS = 10_000
const DOWNLOAD_MS = 3 * 60_000
const PACKAGE_MS = 4 * 60_000

export const NO_CHROMIUM =
  'No Chromium was found. Install Chromium, Google Chrome or Microsoft Edge, or set PASANG_CHROMIUM to its executable.'

/**
 * The Chromium for the end-to-end tests: PASANG_CHROMIUM, else Playwright's own, else the system's. Null when there is
 * none that starts; a PASANG_CHROMIUM that does not start is not replaced by another.
 * @returns {Promise<string | null>}
 */
export async function findChromium() {
  const chosen = process.env['PASANG_CHROMIUM']
  if (chosen) return (await starts(chosen)) ? chosen : null
  for (const path of [await playwrightsOwn(), ...systemCandidates()]) {
    if (path && existsSync(path) && (await starts(path))) return path
  }
  return null
}

/**
 * Finds a Chromium, fetching one when there is none: from Playwright, else as a package of the distribution.
 * @param {(line: string) => void} say
 * @returns {Promise<string | null>}
 */
export async function obtainChromium(say) {
  const found = await findChromium()
  if (found || process.env['PASANG_CHROMIUM']) return found
  say('No Chromium is here; fetching the one of Playwright.')
  const cli = join(ROOT, 'node_modules', 'playwright-core', 'cli.js')
  await runNode(cli, ['install', 'chromium', '--no-shell'], {
    timeout: DOWNLOAD_MS,
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(CONNECT_MS) },
  })
  return (await findChromium()) ?? (await installPackage(say))
}

/**
 * Installs the distribution's package where that is possible without asking for a password.
 * @param {(line: string) => void} say
 * @returns {Promise<string | null>}
 */
async function installPackage(say) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !onPath('apt-get')) return null
  say('Installing the package chromium of this system.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env, timeout: PACKAGE_MS })
  await run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], {
    env,
    timeout: PACKAGE_MS,
  })
  return findChromium()
}

/**
 * Where Playwright would keep its own Chromium; '' when it cannot say.
 * @returns {Promise<string>}
 */
async function playwrightsOwn() {
  const question = "require('playwright-core').chromium.executablePath()"
  const { code, output } = await run(process.execPath, ['-p', question], { capture: true })
  return code === 0 ? output.trim() : ''
}

/** @returns {string[]} */
function systemCandidates() {
  if (process.platform === 'darwin') return MAC
  if (process.platform === 'win32') {
    const folders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map(
      (name) => process.env[name] ?? '',
    )
    const below = (/** @type {string[]} */ files) =>
      files.flatMap((f) => folders.map((folder) => join(folder, f)))
    return [...below(WINDOWS), ...below(WINDOWS_EDGE)]
  }
  return NAMES.flatMap((name) => onPath(name) ?? [])
}

/**
 * The executable of a name on the PATH.
 * @param {string} name
 * @returns {string | undefined}
 */
function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/**
 * Whether an executable is a Chromium that has all it needs on this machine. (On Windows it does not answer.)
 * @param {string} path
 */
async function starts(path) {
  if (process.platform === 'win32') return existsSync(path)
  return (await run(path, ['--version'], { capture: true, timeout: VERSION_MS })).code === 0
}
