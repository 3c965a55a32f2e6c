import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONTENT_SECURITY_POLICY } from '#bridge/policy'
import { isOwnUrl } from '../../src/main/origin'
import { serveWindow } from '../../src/main/serving'

let base: string
let folder: string

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'pasang-serving-'))
  folder = join(base, 'renderer')
  await mkdir(folder)
  await writeFile(join(base, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'index.html'), '<p>Pasang')
})
afterAll(() => rm(base, { recursive: true }))

describe('serving the window', () => {
  it('gives files with their type and the policy', async () => {
    const response = await serveWindow(folder, new Request('app://bundle/index.html'))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toBe('<p>Pasang')
  })

  it('keeps the window apart from other origins, so that its workers may share memory', async () => {
    const { headers } = await serveWindow(folder, new Request('app://bundle/index.html'))
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it.each([
    ['app://bundle/none.js', 404],
    ['app://elsewhere/index.html', 404],
    ['app://bundle/..%2fsecret.txt', 403],
    ['app://bundle/%2e%2e%2fsecret.txt', 403],
  ])('refuses %s', async (url, status) => {
    const response = await serveWindow(folder, new Request(url))
    expect(response.status).toBe(status)
    expect(await response.text()).not.toContain('secret')
  })

  it('only reads', async () => {
    const request = new Request('app://bundle/index.html', { method: 'POST' })
    expect((await serveWindow(folder, request)).status).toBe(405)
  })
})

describe('own addresses', () => {
  it.each([
    ['app://bundle/index.html', true],
    ['app://bundle/index.html#x', true],
    ['app://bundle.evil/index.html', false],
    ['app://evil/bundle', false],
    ['https://bundle/index.html', false],
    ['file:///bundle', false],
    ['', false],
  ])('%s: %s', (url, own) => {
    expect(isOwnUrl(url)).toBe(own)
  })
})
