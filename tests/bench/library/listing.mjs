import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/** What runs in each new process: it lists once and says how long that took. */
const PROGRAM = `
import { openStorage } from './storage.js'
const [data, patterns, index] = process.argv.slice(2)
const { library } = openStorage({ data, patterns })
const started = performance.now()
const listing = await library.list()
const took = performance.now() - started
if (index === 'write') await library.saveIndex()
if (listing.damaged.length > 0) throw new Error('damaged: ' + JSON.stringify(listing.damaged[0]))
console.log(JSON.stringify({ took, patterns: listing.patterns.length }))
`

/**
 * Bundles the storage layer as the program is bundled; the value is the file of the program that uses it.
 * @param {string} root @param {string} folder
 */
export async function bundleStorage(root, folder) {
  const outDir = join(folder, 'storage')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: join(root, 'src/storage/storage.ts'), outDir, target: 'node20', minify: false },
  })
  const [bundle] = readdirSync(outDir).filter((name) => /\.m?js$/.test(name))
  writeFileSync(join(outDir, 'package.json'), '{ "type": "module" }\n')
  const program = join(outDir, 'list.mjs')
  writeFileSync(program, PROGRAM.replace('storage.js', bundle ?? 'storage.js'))
  return program
}

/**
 * Lists that many times, each in a new process; the value is how long `list` took in each, in milliseconds.
 * @param {{ storage: string, data: string, patterns: string, runs: number, index: 'none' | 'write' | 'keep' }} options
 */
export function timeListings({ storage, data, patterns, runs, index }) {
  return Array.from({ length: runs }, () => {
    if (index !== 'keep') rmSync(join(data, 'library', '.index.json'), { force: true })
    const output = execFileSync(process.execPath, [storage, data, patterns, index], { encoding: 'utf8' })
    return Number(JSON.parse(output).took)
  })
}
