import { openRecord } from '#core/record/open'
import type { GameRecord } from '#core/record/record'
import { describe, expect, it } from 'vitest'
import { ALL_HOSTS, withPasang } from './harness/pasang'
import { isFinished, recordsWith, theRecord } from './data-folder'
import { PlayPage } from './pages/play'
import { WindowPage } from './pages/window'

describe.each(ALL_HOSTS)('a game against the computer on %s', (host) => {
  const pasang = withPasang({ host, settings: { moveTime: 100 } })

  it('is played to its end with the mouse on the board, kept, taken back and gone on with', async () => {
    const game = new PlayPage(pasang().page)
    await startGame(game)
    while (!(await game.waitForTurn())) await game.playSomething()
    await showsTheEnd(game)
    await liesInTheRecords(game)
    await takesBack(game)
    await branches(game)
    await goesOnAfterRestart()
  })

  async function startGame(game: PlayPage): Promise<void> {
    await new WindowPage(pasang().page).go('Play')
    await game.choosePattern('Boat')
    await game.seatPlayer('North', 'Computer', '1, first game')
    await game.start()
    await game.heading('Your move').waitFor()
    await pasang().page.getByText('Phase 1 of 3: passage').waitFor()
    await pasang().page.getByText('Boat, 120 tokens left').waitFor()
  }

  /** The reason, and the scores of the record that was written meanwhile. */
  async function showsTheEnd(game: PlayPage): Promise<void> {
    const record = await theRecord(pasang().dataFolder, isFinished)
    const { game: replayed, warning } = openRecord(record)
    expect(warning).toBeNull()
    expect(replayed.moves).toHaveLength(await game.moveCount())
    const result = replayed.position.result
    expect(record.result).toEqual(result)
    expect([await game.points('You'), await game.points('Computer')]).toEqual(result?.scores)
    const words = result?.reason === 'suntuk' ? 'no legal move (suntuk)' : 'The board is empty'
    expect(await game.result.innerText()).toContain(words)
    expect(record.seats.map(({ player }) => player)).toEqual([
      { kind: 'human' },
      { kind: 'computer', level: 1 },
    ])
  }

  async function liesInTheRecords(game: PlayPage): Promise<void> {
    await game.chooseMore('Records')
    const row = game.records.getByRole('button', { name: /^Open Boat/ })
    const words = await row.innerText()
    expect(words).toContain(`You, Computer, ${await game.moveCount()} moves`)
    expect(words).not.toContain('unfinished')
    await game.records.getByRole('button', { name: 'Close' }).click()
  }

  /** Three turns, each time back to the person's own, who sits South; the finished record stays as it was. */
  async function takesBack(game: PlayPage): Promise<void> {
    const end = await game.moveCount()
    for (let turn = 0; turn < 3; turn += 1) {
      const before = await game.moveCount()
      await pasang().page.getByRole('button', { name: 'Take back' }).click()
      await game.heading('Your move').waitFor()
      const after = await game.moveCount()
      expect(after).toBeLessThan(before)
      expect(after % 2).toBe(0)
    }
    const record = await theRecord(pasang().dataFolder, isFinished)
    expect(record.moves).toHaveLength(end)
  }

  /** What is played then becomes a record of its own beside the finished one, which stays as it was. */
  async function branches(game: PlayPage): Promise<void> {
    const { dataFolder } = pasang()
    const finished = await theRecord(dataFolder, isFinished)
    const start = await game.moveCount()
    await game.playSomething()
    await game.heading('Your move').waitFor()
    const count = await game.moveCount()
    const isBranch = ({ moves, result }: GameRecord) => result === undefined && moves.length === count
    const records = await recordsWith(dataFolder, 2, isBranch)
    expect(records).toContainEqual(finished)
    expect(records.find(isBranch)?.moves.slice(0, start)).toEqual(finished.moves.slice(0, start))
  }

  async function goesOnAfterRestart(): Promise<void> {
    const before = new PlayPage(pasang().page)
    const [count, junctions] = [await before.moveCount(), await before.board.junctions()]
    await pasang().restart()
    const { page } = pasang()
    const game = new PlayPage(page)
    await new WindowPage(page).go('Play')
    await page.getByText(`Boat, ${count} moves`).waitFor()
    await page.getByRole('button', { name: 'Go on' }).click()
    await game.heading('Your move').waitFor()
    expect(await game.moveCount()).toBe(count)
    expect(await game.board.junctions()).toEqual(junctions)
    await game.playSomething()
    const isLonger = ({ moves, result }: GameRecord) => result === undefined && moves.length > count
    const records = await recordsWith(pasang().dataFolder, 2, isLonger)
    expect(records.filter(isFinished)).toHaveLength(1)
  }
})
