import { createInterface } from 'node:readline'
import type { Command } from '../command'
import { DONE, type Context, type ExitCode } from '../console'
import { startHelpers } from '../engine/helpers'
import { EngineSession } from '../engine/session'

/** The engine protocol on standard input and output. */
export const engine: Command = {
  usage: 'engine',
  about: 'Speak the engine protocol on standard input and output',
  options: [],
  examples: ['engine'],
  run: (context) => new Promise<ExitCode>((done) => converse(context, () => done(DONE))),
}

function converse({ places, version }: Context, done: () => void): void {
  const input = createInterface({ input: process.stdin, crlfDelay: Infinity })
  const leave = () => {
    input.close()
    process.stdin.destroy()
    done()
  }
  const session = new EngineSession({
    write: (line) => process.stdout.write(`${line}\n`),
    later: (task) => void setImmediate(task),
    clock: () => performance.now(),
    quit: leave,
    helpers: (count) => startHelpers(places.searchHelper, count),
    version,
  })
  input.on('line', (line) => session.receive(line))
  input.on('close', () => session.end())
}
