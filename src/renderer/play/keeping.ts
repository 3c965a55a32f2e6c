import type { GameRecord } from '#core/record/record'
import { ref } from 'vue'
import { getApi } from '../bridge/client'
import { translate } from '../i18n'
import { reportProblem } from '../stores/problems'
import { useToasts } from '../stores/toasts'
import { RecordWriter } from './record-writer'

/** Keeps the record of the game on the board. `recordId` is where it is stored, once it is. */
export function useKeeping() {
  const recordId = ref<string | null>(null)
  let writer: RecordWriter | null = null
  let branched = false // whether the next record is another one of a game that has one
  let begun = false // whether the game has a file, or one is being written

  /** Begins with another game, whose record has that id, or none yet. */
  function keep(id: string | null): void {
    recordId.value = id
    begun = id !== null
    branched = false
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

  /** Begins with a game that leaves the stored one as it is: what is played from here makes another record, and is said to. */
  function branch(): void {
    keep(null)
    branched = true
  }

  function write(record: GameRecord): void {
    begun = true
    if (branched) useToasts().show(translate('play.branched'))
    branched = false
    void writer?.write(record)
  }

  /** Writes only a game that has been written before: what was taken back makes no record of its own. */
  function rewrite(record: GameRecord): void {
    if (begun) write(record)
  }

  return { recordId, keep, branch, write, rewrite }
}
