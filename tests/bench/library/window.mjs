import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { findChromium } from '../../../scripts/lib/chromium.mjs'

const SETTLING = 400 // milliseconds after each step of a search, for all that follows it

/** A filter or the order of the gallery, and what is chosen there. @type {readonly (readonly [RegExp, RegExp])[]} */
const CHOICES = [
  [/^Symmetry:/, /^Half turn$/],
  [/^Symmetry:/, /^Any/],
  [/^Order:/, /^Newest/],
  [/^Order:/, /^Symmetry/],
]

/**
 * Opens the built window in Chromium that many times, after once to warm up, and scrolls through the gallery.
 * @param {string} root @param {string} data @param {number} runs
 */
export async function measureWindow(root, data, runs) {
  const host = spawn(process.execPath, [join(root, 'out/host/index.js')], {
    env: { ...process.env, PASANG_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const executablePath = (await findChromium()) ?? undefined
  /** @type {{ firstScreen: number[], longestTask: number[], busiestTask: number[], searchTask: number[], memory: number[] }} */
  const figures = { firstScreen: [], longestTask: [], busiestTask: [], searchTask: [], memory: [] }
  try {
    const url = await readyUrl(host)
    for (let run = 0; run <= runs; run += 1) {
      const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
      const measured = await measureOnce(browser, url)
      await browser.close()
      if (run === 0) continue
      figures.firstScreen.push(measured.firstScreen)
      figures.longestTask.push(measured.longestTask)
      figures.busiestTask.push(measured.busiestTask)
      figures.searchTask.push(measured.searchTask)
      figures.memory.push(measured.memory)
    }
  } finally {
    host.kill()
  }
  return figures
}

/** @param {import('playwright-core').Browser} browser @param {string} url */
async function measureOnce(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.addInitScript(watchFirstScreen)
  await page.goto(url)
  const shown = await page.waitForFunction(
    () => performance.getEntriesByName('bench-first-screen')[0]?.startTime,
  )
  const listed = await page.evaluate(() => {
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/listPatterns'))
    return /** @type {PerformanceResourceTiming} */ (calls[0]).responseEnd
  })
  const firstScreen = Number(await shown.jsonValue()) - listed
  const longestTask = await page.evaluate(scrollThrough)
  const memory = await memoryOf(browser)
  const busiestTask = await busiestDuring(browser, page, () => page.evaluate(scrollThrough))
  const searchTask = await busiestDuring(browser, page, () => searchThrough(page))
  return { firstScreen, longestTask, busiestTask, searchTask, memory }
}

/** @param {import('playwright-core').Browser} browser @param {import('playwright-core').Page} page @param {() => Promise<unknown>} act */
async function busiestDuring(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  return busiestOf((await browser.stopTracing()).toString())
}

/** Types and rubs out a search, narrows and widens the choice, and changes the order. @param {import('playwright-core').Page} page */
async function searchThrough(page) {
  await page.getByRole('textbox', { name: /^Search/ }).focus()
  for (const key of ['a', 'n', 'Backspace', 'Backspace']) {
    await page.keyboard.press(key)
    await sleep(SETTLING)
  }
  for (const [list, choice] of CHOICES) {
    await page.getByRole('button', { name: list }).click()
    await sleep(SETTLING)
    await page.getByRole('menuitemradio', { name: choice }).click()
    await sleep(SETTLING)
  }
}

/** Runs in the page: marks the first frame after the gallery has drawn its boards. */
function watchFirstScreen() {
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll('[role="option"] canvas').length === 0) return
    observer.disconnect()
    // The frame that paints them, and the message after it.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => performance.mark('bench-first-screen')
      port2.postMessage(null)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page: scrolls through the gallery in steps and leaps; the longest task in milliseconds. */
async function scrollThrough() {
  const scroller = /** @type {HTMLElement} */ (document.querySelector('.gallery'))
  await new Promise((resolve) => setTimeout(resolve, 1500)) // what the start still had to do
  let longest = 0
  let last = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const end = scroller.scrollHeight - scroller.clientHeight
  const places = [
    ...Array.from({ length: 240 }, (_, step) => step * 60), // as a wheel does
    ...Array.from({ length: 60 }, (_, step) => (step / 59) * end), // as dragging the bar does
    0,
    end,
    0,
  ]
  for (const place of places) {
    scroller.scrollTop = place
    last = await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await new Promise((resolve) => setTimeout(resolve, 300))
  observer.disconnect()
  if (last === 0) throw new Error('no frames')
  return longest
}

/**
 * The most processor time that a task of a page's main thread took, in milliseconds: unlike its duration, it does not grow
 * while other programs have the processor.
 * @param {string} trace
 */
function busiestOf(trace) {
  /** @type {{ traceEvents: { name: string, ph: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }[] }} */
  const { traceEvents } = JSON.parse(trace)
  const threads = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`)
  const times = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && threads.includes(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
  return times.reduce((most, time) => Math.max(most, time), 0)
}

/**
 * The memory of the largest page's process in MB: all that is resident, also what it shares with others.
 * @param {import('playwright-core').Browser} browser
 */
async function memoryOf(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /^Rss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1])
  return Math.max(...sizes.map(Number)) / 1024
}

/** @param {import('node:child_process').ChildProcess} host @returns {Promise<string>} */
async function readyUrl(host) {
  if (host.stdout === null) throw new Error('no output')
  for await (const line of createInterface({ input: host.stdout })) {
    const match = /^pasang-host ready (\S+)$/.exec(line)
    if (match?.[1]) return match[1]
  }
  throw new Error('the host did not start')
}
