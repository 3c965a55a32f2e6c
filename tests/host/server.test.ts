import type { Answer, BridgeEvent, LibraryListing, LibraryPattern } from '#bridge/api'
import { serializePattern } from '#core/pattern/document'
import { createService } from '#service/service'
import { openStorage } from '#storage/storage'
import { request as send, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startHost } from '../../src/host/server'
import { checkerboard } from '../storage/patterns'
import { put, temporaryFolder } from '../storage/temporary'

const TOKEN = 'the-token-of-this-run'

async function start() {
  const root = await temporaryFolder()
  const windowFolder = join(root, 'window')
  await put(join(windowFolder, 'index.html'), '<!doctype html><title>Pasang</title>')
  await put(join(windowFolder, 'assets/index-1.js'), 'export {}')
  await put(join(root, 'window-secret.txt'), 'secret')
  await put(join(root, 'patterns/broken.pasang.json'), serializePattern(checkerboard('Broken')))
  const storage = openStorage({ data: join(root, 'data'), patterns: join(root, 'patterns') })
  const logged: unknown[] = []
  const log = (error: unknown) => logged.push(error)
  const service = createService(storage, { version: '1.2.3', host: 'browser', log })
  const host = await startHost({ service, windowFolder, token: TOKEN, log }, 0)
  onTestFinished(() => host.close())
  return { host, service, logged, port: Number(new URL(host.url).port), origin: new URL(host.url).origin }
}

interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** A request with exactly these headers; the path is sent as it is, which fetch would tidy. */
function ask(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = send({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
      response.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function call(
  port: number,
  method: string,
  args: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const own = {
    origin: `http://127.0.0.1:${port}`,
    'content-type': 'application/json',
    'x-pasang-token': TOKEN,
  }
  const body = typeof args === 'string' ? args : JSON.stringify(args)
  return ask(port, `/api/call/${method}`, { method: 'POST', headers: { ...own, ...headers }, body })
}

function answerIn<T>({ text }: Reply): Answer<T> {
  return JSON.parse(text) as Answer<T>
}

describe('serving the window', () => {
  it('serves the page and its scripts under a strict policy', async () => {
    const { port } = await start()
    const page = await ask(port, '/')
    expect(page).toMatchObject({ status: 200, text: '<!doctype html><title>Pasang</title>' })
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    })
    const policy = page.headers['content-security-policy']
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).not.toContain('unsafe')
    const script = await ask(port, '/assets/index-1.js?v=1')
    expect(script).toMatchObject({ status: 200, text: 'export {}' })
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-embedder-policy': 'require-corp', // a worker's script must say so too
    })
  })

  it('never puts the token in a page', async () => {
    const { port } = await start()
    const page = await ask(port, '/')
    expect(page.text + JSON.stringify(page.headers)).not.toContain(TOKEN)
  })

  it.each([
    ['/../window-secret.txt', 403],
    ['/%2e%2e/window-secret.txt', 403],
    ['/..%2fwindow-secret.txt', 403],
    ['/assets/../../window-secret.txt', 403],
    ['/assets/%2e%2e/%2e%2e/window-secret.txt', 403],
    ['/../window/index.html', 200],
    ['/%00', 403],
    ['/%', 403],
    ['/%ff', 403],
    ['//etc/passwd', 404],
    ['/etc/passwd', 404],
    ['/assets', 404],
    ['/none.js', 404],
    ['http://evil.example/index.html', 403],
  ])('answers %s with %d and no secret', async (path, status) => {
    const { port } = await start()
    const reply = await ask(port, path)
    expect(reply.status).toBe(status)
    expect(reply.text).not.toContain('secret')
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  })

  it('takes nothing but GET and HEAD there', async () => {
    const { port, origin } = await start()
    expect(await ask(port, '/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
    expect((await ask(port, '/', { method: 'POST', headers: { origin } })).status).toBe(405)
    expect((await ask(port, '/', { method: 'DELETE', headers: { origin } })).status).toBe(405)
  })
})

