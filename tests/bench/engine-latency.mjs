// How soon the engine answers: `go movetime 200` and `stop`, each many times.
// Usage: node tests/bench/engine-latency.mjs [TIMES [THREADS]]
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '../..')
const times = Number(process.argv[2] ?? 50)
const threads = Number(process.argv[3] ?? 1)
const pattern = readFileSync(join(root, 'patterns/boat.pasang.json'), 'utf8').replace(/\n/g, '')
const engine = spawn(process.execPath, [join(root, 'bin/pasang.mjs'), 'engine'], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()

/** @param {string} line */
const say = (line) => engine.stdin.write(`${line}\n`)

/** @param {string} word the first word of the awaited line */
async function hear(word) {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error('the engine is gone')
    if (value.startsWith(word)) return
  }
}

/** @param {string} name @param {number[]} values */
function report(name, values) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ share) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? NaN)
  console.log(
    `${name}: median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms, longest ${at(1)} ms (${values.length} times)`,
  )
}

say(`setoption name Threads value ${threads}`)
await hear('ready')
say(`newgame {"pattern":${pattern}}`)
await hear('ready')
say('position moves =c =h')
await hear('ready')
const timed = []
const stopped = []
for (let i = 0; i < times; i++) {
  let started = performance.now()
  say('go movetime 200')
  await hear('bestmove')
  timed.push(performance.now() - started)
  say('go movetime 60000')
  await sleep(50 + (i % 10) * 7)
  started = performance.now()
  say('stop')
  await hear('bestmove')
  stopped.push(performance.now() - started)
}
say('quit')
report('go movetime 200 answered after', timed)
report('stop answered after', stopped)
