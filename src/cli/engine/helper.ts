import { SLICE } from '#core/ai/driver'
import { createSearch } from '#core/ai/search'
import { TranspositionTable } from '#core/ai/table'
import { Underway } from '#core/ai/underway'
import { isOver, replayMoves, startGame, stateOf } from '#core/games/game'
import { parentPort } from 'node:worker_threads'
import type { HelperTask } from './helpers'

/** Searches until the task is no longer wanted. What it finds is in the table, for the main search to read. */
function help(task: HelperTask): void {
  const { setup, moves, signal, turn, ahead } = task
  const turns = new Int32Array(signal)
  const isWanted = () => Atomics.load(turns, 0) === turn
  const start = startGame(setup)
  if (!isWanted() || !start.ok) return
  const { game } = replayMoves(start.value, moves)
  if (isOver(game)) return
  const limits = { movetime: Infinity }
  const search = createSearch(stateOf(game), limits, {
    clock: () => performance.now(),
    table: new TranspositionTable(task.table),
    underway: new Underway(task.underway),
    ahead,
  })
  while (isWanted() && !search.run(SLICE));
}

const port = parentPort
if (!port) throw new Error('this file runs in a worker thread')
port.on('message', help)
