import { failed } from '#bridge/answer'
import type { Answer } from '#bridge/api'
import { BODY_LIMIT, CALL_PATH, EVENTS_PATH, IMPORT_BODY_LIMIT, TOKEN_PARAMETER } from '#bridge/http'
import { WINDOW_POLICIES } from '#bridge/policy'
import { fault } from '#core/faults/fault'
import type { Service } from '#service/service'
import { readWindowFile } from '#service/window-files'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { readBody } from './body'
import { EventStreams } from './events'
import { createGuard, type Guard } from './guard'

const ADDRESS = '127.0.0.1'

const HEADERS = {
  ...WINDOW_POLICIES,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const GRACE = 2000 // milliseconds that open requests get when the host ends

export interface HostOptions {
  readonly service: Service
  readonly windowFolder: string // the built window, absolute
  readonly token: string // of this run, unguessable
  readonly log: (error: unknown) => void
}

/** A browser host that is listening. */
export interface Host {
  readonly url: string // with the token: whoever has it can use the program
  /** Stops listening, lets requests under way end, and waits until everything is written. */
  close(): Promise<void>
}

/** Serves the window and the service on a port of this machine; port 0 takes a free one. Rejects as `listen` does. */
export async function startHost(options: HostOptions, port: number): Promise<Host> {
  const { service, token } = options
  const server = createServer()
  await listen(server, port)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const host = `${ADDRESS}:${address.port}`
  const streams = new EventStreams(service)
  const handler = new Handler(options, createGuard(host, token), streams)
  const underWay = new Set<ServerResponse>()
  server.on('request', (request, response) => {
    underWay.add(response)
    response.on('close', () => underWay.delete(response))
    void handler.answer(request, response)
  })
  return {
    url: `http://${host}/#${TOKEN_PARAMETER}=${token}`,
    close: async () => {
      streams.close()
      await stop(server, underWay)
      await service.close()
    },
  }
}

class Handler {
  constructor(
    private readonly options: HostOptions,
    private readonly guard: Guard,
    private readonly streams: EventStreams,
  ) {}

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    try {
      await this.route(request, response)
    } catch (error) {
      if (response.destroyed) return
      this.options.log(error)
      if (!response.headersSent) send(response, 500)
      else response.destroy()
    }
  }

  private async route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    if (!this.guard.isOwn(request)) return send(response, 403)
    if (path === EVENTS_PATH) return this.openEvents(request, response, query)
    if (path.startsWith(CALL_PATH)) return this.call(request, response, path.slice(CALL_PATH.length))
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405)
    const file = await readWindowFile(this.options.windowFolder, path)
    if (file.status !== 200) return send(response, file.status)
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.content.length })
    response.end(request.method === 'HEAD' ? undefined : file.content)
  }

  private openEvents(request: IncomingMessage, response: ServerResponse, query: string): void {
    if (request.method !== 'GET') return send(response, 405)
    if (!this.guard.isKnown(request, new URLSearchParams(query).get(TOKEN_PARAMETER)))
      return send(response, 401)
    this.streams.add(response)
  }

  private async call(request: IncomingMessage, response: ServerResponse, method: string): Promise<void> {
    if (request.method !== 'POST') return send(response, 405)
    if (!this.guard.isKnown(request)) return send(response, 401)
    if (request.headers['content-type'] !== 'application/json') return send(response, 415)
    const limit = method === 'importTexts' ? IMPORT_BODY_LIMIT : BODY_LIMIT
    const body = await readBody(request, limit)
    if (body.kind === 'json') {
      return sendAnswer(response, 200, await this.options.service.call(method, body.value))
    }
    if (body.kind === 'not-json')
      return sendAnswer(response, 400, failed('bad-arguments', 'the body is not JSON'))
    const faults = [fault('too-large', '', { size: body.size, limit })]
    sendAnswer(response, 413, failed('bad-arguments', 'the body is too large', { faults }))
  }
}

function send(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(`${status}\n`)
}

function sendAnswer(response: ServerResponse, status: number, answer: Answer<unknown>): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(answer))
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: ADDRESS, port, exclusive: true }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Stops listening and ends every connection as soon as no response is under way on any, or after the grace time. */
function stop(server: Server, underWay: ReadonlySet<ServerResponse>): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => server.closeAllConnections() // browsers keep idle ones, and open some in advance
    const timer = setTimeout(end, GRACE)
    const endWhenIdle = (): void => (underWay.size === 0 ? end() : undefined)
    for (const response of underWay) response.on('close', endWhenIdle)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    endWhenIdle()
  })
}
