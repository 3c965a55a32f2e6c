import type { GameRecord } from '#core/record/record'
import { ref } from 'vue'
import { getApi } from '../bridge/client'
import { reportProblem } from '../stores/problems'
import { RecordWriter } from './record-writer'

/** Keeps the record of the game on the board. `recordId` is where it is stored, once it is. */
export function useKeeping() {
  const recordId = ref<string | null>(null)
  let writer: RecordWriter | null = null
  let begun = false // whether the game has a file, or one is being written

  /** Begins with another game, whose record has that id, or none yet. */
  function keep(id: string | null): void {
    recordId.value = id
    begun = id !== null
    const created = new RecordWriter(
      id,
      async (known, record) => {
        const answer = await getApi().saveGame(known, record)
        if (answer.ok && writer === created) recordId.value = answer.value
        return answer
      },
      reportProblem,
    )
    writer = created
  }

  function write(record: GameRecord): void {
    begun = true
    void writer?.write(record)
  }

  /** Writes only a game that has been written before: what was taken back makes no record of its own. */
  function rewrite(record: GameRecord): void {
    if (begun) write(record)
  }

  return { recordId, keep, write, rewrite }
}
