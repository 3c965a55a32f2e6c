import { openService } from '#service/open'
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parsePort } from './arguments'
import { fill, MESSAGES, type HostMessages } from './messages'
import { startHost, type Host } from './server'

/** A path seen from the built file, `out/host/index.js`. */
function pathFromHere(relative: string): string {
  return fileURLToPath(new URL(relative, import.meta.url))
}

function log(error: unknown): void {
  console.error(error)
}

function programVersion(): string {
  const { version } = JSON.parse(readFileSync(pathFromHere('../../package.json'), 'utf8')) as {
    version: string
  }
  return version
}

const service = openService({
  version: programVersion(),
  host: 'browser',
  log,
  patternsFolder: pathFromHere('../../patterns'),
  surroundings: { platform: process.platform, env: process.env, home: homedir() },
  workingFolder: process.cwd(),
})

const settings = await service.api.readSettings()
const messages = MESSAGES[settings.ok ? settings.value.language : 'en']
const port = parsePort(process.argv.slice(2))

if (port === null) {
  console.error(messages.usage)
  process.exitCode = 2
} else {
  const windowFolder = pathFromHere('../renderer')
  const token = randomBytes(24).toString('base64url')
  try {
    endOnSignals(await startHost({ service, windowFolder, token, log }, port))
  } catch (error) {
    console.error(explain(error, port, messages))
    process.exitCode = 1
  }
}

function endOnSignals(host: Host): void {
  console.log(`pasang-host ready ${host.url}`)
  let ending = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending) return // Ctrl-C reaches us both from the terminal and from the program that started us
      ending = true
      host.close().then(
        () => process.exit(0),
        (error: unknown) => {
          log(error)
          process.exit(1)
        },
      )
    })
  }
}

function explain(error: unknown, wanted: number, texts: HostMessages): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return fill(texts.portTaken, { port: wanted })
  if (code === 'EACCES') return fill(texts.portRefused, { port: wanted })
  return fill(texts.cannotServe, { detail: error instanceof Error ? error.message : String(error) })
}
