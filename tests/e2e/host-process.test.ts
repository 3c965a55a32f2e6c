import { serializeSettings } from '#core/settings/schema'
import { DEFAULT_SETTINGS } from '#core/settings/settings'
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const HOST = join(import.meta.dirname, '../../out/host/index.js')

interface Run {
  readonly child: ChildProcess
  readonly firstLine: Promise<string>
  readonly end: Promise<{ readonly code: number | null; readonly errors: string }>
}

/** Starts the built browser host with a data folder of its own, from a foreign working folder. */
async function run(
  args: readonly string[],
  language?: 'en' | 'ms' | 'es',
): Promise<Run & { readonly data: string }> {
  const data = join(await mkdtemp(join(tmpdir(), 'pasang ñ ')), 'data')
  onTestFinished(() => rm(join(data, '..'), { recursive: true, force: true }))
  if (language) {
    await mkdir(data)
    await writeFile(join(data, 'settings.json'), serializeSettings({ ...DEFAULT_SETTINGS, language }))
  }
  const child = spawn(process.execPath, [HOST, ...args], {
    cwd: tmpdir(),
    env: { ...process.env, PASANG_DATA: data },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let errors = ''
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  child.stdout.setEncoding('utf8')
  const firstLine = new Promise<string>((resolve) => {
    child.stdout.on('data', (text: string) => {
      output += text
      if (output.includes('\n')) resolve(output.slice(0, output.indexOf('\n')))
    })
    child.on('close', () => resolve(output))
  })
  const end = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, errors }))
  })
  return { child, firstLine, end, data }
}

/** A port that is taken for the time of the test. */
async function takenPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

describe('the built browser host', () => {
  it('serves the window at the address it prints, and ends cleanly', async () => {
    const { child, firstLine, end, data } = await run([])
    const [, url = ''] =
      /^pasang-host ready (http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{32})$/.exec(await firstLine) ?? []
    const { origin, hash } = new URL(url)
    const page = await fetch(origin)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<div id="app">')
    const headers = {
      origin,
      'content-type': 'application/json',
      'x-pasang-token': hash.slice('#token='.length),
    }
    const call = await fetch(`${origin}/api/call/listPatterns`, { method: 'POST', headers, body: '[]' })
    const answer = (await call.json()) as {
      value: { patterns: readonly unknown[]; damaged: readonly unknown[] }
    }
    expect(answer.value.patterns.length).toBeGreaterThanOrEqual(12)
    expect(answer.value.damaged).toEqual([])
    expect(existsSync(data)).toBe(false) // nothing is written before the person does something
    child.kill('SIGTERM')
    expect(await end).toEqual({ code: 0, errors: '' })
  })

  it('gives every run a token of its own', async () => {
    const lines = await Promise.all([1, 2].map(async () => (await run([])).firstLine))
    expect(lines[0]?.split('#')[1]).not.toBe(lines[1]?.split('#')[1])
  })

  it.each([
    ['en', 'is in use by another program'],
    ['ms', 'sedang digunakan oleh program lain'],
    ['es', 'lo está usando otro programa'],
  ] as const)('says in the person’s language (%s) that the port is taken', async (language, words) => {
    const port = await takenPort()
    const { code, errors } = await (await run(['--port', String(port)], language)).end
    expect(code).toBe(1)
    expect(errors).toContain(String(port))
    expect(errors).toContain(words)
    expect(errors.trim().split('\n').length).toBe(1)
  })

  it.each([['--port', 'x'], ['--nonsense']])(
    'explains its use when it is asked for %s %s',
    async (...args) => {
      const { code, errors } = await (await run(args)).end
      expect(code).toBe(2)
      expect(errors).toContain('--port N')
    },
  )
})
