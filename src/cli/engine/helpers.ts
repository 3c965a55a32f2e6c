import type { SharedTable } from '#core/ai/table'
import { Underway } from '#core/ai/underway'
import type { GameSetup } from '#core/games/game'
import { Worker } from 'node:worker_threads'

/** A position for helpers: they search it on the main search's table until the signal counts on. Plain data. */
export interface HelperTask {
  readonly setup: GameSetup
  readonly moves: readonly string[]
  readonly table: SharedTable
  readonly signal: SharedArrayBuffer // one 32-bit number
  readonly turn: number // what the signal holds as long as the task is wanted
  readonly underway: SharedArrayBuffer // the memory of what all of them are at
  readonly ahead: number // depths left out
}

/** Threads that search the same position as the main one, so that it finds more in the table. */
export interface Helpers {
  /** What they are at, for the main search to take part in. */
  readonly underway: Underway
  /** Starts the search of a position; the one before must have been stopped. */
  start(setup: GameSetup, moves: readonly string[], table: SharedTable): void
  /** Has the search end within a slice; there is nothing to wait for. */
  stop(): void
  close(): void
}

/** Starts `count` helpers from the built script. They do not keep the program alive. */
export function startHelpers(script: string, count: number): Helpers {
  const signal = new SharedArrayBuffer(4)
  const turns = new Int32Array(signal)
  const workers = Array.from({ length: count }, () => new Worker(script))
  for (const worker of workers) worker.unref()
  const underway = new Underway()
  return {
    underway,
    start: (setup, moves, table) => {
      const turn = Atomics.load(turns, 0)
      workers.forEach((worker, at) => {
        const ahead = (at + 1) % 2 // every other one is a ply deeper
        const task: HelperTask = { setup, moves, table, signal, turn, underway: underway.memory, ahead }
        worker.postMessage(task)
      })
    },
    stop: () => void Atomics.add(turns, 0, 1),
    close: () => workers.forEach((worker) => void worker.terminate()),
  }
}