describe('the guard', () => {
  it.each(['evil.example', 'evil.example:80', 'localhost', '127.0.0.1', '127.0.0.1:1', '[::1]'])(
    'refuses the Host %j, on pages, calls and events',
    async (host) => {
      const { port } = await start()
      expect((await ask(port, '/', { headers: { host } })).status).toBe(403)
      expect((await call(port, 'appInfo', [], { host })).status).toBe(403)
      expect((await ask(port, `/api/events?token=${TOKEN}`, { headers: { host } })).status).toBe(403)
    },
  )

  it.each(['http://evil.example', 'null', 'http://127.0.0.1', 'http://127.0.0.1:1', 'http://localhost', ''])(
    'refuses the Origin %j, on pages, calls and events',
    async (origin) => {
      const { port } = await start()
      expect((await ask(port, '/', { headers: { origin } })).status).toBe(403)
      expect((await call(port, 'appInfo', [], { origin })).status).toBe(403)
      expect((await ask(port, `/api/events?token=${TOKEN}`, { headers: { origin } })).status).toBe(403)
    },
  )

  it('refuses a call that names no Origin: every browser does', async () => {
    const { port } = await start()
    const headers = { 'content-type': 'application/json', 'x-pasang-token': TOKEN }
    expect((await ask(port, '/api/call/appInfo', { method: 'POST', headers, body: '[]' })).status).toBe(403)
  })

  it.each(['', 'wrong', `${TOKEN}x`, TOKEN.slice(1)])('refuses the token %j', async (token) => {
    const { port } = await start()
    expect(await call(port, 'listPatterns', [], { 'x-pasang-token': token })).toMatchObject({
      status: 401,
      text: '401\n',
    })
    expect((await ask(port, `/api/events?token=${token}`)).status).toBe(401)
  })

  it('refuses a call without token, and events without token', async () => {
    const { port, origin } = await start()
    const headers = { origin, 'content-type': 'application/json' }
    expect((await ask(port, '/api/call/appInfo', { method: 'POST', headers, body: '[]' })).status).toBe(401)
    expect((await ask(port, '/api/events')).status).toBe(401)
  })

  it('listens on the loopback address only', async () => {
    const { host } = await start()
    expect(host.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=the-token-of-this-run$/)
  })
})

