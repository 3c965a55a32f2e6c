import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, isBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { say } from './messages.mjs'
import { OUT } from './paths.mjs'

const tell = (/** @type {string} */ line) => console.error(line)

if (isBuilt() || ((await ensureInstalled(tell)) && (await ensureBuilt(tell)))) {
  await import(pathToFileURL(join(OUT, 'cli', 'index.js')).href)
} else {
  console.error(say('notBuilt'))
  process.exitCode = 1
}
