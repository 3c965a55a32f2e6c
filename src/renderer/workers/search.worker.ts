import { employHelpers, type HelperPort } from '#core/ai/helpers'
import type { WorkReply, WorkRequest } from '#core/ai/messages'
import { WorkServer } from '#core/ai/server'
import { later } from './later'

/** The part of a dedicated worker's scope that is used here; the DOM's types only know windows. */
interface WorkerScope {
  postMessage(message: WorkReply): void
  onmessage: ((event: MessageEvent<WorkRequest>) => void) | null
}

const scope = globalThis as unknown as WorkerScope

/** A worker of this worker, which ends with it. It is started when it is first needed. */
function openHelper(): HelperPort {
  let worker: Worker | null = null
  const start = () =>
    new Worker(new URL('./helper.worker.ts', import.meta.url), { type: 'module', name: 'search helper' })
  return {
    postMessage: (task) => {
      worker ??= start()
      worker.postMessage(task)
    },
    terminate: () => worker?.terminate(),
  }
}

const server = new WorkServer({
  reply: (reply) => {
    scope.postMessage(reply)
  },
  later,
  clock: () => performance.now(),
  helpers: (count) => employHelpers(Array.from({ length: count }, openHelper)),
})

scope.onmessage = ({ data }) => {
  server.handle(data)
}
