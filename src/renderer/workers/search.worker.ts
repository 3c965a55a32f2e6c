import type { WorkReply, WorkRequest } from '#core/ai/messages'
import { WorkServer } from '#core/ai/server'

/** The part of a dedicated worker's scope that is used here; the DOM's types only know windows. */
interface WorkerScope {
  postMessage(message: WorkReply): void
  onmessage: ((event: MessageEvent<WorkRequest>) => void) | null
}

const scope = globalThis as unknown as WorkerScope
const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

const server = new WorkServer({
  reply: (reply) => {
    scope.postMessage(reply)
  },
  // A message to oneself comes after those that wait already, and sooner than any timer.
  later: (task) => {
    waiting.push(task)
    port2.postMessage(null)
  },
  clock: () => performance.now(),
})

scope.onmessage = ({ data }) => {
  server.handle(data)
}
