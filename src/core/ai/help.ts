import { isOver, replayMoves, startGame, stateOf } from '../games/game'
import { drive } from './driver'
import type { HelperTask } from './helpers'
import { createSearch } from './search'
import { TranspositionTable } from './table'
import { Underway } from './underway'

/** What a helper's thread gives. `later` runs a task after waiting messages; `clock` is in milliseconds. */
export interface HelpHost {
  readonly later: (task: () => void) => void
  readonly clock: () => number
}

/**
 * Searches in slices until the task is no longer wanted or there is nothing more to find. What it finds is in the table,
 * for the main search to read.
 */
export function help(task: HelperTask, { later, clock }: HelpHost): void {
  const { setup, moves, signal, turn, ahead } = task
  const turns = new Int32Array(signal)
  const isWanted = () => Atomics.load(turns, 0) === turn
  const start = startGame(setup)
  if (!isWanted() || !start.ok) return
  const { game } = replayMoves(start.value, moves)
  if (isOver(game)) return
  const search = createSearch(
    stateOf(game),
    { movetime: Infinity },
    { clock, table: new TranspositionTable(task.table), underway: new Underway(task.underway), ahead },
  )
  const run = (slice: number) => !isWanted() || search.run(slice)
  drive({ run, stop: () => search.stop() }, later, () => undefined)
}
