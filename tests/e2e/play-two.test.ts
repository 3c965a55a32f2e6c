import { fileOf, rankOf, type Junction } from '#core/board/junction'
import type { Move } from '#core/games/contract'
import { legalMoves, type Game } from '#core/games/game'
import { describe, expect, it } from 'vitest'
import { HOSTS, withPasang } from './harness/pasang'
import { isFinished, theRecord } from './data-folder'
import { PlayPage } from './pages/play'
import { WindowPage } from './pages/window'
import { gameOn, linesOf, names, nextMove, ownToken, played } from './scripted-game'

describe.each(HOSTS)('two people at one machine on %s', (host) => {
  const pasang = withPasang({ host })

  it('play a whole game by the keyboard alone, until the board is empty', async () => {
    const { page } = pasang()
    const [shell, play] = [new WindowPage(page), new PlayPage(page)]
    await page.keyboard.press('Alt+2')
    await shell.tabTo(page.getByRole('region', { name: 'Pattern' }).getByRole('button'))
    await page.keyboard.press('Enter')
    await page.keyboard.type('boat') // what is called so comes before what has it in a tag
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Pattern' }).getByText('Boat').waitFor()
    await shell.tabTo(play.seat('North').getByRole('radiogroup'))
    await page.keyboard.press('ArrowLeft')
    await shell.tabTo(page.getByRole('button', { name: 'Start the game' }))
    await page.keyboard.press('Enter')
    await shell.tabTo(play.board.grid)

    let game = gameOn('boat')
    while (game.position.result === null) {
      const move = nextMove(game)
      await makeByKeyboard(play, game, move)
      game = played(game, move)
    }
    await agreesWith(play, game)
    expect(await play.result.innerText()).toContain('The board is empty: 90 : 86.')
    expect(await play.heading('Player 1 wins').isVisible()).toBe(true)
  })

  it('see what each move takes before it is made, and pick a line on the board with the mouse', async () => {
    const { page } = pasang()
    const play = new PlayPage(page)
    await new WindowPage(page).go('Play')
    await play.choosePattern('Crab')
    await play.seatPlayer('North', 'Person')
    await play.start()

    let [game, picked] = [gameOn('crab'), 0]
    while (game.position.result === null) {
      const move = nextMove(game)
      picked += linesOf(game, move).length > 1 ? 1 : 0
      await makeByMouse(play, game, move)
      game = played(game, move)
      expect(await play.board.saying('taken by the last move')).toEqual(inBoardOrder(names(move.captured)))
    }
    expect(picked).toBeGreaterThan(0)
    await agreesWith(play, game)
    expect(await play.result.innerText()).toContain('has no legal move (suntuk) and forfeits')
  })

  it('may resign and change their minds', async () => {
    const { page } = pasang()
    const [shell, play] = [new WindowPage(page), new PlayPage(page)]
    await shell.go('Play')
    await play.choosePattern('Boat')
    await play.seatPlayer('North', 'Person')
    await play.start()
    await play.board.click('c2')
    await page.getByRole('button', { name: 'Resign' }).first().click()
    await shell.dialog('Resign this game?').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Resign' }).first().click()
    await shell.dialog('Resign this game?').getByRole('button', { name: 'Resign' }).click()
    expect(await play.result.innerText()).toContain('Player 2 resigned')
    await theRecord(pasang().dataFolder, ({ result }) => result?.reason === 'resigned')
    await page.keyboard.press('Control+z')
    await play.heading('Player 2 to move').waitFor()
    expect(await play.moveCount()).toBe(1)
    const kept = await theRecord(pasang().dataFolder, isFinished)
    expect(kept.result?.reason).toBe('resigned')
  })

  async function makeByKeyboard(play: PlayPage, game: Game, move: Move): Promise<void> {
    const { keyboard } = pasang().page
    const press = async (junction: string) => {
      await play.board.walkTo(junction)
      await keyboard.press('Enter')
    }
    for (const junction of picksOf(game, move)) await press(junction)
    const lines = linesOf(game, move)
    if (lines.length > 1) {
      await pasang().page.getByText(`your kas can take one of ${lines.length} lines`).waitFor()
      await keyboard.press(keyOf(game, move))
    }
    expect(await play.moveCount()).toBe(game.moves.length + 1)
  }

  async function makeByMouse(play: PlayPage, game: Game, move: Move): Promise<void> {
    const picks = picksOf(game, move)
    for (const junction of picks.slice(0, -1)) await play.board.click(junction)
    const last = picks.at(-1) ?? ''
    await play.board.hover(last)
    const lines = linesOf(game, move)
    const shown = lines.length > 1 ? lines.flatMap(({ captured }) => captured) : move.captured
    expect(await play.board.saying('can be taken')).toEqual(inBoardOrder(names(shown)))
    await play.board.click(last)
    if (lines.length > 1) await play.board.click(ownToken(game, move))
    expect(await play.moveCount()).toBe(game.moves.length + 1)
  }

  /** Points, move list and record are those of the game that the rules engine played beside. */
  async function agreesWith(play: PlayPage, game: Game): Promise<void> {
    const { result } = game.position
    expect([await play.points('Player 1'), await play.points('Player 2')]).toEqual(result?.scores)
    const record = await theRecord(pasang().dataFolder, isFinished)
    expect(record.result).toEqual(result)
    expect(record.moves).toEqual(game.moves.map(({ notation }) => notation))
  }
})

/** What is picked on the board, one after the other, up to where several lines may be left to choose from. */
function picksOf(game: Game, move: Move): readonly string[] {
  if (move.kind === 'passage') return [`${'abcdefghijk'[move.file ?? 0]}1`]
  const [from, to] = names([move.from ?? 0, move.to ?? 0])
  const origins = new Set(legalMoves(game).map((each) => each.from))
  return origins.size > 1 ? [from ?? '', to ?? ''] : [to ?? '']
}

/** Lines are numbered as one reads: from the north downwards, then from the west. */
function keyOf(game: Game, move: Move): string {
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
  const north = ({ captured }: Move) => mean(captured.map((place) => rankOf(place as Junction)))
  const east = ({ captured }: Move) => mean(captured.map((place) => fileOf(place as Junction)))
  const lines = [...linesOf(game, move)].sort((a, b) => north(b) - north(a) || east(a) - east(b))
  return String(lines.findIndex(({ notation }) => notation === move.notation) + 1)
}

/** As the grid goes: from the highest rank down, from file a to k. */
function inBoardOrder(junctions: readonly string[]): readonly string[] {
  const place = (name: string) => -100 * Number(name.slice(1)) + name.charCodeAt(0)
  return [...new Set(junctions)].sort((a, b) => place(a) - place(b))
}
