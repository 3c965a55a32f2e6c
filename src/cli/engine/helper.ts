import { SLICE } from '#core/ai/driver'
import { createSearch } from '#core/ai/search'
import { TranspositionTable } from '#core/ai/table'
import { isOver, replayMoves, startGame, stateOf } from '#core/games/game'
import { parentPort } from 'node:worker_threads'
import type { HelperTask } from './helpers'

/** Searches until the task is no longer wanted. What it finds is in the table, for the main search to read. */
function help({ setup, moves, table, signal, turn, ahead }: HelperTask): void {
  const turns = new Int32Array(signal)
  const isWanted = () => Atomics.load(turns, 0) === turn
  const start = startGame(setup)
  if (!isWanted() || !start.ok) return
  const { game } = replayMoves(start.value, moves)
  if (isOver(game)) return
  const limits = { movetime: Infinity }
  const means = { clock: () => performance.now(), table: new TranspositionTable(table), ahead }
  const search = createSearch(stateOf(game), limits, means)
  while (isWanted() && !search.run(SLICE));
}

const port = parentPort
if (!port) throw new Error('this file runs in a worker thread')
port.on('message', help)
