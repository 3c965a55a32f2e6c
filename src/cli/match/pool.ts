import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Job, Played } from './job'

/**
 * Plays jobs on all cores, each worker one game after the other, and gives every played game to `take` in the order of
 * their ends. Rejects with the first error; no worker is left behind.
 */
export async function playAll(
  workerFile: string,
  jobs: readonly Job[],
  take: (played: Played) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs]
  const count = Math.min(availableParallelism(), waiting.length)
  const workers = Array.from({ length: count }, () => new Worker(workerFile))
  try {
    await Promise.all(workers.map((worker) => work(worker, waiting, take)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

async function work(worker: Worker, waiting: Job[], take: (played: Played) => Promise<void>): Promise<void> {
  for (let job = waiting.shift(); job; job = waiting.shift()) await take(await played(worker, job))
}

function played(worker: Worker, job: Job): Promise<Played> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      act()
    }
    const onMessage = (message: Played) => settle(() => resolve(message))
    const onError = (error: unknown) =>
      settle(() => reject(error instanceof Error ? error : new Error(String(error))))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.postMessage(job)
  })
}