describe('calls', () => {
  it('are answered by the service', async () => {
    const { port } = await start()
    const listed = await call(port, 'listPatterns', [])
    expect(listed.status).toBe(200)
    expect(listed.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answerIn<LibraryListing>(listed)).toMatchObject({
      ok: true,
      value: { patterns: [{ id: 'shipped/broken' }] },
    })
    const saved = answerIn<LibraryPattern>(await call(port, 'savePattern', [null, checkerboard('Boat')]))
    expect(saved).toMatchObject({ ok: true, value: { id: 'own/boat' } })
    expect(answerIn(await call(port, 'appInfo', []))).toMatchObject({ ok: true, value: { version: '1.2.3' } })
  })

  it.each(['', '{', 'undefined', '[1,', '\u0000'])('answer the garbage %j with a problem', async (body) => {
    const { port } = await start()
    const reply = await call(port, 'appInfo', body)
    expect(reply.status).toBe(400)
    expect(answerIn(reply)).toMatchObject({ ok: false, problem: { code: 'bad-arguments' } })
  })

  it.each([
    ['savePattern', {}],
    ['savePattern', null],
    ['savePattern', []],
    ['savePattern', [null, {}]],
    ['savePattern', [1, checkerboard('X')]],
    ['savePattern', [null, checkerboard('X'), 1]],
    ['nothing', []],
    ['constructor', []],
    ['__proto__', []],
    ['onEvent', []],
    ['exportFile', [{ name: 'x', content: 'y', kind: 'patterns' }]],
    ['../call/appInfo', []],
    ['', []],
  ])('refuse %s with %j', async (method, args) => {
    const { port, logged } = await start()
    const reply = await call(port, method, args)
    expect(answerIn(reply)).toMatchObject({ ok: false, problem: { code: 'bad-arguments' } })
    expect(logged).toEqual([])
  })

  it('take no body of another kind, which a form could send', async () => {
    const { port } = await start()
    expect((await call(port, 'appInfo', [], { 'content-type': 'text/plain' })).status).toBe(415)
  })

  it('take POST only', async () => {
    const { port } = await start()
    const headers = { 'x-pasang-token': TOKEN }
    expect((await ask(port, '/api/call/appInfo', { headers })).status).toBe(405)
  })

  it('refuse a body that is too large and go on', async () => {
    const { port } = await start()
    const reply = await call(port, 'savePattern', `["${'x'.repeat(9 * 1024 * 1024)}"]`)
    expect(reply.status).toBe(413)
    expect(answerIn(reply)).toMatchObject({
      ok: false,
      problem: { code: 'bad-arguments', faults: [{ code: 'too-large', params: { limit: 8 * 1024 * 1024 } }] },
    })
    expect((await call(port, 'appInfo', [])).status).toBe(200)
  })

  it('are long enough for a large import', async () => {
    const { port } = await start()
    const file = { name: 'large.pasang.json', size: 9 * 1024 * 1024, text: 'x'.repeat(9 * 1024 * 1024) }
    expect(answerIn(await call(port, 'importTexts', [[file]]))).toMatchObject({
      ok: true,
      value: [{ kind: 'fault' }],
    })
  })

  it('survive what is no HTTP at all, and a caller who hangs up', async () => {
    const { port, logged } = await start()
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'))
      socket
        .on('close', () => resolve())
        .on('error', () => undefined)
        .resume()
    })
    await new Promise<void>((resolve) => {
      const lines = [
        'POST /api/call/appInfo HTTP/1.1',
        `Host: 127.0.0.1:${port}`,
        `Origin: http://127.0.0.1:${port}`,
        'Content-Type: application/json',
        `X-Pasang-Token: ${TOKEN}`,
        'Content-Length: 100',
      ]
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(`${lines.join('\r\n')}\r\n\r\n[`, () => socket.destroy())
      })
      socket.on('close', () => resolve())
    })
    expect((await call(port, 'appInfo', [])).status).toBe(200)
    expect(logged).toEqual([])
  })
})

describe('events', () => {
  async function listen(url: string) {
    const abort = new AbortController()
    const response = await fetch(url, { signal: abort.signal })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (!reader) throw new Error('no stream')
    let text = ''
    /** The next event, however the stream is cut into parts. */
    const next = async (): Promise<BridgeEvent | null> => {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const message = text.slice(0, end)
          text = text.slice(end + 2)
          if (message.startsWith('data: ')) return JSON.parse(message.slice(6)) as BridgeEvent
          continue
        }
        const { done, value } = await reader.read()
        if (done) return null
        text += value
      }
    }
    return { response, next, abort }
  }

  it('reach every window that listens', async () => {
    const { port, origin } = await start()
    const first = await listen(`${origin}/api/events?token=${TOKEN}`)
    const second = await listen(`${origin}/api/events?token=${TOKEN}`)
    expect(first.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    await call(port, 'savePattern', [null, checkerboard('Boat')])
    expect(await first.next()).toEqual({ kind: 'library-changed' })
    expect(await second.next()).toEqual({ kind: 'library-changed' })
    first.abort.abort()
    await call(port, 'deletePattern', ['own/boat'])
    expect(await second.next()).toEqual({ kind: 'library-changed' })
  })

  it('end when the host ends, and so does everything else', async () => {
    const { host, port, origin } = await start()
    const stream = await listen(`${origin}/api/events?token=${TOKEN}`)
    const closing = host.close()
    expect(await stream.next()).toBeNull()
    await closing
    await expect(call(port, 'appInfo', [])).rejects.toThrow('ECONNREFUSED')
  })
})

describe('starting', () => {
  it('says when the port is taken', async () => {
    const { port, service } = await start()
    const options = { service, windowFolder: '/', token: TOKEN, log: () => undefined }
    await expect(startHost(options, port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})
