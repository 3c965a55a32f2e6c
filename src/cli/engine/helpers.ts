import { employHelpers, type HelperPort, type Helpers } from '#core/ai/helpers'
import { Worker } from 'node:worker_threads'

/** Starts `count` threads of the built script that help a search. They do not keep the program alive. */
export function startHelpers(script: string, count: number): Helpers {
  return employHelpers(Array.from({ length: count }, () => openHelper(script)))
}

function openHelper(script: string): HelperPort {
  const worker = new Worker(script)
  worker.unref()
  return {
    postMessage: (task) => worker.postMessage(task),
    terminate: () => void worker.terminate(),
  }
}
