import type { Game, GameSetup } from '../games/game'
import type { SharedTable } from './table'
import { Underway } from './underway'

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

/** The end of a helper's thread that its employer holds. */
export interface HelperPort {
  postMessage(task: HelperTask): void
  terminate(): void
}

/** Threads that search the same position as the main one, so that it finds more in the table. */
export interface Helpers {
  /** What they are at, for the main search to take part in. */
  readonly underway: Underway
  /** Starts the search of a game's position; the one before must have been stopped. */
  start(game: Game, table: SharedTable): void
  /** Has the search end within a slice; there is nothing to wait for. */
  stop(): void
  /** Ends the threads. */
  close(): void
}

/** Employs the helpers at the ends of these threads. */
export function employHelpers(ports: readonly HelperPort[]): Helpers {
  const signal = new SharedArrayBuffer(4)
  const turns = new Int32Array(signal)
  const underway = new Underway()
  const stop = () => void Atomics.add(turns, 0, 1)
  return {
    underway,
    start: ({ setup, moves }, table) => {
      const notations = moves.map(({ notation }) => notation)
      const turn = Atomics.load(turns, 0)
      ports.forEach((port, at) => {
        const ahead = (at + 1) % 2 // every other one is a ply deeper
        port.postMessage({
          setup,
          moves: notations,
          table,
          signal,
          turn,
          underway: underway.memory,
          ahead,
        })
      })
    },
    stop,
    close: () => {
      stop()
      for (const port of ports) port.terminate()
    },
  }
}
