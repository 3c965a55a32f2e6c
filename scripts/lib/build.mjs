import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { withLock } from './lock.mjs'
import { say } from './messages.mjs'
import { OUT, ROOT } from './paths.mjs'
import { runNode } from './run.mjs'

const STAMP = join(OUT, '.stamp.json')
const INPUTS = ['src', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'electron.vite.config.ts']
const OUTPUTS = ['main/index.js', 'host/index.js', 'cli/index.js', 'preload/index.cjs', 'renderer/index.html']

/**
 * What the build was made from: `times` changes with every touch of a file and is quick to compute, `content` only with
 * what is in the files.
 * @typedef {{ times: string, content: string }} Stamp
 */

/**
 * Builds the program unless it is up to date.
 * @param {(line: string) => void} tell hears what is being done; silent when nothing is
 * @returns {Promise<boolean>} whether an up-to-date build is there
 */
export async function ensureBuilt(tell) {
  if (isBuilt()) return true
  return withLock(
    'build',
    () => build(tell),
    () => tell(say('waitForBuild')),
  )
}

/** Whether the build is there and none of its inputs has changed since. */
export function isBuilt() {
  const stamp = readStamp()
  if (!stamp || !OUTPUTS.every((file) => existsSync(join(OUT, file)))) return false
  const files = inputFiles()
  const times = hashTimes(files)
  if (times === stamp.times) return true
  if (hashContent(files) !== stamp.content) return false
  writeStamp({ ...stamp, times })
  return true
}

/**
 * @param {(line: string) => void} tell
 * @returns {Promise<boolean>}
 */
async function build(tell) {
  if (isBuilt()) return true
  tell(say('building'))
  rmSync(STAMP, { force: true })
  const files = inputFiles()
  const stamp = { times: hashTimes(files), content: hashContent(files) }
  const cli = join(ROOT, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js')
  const { code, output } = await runNode(cli, ['build', '--logLevel', 'warn'], { capture: true })
  const said = stripVTControlCharacters(output).trim()
  if (said) console.error(said)
  if (code !== 0) return false
  writeStamp(stamp)
  return true
}

/** @returns {Stamp | null} */
function readStamp() {
  try {
    const value = JSON.parse(readFileSync(STAMP, 'utf8'))
    return typeof value?.times === 'string' && typeof value.content === 'string' ? value : null
  } catch {
    return null
  }
}

/** @param {Stamp} stamp */
function writeStamp(stamp) {
  mkdirSync(OUT, { recursive: true })
  writeFileSync(STAMP, `${JSON.stringify(stamp)}\n`)
}

/**
 * All files that the build reads, sorted.
 * @returns {string[]}
 */
function inputFiles() {
  const files = INPUTS.flatMap((name) => {
    const path = join(ROOT, name)
    if (!existsSync(path)) return []
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })
  return files.sort()
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** @param {readonly string[]} files */
function hashTimes(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(file)
    hash.update(`${nameOf(file)}\0${size}\0${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** @param {readonly string[]} files */
function hashContent(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${nameOf(file)}\0${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** @param {string} file */
function nameOf(file) {
  return relative(ROOT, file).split(sep).join('/')
}
