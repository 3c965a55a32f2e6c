import { legalMoves, takeBack, type Game } from '#core/games/game'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { HOSTS, withPasang } from './harness/pasang'
import { isFinished, putGame, recordsWith, theRecord } from './data-folder'
import { PlayPage } from './pages/play'
import { WindowPage } from './pages/window'
import { gameOn, names, playUntil } from './scripted-game'

const PEOPLE = [
  ['Siti', { kind: 'human' }],
  ['Awang', { kind: 'human' }],
] as const

/** A scripted game, until so many moves before its end. */
function gameBeforeEnd(pattern: string, moves: number): Game {
  return takeBack(
    playUntil(gameOn(pattern), () => false),
    moves,
  )
}

async function resume(page: Page): Promise<PlayPage> {
  await new WindowPage(page).go('Play')
  await page.getByRole('button', { name: 'Go on' }).click()
  const play = new PlayPage(page)
  await play.moves.waitFor()
  return play
}

describe.each(HOSTS)('hints on %s', (host) => {
  const game = gameBeforeEnd('water-village', 4)
  const pasang = withPasang({ host, prepare: (folder) => putGame(folder, game, PEOPLE) })

  it('name the best moves and what is proven of them; choosing one plays it', async () => {
    const { page } = pasang()
    const play = await resume(page)
    await page.keyboard.press('h')
    await play.hint(1).waitFor()
    await play.hints
      .getByText(/^(wins|loses) by \d+, proven$|^a draw, proven$/)
      .first()
      .waitFor()
    await play.hint(1).hover()
    expect(await play.board.saying('can be taken')).not.toEqual([])
    await play.hint(1).click()
    const record = await theRecord(pasang().dataFolder, ({ moves }) => moves.length === game.moves.length + 1)
    expect(legalMoves(game).map(({ notation }) => notation)).toContain(record.moves.at(-1))
    await page.keyboard.press('h')
    await play.hints.waitFor({ state: 'hidden' })
  })
})

describe.each(HOSTS)('hints beside the analysis on %s', (host) => {
  const game = gameBeforeEnd('water-village', 12)
  const viewport = { width: 1024, height: 700 }
  const pasang = withPasang({ host, viewport, prepare: (folder) => putGame(folder, game, PEOPLE) })

  it('leave its list some room', async () => {
    const { page } = pasang()
    const play = await resume(page)
    await page.keyboard.press('h')
    await page.keyboard.press('a')
    await play.hint(1).waitFor()
    const hints = await play.hints.boundingBox() // first: more of them may come
    const list = await play.moves.getByRole('list', { name: 'Moves that cost most' }).boundingBox()
    if (!list || !hints) throw new Error('one of them is not there')
    expect(list.height).toBeGreaterThanOrEqual(96)
    expect(list.y + list.height).toBeLessThanOrEqual(hints.y)
  })
})

describe.each(HOSTS)('comments on %s', (host) => {
  const game = gameBeforeEnd('rice-case', 4)
  const pasang = withPasang({ host, prepare: (folder) => putGame(folder, game, PEOPLE) })
  const count = game.moves.length

  it('are written on positions, kept in the record, changed and removed', async () => {
    const { page, dataFolder } = pasang()
    const play = await resume(page)
    await play.writeComment(/^Write a comment$/, `Comment after move ${count}`, 'Bagus!\nKeep file c.')
    await theRecord(dataFolder, ({ comments }) => comments?.[String(count)] === 'Bagus!\nKeep file c.')
    expect(await play.move(count)).toContain('Comment: Bagus!')
    await page.keyboard.press('Home')
    await play.writeComment(/^Write a comment$/, 'Comment on the first position', 'A start.')
    await theRecord(dataFolder, ({ comments }) => comments?.['0'] === 'A start.')

    await pasang().restart()
    const again = await resume(pasang().page)
    await again.writeComment(/Keep file c/, `Comment after move ${count}`, 'Better not.')
    await theRecord(dataFolder, ({ comments }) => comments?.[String(count)] === 'Better not.')
    await pasang()
      .page.getByRole('button', { name: /Better not/ })
      .last()
      .click()
    await pasang().page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await theRecord(dataFolder, ({ comments }) => Object.keys(comments ?? {}).join() === '0')
  })
})

describe.each(HOSTS)('the analysis of a finished game on %s', (host) => {
  const game = gameBeforeEnd('rice-case', 0)
  const pasang = withPasang({ host, prepare: (folder) => putGame(folder, game, PEOPLE) })

  it('shows its progress, stops and goes on, and tells what was better', async () => {
    const { page } = pasang()
    const play = new PlayPage(page)
    await new WindowPage(page).go('Play')
    await page.getByRole('button', { name: 'Records' }).click()
    await play.records.getByRole('button', { name: /^Open / }).click()
    await play.result.waitFor()
    await page.keyboard.press('a')
    const progress = play.moves.getByRole('progressbar')
    await progress.waitFor()
    await play.moves.getByRole('button', { name: 'Stop' }).click()
    await play.moves.getByRole('button', { name: 'Go on' }).waitFor()
    expect(await progress.getAttribute('max')).toBe(String(game.moves.length))
    const done = Number(await progress.getAttribute('value'))
    expect(done).toBeLessThan(game.moves.length)

    await play.moves.getByRole('button', { name: 'Go on' }).click()
    await progress.waitFor({ state: 'hidden' })
    const moment = play.moves.getByRole('list', { name: 'Moves that cost most' }).getByRole('button').first()
    const [, ply = ''] = /^(\d+)\. (Siti|Awang): /.exec(await moment.innerText()) ?? []
    expect(await moment.innerText()).toMatch(/lost about \d+ points|became .*, proven/)
    expect(await moment.innerText()).toContain('Better: ')
    await moment.click()
    const before = Number(ply) - 1
    const place =
      before === 0
        ? 'The position before the first move.'
        : `The position after move ${before} of ${game.moves.length}.`
    await page.getByText(place).waitFor()
    await page.keyboard.press('End')
    await play.moves.getByText(/wins by \d+, proven$/).waitFor()
  })
})

describe.each(HOSTS)('a match on %s', (host) => {
  const game = gameBeforeEnd('plaited-mat', 1)
  const pasang = withPasang({ host, prepare: (folder) => putGame(folder, game, PEOPLE) })

  it('sums up its rounds by player, though they change seats', async () => {
    const { page, dataFolder } = pasang()
    const play = await resume(page)
    const [move] = legalMoves(game)
    await play.board.click(names([move?.to ?? -1])[0] ?? '')
    await play.result.waitFor()
    const first = await theRecord(dataFolder, isFinished)
    await page.getByRole('button', { name: 'Next round' }).click()
    await page.getByText('Round 2').waitFor()
    await play.board.click('c2')
    await page.getByRole('button', { name: 'Resign' }).first().click()
    await new WindowPage(page).dialog('Resign this game?').getByRole('button', { name: 'Resign' }).click()
    await play.result.waitFor()
    const records = await recordsWith(dataFolder, 2, ({ match, result }) => match?.round === 2 && !!result)
    const second = records.find(({ match }) => match?.round === 2)
    expect(second?.seats.map(({ name }) => name)).toEqual(['Awang', 'Siti'])
    const points = (name: string) =>
      [first, second].reduce((sum, record) => {
        const seat = record?.seats.findIndex((entry) => entry.name === name) ?? -1
        return sum + (record?.result?.scores[seat] ?? NaN)
      }, 0)
    const total = `Match after 2 rounds: Awang ${points('Awang')}, Siti ${points('Siti')}`
    await play.result.getByText(total).waitFor()
  })
})
