import type { HelperPort } from '#core/ai/helpers'
import { Worker } from 'node:worker_threads'

/** Starts a thread of the built script that helps a search. It does not keep the program alive. */
export function openHelper(script: string): HelperPort {
  const worker = new Worker(script)
  worker.unref()
  return {
    postMessage: (task) => worker.postMessage(task),
    terminate: () => void worker.terminate(),
  }
}
