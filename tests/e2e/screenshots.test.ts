import { legalMoves, type Game } from '#core/games/game'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { ROOT } from '../../scripts/lib/paths.mjs'
import { putGame } from './data-folder'
import { Pasang, type PasangOptions } from './harness/pasang'
import { EditorPage } from './pages/editor'
import { PlayPage } from './pages/play'
import { WindowPage } from './pages/window'
import { gameOn, linesOf, names, playUntil } from './scripted-game'

/**
 * The pictures of the README: `PASANG_SCREENSHOTS=1 npx vitest run --project e2e tests/e2e/screenshots.test.ts` draws them
 * anew into docs/images.
 */
describe.runIf(process.env['PASANG_SCREENSHOTS'])('the pictures of the README', () => {
  it('shows the library', () =>
    onWindow({ settings: { favourites: ['shipped/boat', 'shipped/composed-flower'] } }, async (page) => {
      await page.getByRole('option', { name: /^Composed Flower/ }).click()
      await shoot(page, 'library-wood')
    }))

  it('shows a choice between lines', async () => {
    const game = firstGame(severalLines)
    for (const theme of ['wood', 'songket'] as const) {
      await onWindow({ settings: { theme, level: 4 }, ...withGameIn(game) }, async (page) => {
        await resume(page)
        await chooseAmongLines(page, game)
        await shoot(page, `play-${theme}`)
      })
    }
  })

  it('shows a small window', () =>
    onWindow(
      { viewport: SMALL, settings: { theme: 'songket' }, ...withGameIn(firstGame(late)) },
      async (page) => {
        await resume(page)
        await shoot(page, 'play-small')
      },
    ))

  it('shows the end of a game', () =>
    onWindow(withGameIn(firstGame(isLongAndOver)), async (page) => {
      await new WindowPage(page).go('Play')
      await page.getByRole('button', { name: 'Records' }).click()
      await new PlayPage(page).records.getByRole('button', { name: /^Open / }).click()
      await new PlayPage(page).waitForTurn()
      await shoot(page, 'play-result')
    }))

  it.each(['songket', 'paper'] as const)('shows the editor on %s', (theme) =>
    onWindow({ settings: { theme } }, async (page) => {
      await new WindowPage(page).go('Editor')
      const editor = new EditorPage(page)
      await editor.chooseSymmetry(
        theme === 'paper' ? 'Quarter turn, colours swapped' : 'Both straight mirrors',
      )
      await editor.board.drag(['b9', 'c9', 'd8', 'e8', 'f9'])
      await editor.board.drag(['a11', 'b11', 'c10', 'd10'])
      await page.getByRole('button', { name: 'Fill the rest' }).click()
      await editor.board.hover('c8')
      await shoot(page, `editor-${theme}`)
    }),
  )
})

const PATTERNS = [
  'lotus',
  'boat',
  'rice-case',
  'jewel',
  'plaited-mat',
  'composed-flower',
  'butterfly',
  'kite',
]
const SMALL = { width: 900, height: 640 }

async function onWindow(options: Partial<PasangOptions>, act: (page: Page) => Promise<void>): Promise<void> {
  const pasang = await Pasang.open({ host: 'browser', ...options })
  try {
    await act(pasang.page)
  } finally {
    await pasang.close()
  }
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(ROOT, 'docs/images', `${name}.png`) })
}

/** A data folder with one unfinished game of a person against the computer. */
function withGameIn(game: Game): Pick<PasangOptions, 'prepare'> {
  return {
    prepare: (dataFolder) =>
      putGame(dataFolder, game, [
        ['You', { kind: 'human' }],
        ['Computer', { kind: 'computer', level: 4 }],
      ]),
  }
}

async function resume(page: Page): Promise<void> {
  await new WindowPage(page).go('Play')
  await page.getByRole('button', { name: 'Go on' }).click()
  await new PlayPage(page).heading('Your move').waitFor()
}

/** The first game, pattern by pattern, that comes to such a position. */
function firstGame(reached: (game: Game) => boolean): Game {
  const games = PATTERNS.map((pattern) => playUntil(gameOn(pattern), reached))
  const game = games.find(reached)
  if (!game) throw new Error('no such game')
  return game
}

const isLongAndOver = (game: Game) => game.position.result !== null && game.moves.length > 30
const southMoves = (game: Game) => game.position.turn === 'south'
const severalLines = (game: Game) =>
  game.moves.length > 14 &&
  southMoves(game) &&
  legalMoves(game).some((move) => linesOf(game, move).length > 1)
const late = (game: Game) => game.moves.length > 12 && southMoves(game)

/** Points at the stop of the first move that has several lines, or of the only move. */
async function chooseAmongLines(page: Page, game: Game): Promise<void> {
  const moves = legalMoves(game)
  const move = moves.find((each) => linesOf(game, each).length > 1) ?? moves[0]
  const [stop] = names([move?.to ?? -1])
  if (stop === undefined) throw new Error('no move')
  await new PlayPage(page).board.click(stop)
}
