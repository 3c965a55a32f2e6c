import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 when a signal ended the process or it could not be started
 * @property {string} output what it wrote, when `capture` was asked for, else ''
 * @property {Error | null} error why it could not be started
 *
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] the environment, by default that of this process
 * @property {boolean} [capture] collects the output instead of passing it on
 * @property {boolean} [toStderr] passes standard output on to standard error
 * @property {boolean} [shell]
 * @property {number} [timeout] milliseconds after which the process is ended
 */

/**
 * Runs a command in the project's folder and waits for its end; never rejects.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Outcome>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const out = options.capture ? 'pipe' : options.toStderr ? 2 : 'inherit'
    const child = spawn(command, args, {
      cwd: ROOT,
      env: options.env ?? process.env,
      stdio: ['ignore', out, options.capture ? 'pipe' : 'inherit'],
      shell: options.shell ?? false,
      timeout: options.timeout,
      windowsHide: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => (output += text))
    }
    child.on('error', (error) => resolve({ code: 1, output, error }))
    child.on('close', (code) => resolve({ code: code ?? 1, output, error: null }))
  })
}

/**
 * Runs a JavaScript file with this Node.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(file, args, options = {}) {
  return run(process.execPath, [file, ...args], options)
}
