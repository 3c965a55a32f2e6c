import { describe, expect, it } from 'vitest'
import type { Answer, Problem } from '#bridge/api'
import type { GameRecord } from '#core/record/record'
import { RecordWriter } from '../../../src/renderer/play/record-writer'
import { gameAfter, playOn, sessionFor } from './support'
import { withState } from '../../../src/renderer/play/session'

/** A store that answers when told to. */
function slowStore() {
  const saved: [string | null, number][] = []
  const answers: ((answer: Answer<string>) => void)[] = []
  const save = (id: string | null, record: GameRecord): Promise<Answer<string>> => {
    saved.push([id, record.moves.length])
    return new Promise((resolve) => answers.push(resolve))
  }
  const answer = (value: Answer<string>) => answers.shift()?.(value)
  return { saved, save, answer }
}

function recordOf(plies: number): GameRecord {
  const session = sessionFor(gameAfter(), [])
  return withState(
    session,
    playOn(session.game, ({ moves }) => moves.length >= plies),
  ).record
}

const ID: Answer<string> = { ok: true, value: 'game-1' }

describe('writing the record of a game', () => {
  it('makes one file, though the first answer comes late', async () => {
    const { saved, save, answer } = slowStore()
    const writer = new RecordWriter(null, save, () => undefined)
    const first = writer.write(recordOf(1))
    void writer.write(recordOf(2))
    const third = writer.write(recordOf(3))
    expect(saved).toEqual([[null, 1]])
    answer(ID)
    await Promise.resolve()
    await Promise.resolve()
    answer(ID)
    await Promise.all([first, third])
    expect(saved).toEqual([
      [null, 1],
      ['game-1', 3],
    ])
    expect(writer.id).toBe('game-1')
  })

  it('tells of a failure and tries again with the next move', async () => {
    const { saved, save, answer } = slowStore()
    const problems: Problem[] = []
    const writer = new RecordWriter(null, save, (problem) => problems.push(problem))
    const failed = writer.write(recordOf(1))
    answer({ ok: false, problem: { code: 'disk-full', message: 'ENOSPC' } })
    await failed
    expect(problems.map(({ code }) => code)).toEqual(['disk-full'])
    const again = writer.write(recordOf(2))
    answer(ID)
    await again
    expect(saved).toEqual([
      [null, 1],
      [null, 2],
    ])
  })

  it('goes on in the file that the game was opened from', async () => {
    const { saved, save, answer } = slowStore()
    const written = new RecordWriter('old', save, () => undefined).write(recordOf(4))
    answer({ ok: true, value: 'old' })
    await written
    expect(saved).toEqual([['old', 4]])
  })
})
