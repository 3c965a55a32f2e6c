import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, isBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { OUT } from './paths.mjs'

const say = (/** @type {string} */ line) => console.error(line)

if (isBuilt() || ((await ensureInstalled(say)) && (await ensureBuilt(say)))) {
  await import(pathToFileURL(join(OUT, 'cli', 'index.js')).href)
} else {
  console.error('The program could not be built; see above.')
  process.exitCode = 1
}
