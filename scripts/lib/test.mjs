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
  if (!(await ensureInstalled((line) => console.log(line)))) {
    console.error('The packages could not be installed; see above.')
    console.log('0 passed, 1 failed')
    return 1
  }
  const hosts = chooseHosts(full)
  const total = { passed: 0, failed: 0, skipped: 0 }
  const broken = []
  for (const step of steps(full, hosts)) {
    heading(step.name)
    const startedAt = Date.now()
    const { passed, failed, skipped } = await step.run()
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    if (failed > 0) broken.push(step.name)
    console.log(`${failed > 0 ? 'FAILED' : 'ok'}: ${step.name}, ${seconds(startedAt)} s`)
  }
  heading('Result')
  describeHosts(hosts)
  if (total.skipped > 0) console.log(`${total.skipped} skipped`)
  if (broken.length > 0) console.log(`Failed: ${broken.join(', ')}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}

/**
 * @param {boolean} full
 * @param {Hosts} hosts
 * @returns {Step[]}
 */
function steps(full, hosts) {
  const env = { ...process.env, ...(full && { PASANG_LONG: '1' }) }
  return [
    { name: 'format', run: () => tool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']) },
    { name: 'lint', run: () => tool('eslint/bin/eslint.js', ['.', '--max-warnings', '0']) },
    { name: 'types', run: () => tool('vue-tsc/bin/vue-tsc.js', ['-b']) },
    { name: 'unit, property and perft tests', run: () => vitest('unit', env) },
    { name: 'build', run: async () => check(await ensureBuilt((line) => console.log(line))) },
    { name: 'end-to-end tests', run: () => endToEnd(env, hosts) },
  ]
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {Hosts} hosts
 * @returns {Promise<Counts>}
 */
async function endToEnd(env, hosts) {
  const chromium = await obtainChromium((line) => console.log(line))
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
 * Runs a tool of node_modules as one check.
 * @param {string} file
 * @param {readonly string[]} args
 * @returns {Promise<Counts>}
 */
async function tool(file, args) {
  const { code } = await runNode(join(ROOT, 'node_modules', file), args)
  return check(code === 0)
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
  const report = join(CACHE, `vitest-${project}.json`)
  mkdirSync(CACHE, { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await runNode(
    join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
    ['run', '--project', project, ...reporters],
    { env },
  )
  const counts = readReport(report)
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

/** @param {number} since */
function seconds(since) {
  return Math.round((Date.now() - since) / 1000)
}
