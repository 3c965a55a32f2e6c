import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { displayComplaint, obtainElectron } from './electron.mjs'
import { ensureInstalled } from './install.mjs'
import { say } from './messages.mjs'
import { openInBrowser } from './open.mjs'
import { serveBrowserHost, showWindow } from './programs.mjs'

/** @typedef {{ browser: boolean, open: boolean, port: number | null }} Options */

const args = process.argv.slice(2)
if (args.includes('--help')) console.log(say('usage'))
else {
  const options = readOptions(args)
  process.exitCode = options ? await start(options) : 2
}

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
    if (port === null || (Number.isInteger(port) && port >= 1 && port <= 65535)) {
      return { browser: values.browser, open: !values['no-open'], port }
    }
  } catch {
    // parseArgs says it in English only.
  }
  console.error(`${say('notUnderstood', { args: args.join(' ') })}\n\n${say('usage')}`)
  return null
}

/**
 * @param {Options} options
 * @returns {Promise<number>} the exit code
 */
async function start(options) {
  const tell = (/** @type {string} */ line) => console.log(line)
  if (!(await ensureInstalled(tell))) return complain(say('notInstalled'))
  if (!(await ensureBuilt(tell))) return complain(say('notBuilt'))
  const window = options.browser ? { reason: say('browserGiven') } : await runWindow(tell)
  if ('code' in window) return window.code
  return serveBrowserHost(options.port, (url) => {
    console.log(say('inBrowser', { url, reason: window.reason }))
    if (options.open) openInBrowser(url)
  })
}

/**
 * Shows the Electron window until the person closes it.
 * @param {(line: string) => void} tell
 * @returns {Promise<{ code: number } | { reason: string }>} the exit code, or why there was no window
 */
async function runWindow(tell) {
  const complaint = displayComplaint()
  if (complaint) return { reason: complaint }
  const runtime = await obtainElectron(tell)
  return 'reason' in runtime ? runtime : showWindow(runtime.path, tell)
}

/** @param {string} line */
function complain(line) {
  console.error(line)
  return 1
}
