import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll } from 'vitest'
import { runProgram } from '../../src/cli/program'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'pasang cli ü '))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A place in a temporary folder of this test file, which is removed at its end. */
export function temporary(...names: string[]): string {
  return join(folder, ...names)
}

/** What a call of the command line came to. */
export interface Run {
  readonly exit: number
  readonly out: readonly string[]
  readonly told: readonly string[]
}

/** Calls the command line in this process, with an empty data folder. */
export async function pasang(...words: string[]): Promise<Run> {
  const out: string[] = []
  const told: string[] = []
  const exit = await runProgram(words, {
    console: {
      print: (line) => out.push(...line.split('\n')),
      tell: (line) => told.push(...line.split('\n')),
      terminal: false,
    },
    places: {
      patterns: join(root, 'patterns'),
      data: temporary('data'),
      matchWorker: join(root, 'out/cli/match-worker.js'),
      searchHelper: join(root, 'out/cli/search-helper.js'),
    },
    version: '1.2.3',
  })
  return { exit, out, told }
}
