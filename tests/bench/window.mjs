// Figures of the window: the size of its scripts, and the time from page load to the first painted board in Chromium against
// the browser host. Usage: node tests/bench/window.mjs [RUNS], after a build.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { findChromium } from '../../scripts/lib/chromium.mjs'

const root = resolve(import.meta.dirname, '../..')
const runs = Number(process.argv[2] ?? 9) | 1
const assets = join(root, 'out/renderer/assets')

for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
  const content = readFileSync(join(assets, name))
  console.log(`${name}: ${kilobytes(content.length)}, ${kilobytes(gzipSync(content).length)} gzipped`)
}

const data = mkdtempSync(join(tmpdir(), 'pasang-bench-'))
const env = { ...process.env, PASANG_DATA: data }
const host = spawn(process.execPath, [join(root, 'out/host/index.js')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const url = await readyUrl()
  const browser = await chromium.launch({
    executablePath: (await findChromium()) ?? undefined,
    args: ['--no-sandbox'],
  })
  const times = []
  for (let run = 0; run <= runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(url)
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('board-painted')[0]?.startTime,
    )
    if (run > 0) times.push(Number(await painted.jsonValue())) // the first one warms up
    await page.close()
  }
  await browser.close()
  times.sort((a, b) => a - b)
  const [least, middle, most] = [times[0], times[runs >> 1], times.at(-1)].map((time) =>
    Math.round(time ?? NaN),
  )
  console.log(`page load to the first painted board: median ${middle} ms (${least} to ${most}, ${runs} runs)`)
} finally {
  host.kill()
  rmSync(data, { recursive: true, force: true })
}

/** @returns {Promise<string>} */
async function readyUrl() {
  for await (const line of createInterface({ input: host.stdout })) {
    const match = /^pasang-host ready (\S+)$/.exec(line)
    if (match?.[1]) return match[1]
  }
  throw new Error('the host did not start')
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
