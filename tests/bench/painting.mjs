// How smoothly one paints with four mirrors under a fast pointer, in Chromium against the browser host, with the processor as it
// is and slowed down four times. Usage: node tests/bench/painting.mjs [STROKES], after a build.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/lib/chromium.mjs'
import { paintStrokes } from './painting/strokes.mjs'
import { scriptPerFrame } from './painting/trace.mjs'

const root = resolve(import.meta.dirname, '../..')
const strokes = Number(process.argv[2] ?? 8)
const RATES = [1, 4]
const LIMITS = { median: 17, late: 34, script: 8 } // milliseconds

const data = mkdtempSync(join(tmpdir(), 'pasang-bench-'))
const host = spawn(process.execPath, [join(root, 'out/host/index.js')], {
  env: { ...process.env, PASANG_DATA: data },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const url = await readyUrl()
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: ['--no-sandbox'],
  })
  for (const rate of RATES) await measure(browser, url, rate)
  await browser.close()
} finally {
  host.kill()
  rmSync(data, { recursive: true, force: true })
}

/** @param {import('playwright-core').Browser} browser @param {string} url @param {number} rate how many times slower */
async function measure(browser, url, rate) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(url)
  await page.getByRole('navigation').getByRole('button', { name: 'Editor' }).click()
  await page.getByRole('radio', { name: 'All four mirrors' }).click()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await paintStrokes(page, session, 1) // warms up
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] })
  const intervals = await paintStrokes(page, session, strokes)
  const trace = JSON.parse(String(await browser.stopTracing()))
  const script = scriptPerFrame(trace.traceEvents)
  await page.close()
  const load = (loadavg()[0] ?? NaN).toFixed(1)
  console.log(`processor slowed ${rate} times, load of the machine ${load}:`)
  report('  frame interval', intervals, [
    [0.5, LIMITS.median],
    [0.99, LIMITS.late],
  ])
  const wanted = /** @type {const} */ ([
    [0.5, null],
    [0.99, LIMITS.script],
  ])
  report('  script of a stroke step', script.wall, wanted)
  report('  the same in processor time', script.thread, wanted)
}

/** @param {string} name @param {readonly number[]} values @param {readonly (readonly [number, number | null])[]} wanted shares and limits */
function report(name, values, wanted) {
  const sorted = [...values].sort((a, b) => a - b)
  const figures = wanted.map(([share, limit]) => {
    const value = sorted[Math.ceil(share * sorted.length) - 1] ?? NaN
    const verdict = limit === null ? '' : ` (at most ${limit}: ${value <= limit + 0.05 ? 'met' : 'missed'})`
    return `${share === 0.5 ? 'median' : '99th percentile'} ${value.toFixed(1)} ms${verdict}`
  })
  console.log(
    `${name}: ${figures.join(', ')}, longest ${(sorted.at(-1) ?? NaN).toFixed(1)} ms, ${values.length} frames`,
  )
}

/** @returns {Promise<string>} */
async function readyUrl() {
  for await (const line of createInterface({ input: host.stdout })) {
    const match = /^pasang-host ready (\S+)$/.exec(line)
    if (match?.[1]) return match[1]
  }
  throw new Error('the host did not start')
}
