import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { displayComplaint, obtainElectron } from './electron.mjs'
import { ensureInstalled } from './install.mjs'
import { openInBrowser } from './open.mjs'
import { serveBrowserHost, showWindow } from './programs.mjs'

const USAGE = `Usage: npm start [-- OPTIONS]
  --browser   serve the program for the browser instead of opening a window
  --port N    the port to serve at, 1 to 65535
  --no-open   open nothing; the address is printed`

/** @typedef {{ browser: boolean, open: boolean, port: number | null }} Options */

const options = readOptions(process.argv.slice(2))
process.exitCode = options ? await start(options) : 2

/**
 * @param {readonly string[]} args
 * @returns {Options | null} null after a complaint about the arguments
 */
function readOptions(args) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        browser: { type: 'boolean', default: false },
        port: { type: 'string' },
        'no-open': { type: 'boolean', default: false },
      },
    })
    const port = values.port === undefined ? null : Number(values.port)
    if (port !== null && !(Number.isInteger(port) && port >= 1 && port <= 65535)) {
      throw new Error(`--port takes a number from 1 to 65535, not '${values.port}'`)
    }
    return { browser: values.browser, open: !values['no-open'], port }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    return null
  }
}

/**
 * @param {Options} options
 * @returns {Promise<number>} the exit code
 */
async function start(options) {
  const say = (/** @type {string} */ line) => console.log(line)
  if (!(await ensureInstalled(say))) return complain('The packages could not be installed; see above.')
  if (!(await ensureBuilt(say))) return complain('The program could not be built; see above.')
  const window = options.browser ? { reason: '--browser was given' } : await runWindow(say)
  if ('code' in window) return window.code
  return serveBrowserHost(options.port, (url) => {
    console.log(`Pasang is in the browser at ${url} (${window.reason}). Ctrl-C ends it.`)
    if (options.open) openInBrowser(url)
  })
}

/**
 * Shows the Electron window until the person closes it.
 * @param {(line: string) => void} say
 * @returns {Promise<{ code: number } | { reason: string }>} the exit code, or why there was no window
 */
async function runWindow(say) {
  const complaint = displayComplaint()
  if (complaint) return { reason: complaint }
  const runtime = await obtainElectron(say)
  return 'reason' in runtime ? runtime : showWindow(runtime.path, say)
}

/** @param {string} line */
function complain(line) {
  console.error(line)
  return 1
}
