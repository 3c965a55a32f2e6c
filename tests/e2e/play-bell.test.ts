import { openRecord } from '#core/record/open'
import { describe, expect, it } from 'vitest'
import { HOSTS, withPasang } from './harness/pasang'
import { isFinished, theRecord } from './data-folder'
import { PlayPage } from './pages/play'
import { WindowPage } from './pages/window'

const CORNERS = ['a1', 'a11', 'k1', 'k11']

describe.each(HOSTS)("Bell's game for three on %s", (host) => {
  const pasang = withPasang({ host, settings: { moveTime: 100 } })

  it('is played to its end by a person between two computers', async () => {
    const { page } = pasang()
    const play = new PlayPage(page)
    await new WindowPage(page).go('Play')
    await play.choosePattern('Star')
    await page.getByRole('radio', { name: "Bell's leaps" }).click()
    await page.getByRole('radiogroup', { name: 'Players' }).getByRole('radio', { name: '3' }).click()
    await play.seatPlayer('South', 'Computer', '1, first game')
    await play.seatPlayer('West', 'Person')
    await play.seatPlayer('North', 'Computer', '2, beginner')
    await play.start()
    await play.heading('Your move').waitFor()
    expect(await play.move(1)).toMatch(/^Move 1, Computer 1: corner [ak]1?1, [12] points?$/)
    expect(CORNERS).toContain((await play.board.saying('taken by the last move'))[0])

    while (!(await play.waitForTurn())) await leap(play)
    const record = await theRecord(pasang().dataFolder, isFinished)
    const { game } = openRecord(record)
    expect(game.position.result?.reason).toBe('no-captures')
    expect(record.result).toEqual(game.position.result)
    expect(await play.moveCount()).toBe(game.moves.length)
    const players = ['Computer 1', 'You', 'Computer 2']
    const points = await Promise.all(players.map((player) => play.points(player)))
    expect(points).toEqual(game.position.scores)
    expect(await play.result.innerText()).toContain('Nobody can leap any more')
  })

  /** Takes the first token that can leap, and the richest chain that is listed, or else its stop. */
  async function leap(play: PlayPage): Promise<void> {
    const before = await play.moveCount()
    const [token] = await play.board.saying('can be chosen')
    if (token !== undefined) await play.board.click(token)
    const chain = pasang()
      .page.getByRole('list', { name: /^Chains from/ })
      .getByRole('button')
      .first()
    if (await chain.isVisible()) await chain.click()
    for (
      let leaps = 0;
      leaps < 7 && (await play.moveCount()) === before && !(await isOver(play));
      leaps += 1
    ) {
      const stops = [...(await play.board.saying('chosen')), ...(await play.board.saying('can go here'))]
      const [stop] = stops.filter((name) => name !== token)
      if (stop === undefined) break
      await play.board.click(stop)
    }
    await expect.poll(async () => (await play.moveCount()) > before).toBe(true)
  }

  const isOver = (play: PlayPage) => play.result.isVisible()
})
