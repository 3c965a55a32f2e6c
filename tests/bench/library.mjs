// The library with thousands of own patterns: listing by a new process without and with an index, then in Chromium the first
// screen of the gallery, the longest tasks while scrolling and searching, and the memory of the window's process.
// Usage: node tests/bench/library.mjs [PATTERNS] [RUNS] [SEED], after a build.
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundleStorage, timeListings } from './library/listing.mjs'
import { makePatterns } from './library/patterns.mjs'
import { measureWindow } from './library/window.mjs'

const SETTLED = 2500 // milliseconds; the index takes no file that has changed within the last two seconds

const root = resolve(import.meta.dirname, '../..')
const [count = 5000, runs = 7, seed = 1] = process.argv.slice(2).map(Number)
const folder = mkdtempSync(join(tmpdir(), 'pasang-bench-'))
const data = join(folder, 'data')

try {
  makePatterns(join(data, 'library'), count, seed)
  console.log(`${count} own patterns of seed ${seed}; load of the machine ${loadavg()[0]?.toFixed(1)}`)
  const storage = await bundleStorage(root, folder)
  await sleep(SETTLED)
  const listing = { storage, data, patterns: join(root, 'patterns'), runs }
  report('listed by a new process without an index', timeListings({ ...listing, index: 'none' }), 1000)
  timeListings({ ...listing, index: 'write', runs: 1 })
  report('listed by a new process with an index', timeListings({ ...listing, index: 'keep' }), 200)
  const window = await measureWindow(root, data, runs)
  report('first screen of the gallery after the listing', window.firstScreen, 500)
  report('longest task while scrolling', window.longestTask, 50)
  report('busiest task while scrolling, processor time alone', window.busiestTask, 50)
  report('busiest task while searching, filtering and sorting, processor time alone', window.searchTask, 50)
  report('memory of the window’s process after scrolling', window.memory, 400, 'MB')
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param {string} name @param {number[]} values @param {number} goal @param {string} [unit] */
function report(name, values, goal, unit = 'ms') {
  const sorted = values.toSorted((a, b) => a - b)
  const [least, middle, most] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)].map((value) =>
    Math.round(value ?? NaN),
  )
  const verdict = (middle ?? NaN) <= goal ? 'met' : 'MISSED'
  console.log(`${name}: median ${middle} ${unit} (${least} to ${most}), goal ${goal} ${unit}: ${verdict}`)
}
