import { dataFolder } from '#storage/data-folder'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from './program'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const manifest = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }
const surroundings = { platform: process.platform, env: process.env, home: homedir() }

// A reader that goes away (`pasang list | head -1`) ends the program quietly; a full disk does not.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`pasang: the results could not be written: ${error.code ?? error.message}\n`)
  process.exit(1)
})

process.exitCode = await runProgram(process.argv.slice(2), {
  console: {
    print: (line) => process.stdout.write(`${line}\n`),
    tell: (line) => process.stderr.write(`${line}\n`),
    terminal: process.stderr.isTTY,
  },
  places: {
    patterns: resolve(root, 'patterns'),
    data: dataFolder(surroundings, process.cwd()),
    matchWorker: resolve(root, 'out/cli/match-worker.js'),
    searchHelper: resolve(root, 'out/cli/search-helper.js'),
  },
  version: manifest.version,
})
