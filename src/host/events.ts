import type { BridgeEvent } from '#bridge/api'
import type { Service } from '#service/service'
import type { ServerResponse } from 'node:http'

/** Passes the service's events on to every open window, as server-sent events. */
export class EventStreams {
  private readonly open = new Set<ServerResponse>()
  private readonly stop: () => void

  constructor(service: Service) {
    this.stop = service.onEvent((event) => this.send(event))
  }

  /** Keeps a response open and writes every event to it from now on. */
  add(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    response.write('retry: 1000\n\n')
    this.open.add(response)
    response.on('close', () => this.open.delete(response))
  }

  /** Ends all streams. */
  close(): void {
    this.stop()
    for (const response of this.open) response.end()
  }

  private send(event: BridgeEvent): void {
    for (const response of this.open) response.write(`data: ${JSON.stringify(event)}\n\n`)
  }
}
