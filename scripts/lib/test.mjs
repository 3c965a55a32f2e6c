import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { NO_CHROMIUM, obtainChromium } from './chromium.mjs'
import { displayComplaint, findElectron } from './electron.mjs'
import { ensureInstalled } from './install.mjs'
import { CACHE, ROOT } from './paths.mjs'
import { runNode } from './run.mjs'

const USAGE = `Usage: npm test, or npm run test:full
  --full   everything on every host, and the long runs`

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<Counts>} run
 *
 * @typedef {{ name: string, counts: Counts }} Result
 *
 * @typedef {{ browser: string[], electron: string[] }} Hosts where the tests of the window run, and those of Electron's
 *   own parts
 */

const args = process.argv.slice(2)
if (args.some((each) => each !== '--full')) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  process.exitCode = await test(args.includes('--full'))
}

/**
 * @param {boolean} full
 * @returns {Promise<number>} the exit code
 */
async function test(full) {
  if (!(await ensureInstalled(console.log))) {
    console.error('The packages could not be installed; see above.')
    console.log('0 passed, 1 failed')
    return 1
  }
  const hosts = chooseHosts(full)
  const env = { ...process.env, ...(full && { PASANG_LONG: '1' }) }
  const results = [
    ...(await runChecks()),
    await runStep({ name: 'unit, property and perft tests', run: () => vitest('unit', env) }),
    await runStep({ name: 'build', run: async () => check(await ensureBuilt(console.log)) }),
    await runStep({ name: 'end-to-end tests', run: () => endToEnd(env, hosts) }),
  ]
  heading('Result')
  describeHosts(hosts)
  const sum = (/** @type {keyof Counts} */ key) =>
    results.reduce((total, { counts }) => total + counts[key], 0)
  const broken = results.filter(({ counts }) => counts.failed > 0).map(({ name }) => name)
  if (sum('skipped') > 0) console.log(`${sum('skipped')} skipped`)
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return broken.length > 0 ? 1 : 0
}

/**
 * Looks at the sources. Linting takes as long as the rest, so it runs beside it.
 * @returns {Promise<Result[]>}
 */
async function runChecks() {
  heading('format, lint, types, nothing unused')
  const [lint, others] = await Promise.all([
    runTool('lint', 'eslint/bin/eslint.js', ['.', '--max-warnings', '0']),
    runOtherChecks(),
  ])
  return [lint, ...others]
}

/** @returns {Promise<Result[]>} */
async function runOtherChecks() {
  return [
    await runTool('format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
    await runTool('types', 'vue-tsc/bin/vue-tsc.js', ['-b']),
    await runTool('nothing unused', 'knip/bin/knip.js', ['--no-config-hints', '--no-progress']),
  ]
}

/**
 * Runs a step whose output is passed on.
 * @param {Step} step
 * @returns {Promise<Result>}
 */
async function runStep({ name, run }) {
  heading(name)
  const startedAt = Date.now()
  const counts = await run()
  report(name, counts, startedAt)
  return { name, counts }
}

/**
 * Runs a tool of node_modules as one check; its output comes at its end.
 * @param {string} name
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {Promise<Result>}
 */
async function runTool(name, file, args) {
  const startedAt = Date.now()
  const { code, output } = await runNode(join(ROOT, 'node_modules', file), args, { capture: true })
  if (output.trim()) console.log(output.trim())
  const counts = check(code === 0)
  report(name, counts, startedAt)
  return { name, counts }
}

/**
 * @param {string} name
 * @param {Counts} counts
 * @param {number} startedAt
 */
function report(name, { failed }, startedAt) {
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  console.log(`${failed > 0 ? 'FAILED' : 'ok'}: ${name}, ${seconds} s`)
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Hosts} hosts
 * @returns {Promise<Counts>}
 */
async function endToEnd(env, hosts) {
  const chromium = await obtainChromium(console.log)
  if (!chromium) {
    console.error(NO_CHROMIUM)
    return check(false)
  }
  console.log(`Chromium: ${chromium}`)
  describeHosts(hosts)
  return vitest('e2e', {
    ...env,
    PASANG_CHROMIUM: chromium,
    PASANG_HOSTS: hosts.browser.join(','),
    PASANG_ELECTRON_HOSTS: hosts.electron.join(','),
  })
}

/**
 * @param {boolean} full
 * @returns {Hosts}
 */
function chooseHosts(full) {
  const electron = ['standin', ...(electronComplaint() === null ? ['electron'] : [])]
  return { browser: full ? ['browser', ...electron] : ['browser'], electron }
}

/** Why real Electron cannot take part, or null. */
function electronComplaint() {
  return findElectron() === null ? 'its runtime is not on this machine' : displayComplaint()
}

/** @param {Hosts} hosts */
function describeHosts(hosts) {
  const complaint = electronComplaint()
  console.log(
    `Hosts: the window on ${hosts.browser.join(', ')}; Electron's own parts on ${hosts.electron.join(', ')}.`,
  )
  if (complaint) console.log(`Real Electron was not used: ${complaint}.`)
}

/**
 * A check that is not a test: it counts only when it fails.
 * @param {boolean} good
 * @returns {Counts}
 */
function check(good) {
  return { passed: 0, failed: good ? 0 : 1, skipped: 0 }
}

/**
 * Runs a project of vitest and counts its tests.
 * @param {string} project
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Counts>}
 */
async function vitest(project, env) {
  const file = join(CACHE, `vitest-${project}.json`)
  mkdirSync(CACHE, { recursive: true })
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runNode(
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    ['run', '--project', project, ...reporters],
    { env },
  )
  const counts = readReport(file)
  // A file that cannot be loaded, or an error between tests, fails the run without failing a test.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/**
 * @param {string} file
 * @returns {Counts}
 */
function readReport(file) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  } catch {
    return { passed: 0, failed: 0, skipped: 0 }
  }
}

/** @param {string} name */
function heading(name) {
  console.log(`\n== ${name}`)
}
