import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { ROOT } from '../../scripts/lib/paths.mjs'

const COPIED = ['bin', 'electron.vite.config.ts', 'out', 'package.json', 'package-lock.json', 'patterns']

let base: string
let folder: string
let running: ChildProcess | null = null

/** The program in a folder whose name makes trouble where names are not quoted. */
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'pasang-start-'))
  folder = join(base, "Permainan ‘é 棋’ & 'pasang'")
  await mkdir(folder)
  for (const name of [...COPIED, 'scripts', 'src', 'tsconfig.base.json']) {
    await cp(join(ROOT, name), join(folder, name), { recursive: true })
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
})
afterEach(() => {
  running?.kill('SIGKILL')
  running = null
})
afterAll(() => rm(base, { recursive: true, force: true }))

function start(args: string[], extra: Record<string, string> = {}) {
  const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env // so that nothing is opened on a real screen
  const child = spawn(process.execPath, [join(folder, 'scripts', 'start.mjs'), ...args], {
    cwd: base,
    env: { ...env, LC_ALL: 'en', ...extra, PASANG_DATA: join(base, 'data') },
  })
  running = child
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.err += text))
  return { child, said }
}

it('serves the program with one line that says where and why, until Ctrl-C', async () => {
  const { child, said } = start(['--browser', '--no-open'])
  await expect.poll(() => said.out, { timeout: 30_000 }).toContain('\n')
  const line =
    /^Pasang is in the browser at (http:\/\/127\.0\.0\.1:\d+\/\S*) \(--browser was given\)\. Ctrl-C ends it\.\n$/
  const [, url = ''] = line.exec(said.out) ?? []
  expect(await (await fetch(url)).text()).toContain('<title>Pasang</title>')

  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
  await expect(fetch(url)).rejects.toThrow('fetch failed')
  expect(said.err).toBe('')
  expect(said.out).toMatch(line)
})

it.runIf(process.platform === 'linux')('says that there is no display for a window', async () => {
  const { child, said } = start(['--no-open'])
  await expect.poll(() => said.out, { timeout: 30_000 }).toContain('(there is no display for a window)')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

it.runIf(process.platform === 'linux')('shows the window where Electron is', async () => {
  const electron = join(ROOT, 'tests', 'standin', 'electron-standin')
  const { child, said } = start([], { DISPLAY: ':0', ELECTRON_EXEC_PATH: electron })
  await expect.poll(() => said.err, { timeout: 30_000 }).toContain('DevTools listening')
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(said.out).not.toContain('127.0.0.1')
})

it.runIf(process.platform === 'linux')('goes on in the browser when Electron cannot show it', async () => {
  const broken = join(base, 'electron')
  await writeFile(broken, '#!/bin/sh\nexit 7\n', { mode: 0o755 })
  const { child, said } = start(['--no-open'], { DISPLAY: ':0', ELECTRON_EXEC_PATH: broken })
  await expect.poll(() => said.out, { timeout: 30_000 }).toContain('(Electron ended at once with code 7)')
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('speaks the language of the system', async () => {
  const { child, said } = start(['--browser', '--no-open'], { LC_ALL: 'ms_BN.UTF-8' })
  await expect.poll(() => said.out, { timeout: 30_000 }).toContain('Pasang berada dalam pelayar di http')
  child.kill('SIGINT')
  await once(child, 'exit')
})

it('says which port is taken', async () => {
  const first = start(['--browser', '--no-open'])
  await expect.poll(() => first.said.out, { timeout: 30_000 }).toContain('\n')
  const [port = ''] = /(?<=127\.0\.0\.1:)\d+/.exec(first.said.out) ?? []
  const second = start(['--browser', '--no-open', '--port', port])
  expect(await once(second.child, 'exit')).toEqual([1, null])
  expect(second.said.err).toContain(port)
  expect(second.said.out).toBe('')
  first.child.kill('SIGINT')
  await once(first.child, 'exit')
})

it.each([[['--brows']], [['--port', '0']], [['--port', 'x']], [['--port']], [['extra']]])(
  'answers %j with its usage',
  async (args) => {
    const { child, said } = start(args)
    expect(await once(child, 'exit')).toEqual([2, null])
    expect(said.err).toContain('--no-open')
    expect(said.out).toBe('')
  },
)

it('prints its usage when asked to', async () => {
  const { child, said } = start(['--help'])
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(said.out).toContain('PASANG_DATA')
  expect(said.err).toBe('')
})
